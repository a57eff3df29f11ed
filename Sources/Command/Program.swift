import Veduta

/// The command as a function of its arguments: understand, do, say what went wrong.
enum Program {
  /// The version that `--version` tells.
  static let version = "0.1.0"

  /// Does what the arguments ask for.
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: What the shell is to be told.
  static func run(_ arguments: [String]) async -> ExitCode {
    do throws(CommandError) {
      return try await carryOut(arguments)
    } catch {
      Console.say(error.message.text(inColor: Console.hasColor))
      return error.exitCode
    }
  }

  private static func carryOut(_ arguments: [String]) async throws(CommandError) -> ExitCode {
    switch try understood(arguments) {
    case .help(let verb): return try answer(HelpPage.text(verb))
    case .version: return try answer("veduta \(version)\n")
    case .completion(let shell): return try answer(shell.script)
    case .still(let request): return try StillVerb(request: request, typed: arguments).run()
    case .frames(let request): return try await FramesVerb(request: request, typed: arguments).run()
    case .screen(let request): return try await ScreenVerb(request: request, typed: arguments).run()
    case .tile(let request): return try await TileVerb(request: request).run()
    case .inspect(let request, let asJSON): return try InspectVerb(request: request, asJSON: asJSON).run()
    }
  }

  private static func understood(_ arguments: [String]) throws(CommandError) -> Request {
    do throws(UsageError) {
      try Words.check()
      return try Request(ArgumentParser.parse(arguments))
    } catch {
      throw .usage(error)
    }
  }

  private static func answer(_ text: String) throws(CommandError) -> ExitCode {
    try fileErrors { () throws(FileError) in try Console.output(text) }
    return .done
  }
}
