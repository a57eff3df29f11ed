/// How much the command says.
enum Manners: Hashable, Sendable {
  /// Only errors.
  case quiet
  /// What was written.
  case plain
  /// Also what was used.
  case verbose

  /// Reads `--quiet` and `--verbose`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has(.quiet), arguments.has(.verbose)) {
    case (true, true): throw .conflict(.quiet, .verbose)
    case (true, false): self = .quiet
    case (false, true): self = .verbose
    case (false, false): self = .plain
    }
  }
}
