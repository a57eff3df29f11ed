/// What the command tells the shell when it ends.
enum ExitCode: Int32, Sendable {
  /// Everything that was asked for is there.
  case done = 0
  /// It could not be done.
  case failed = 1
  /// What was typed cannot be meant.
  case usage = 2
  /// A picture is not what would be made now.
  case stale = 3
}
