#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that is run to its end.
struct ChildProcess {
  /// What went wrong.
  enum Failure: Error {
    case cannotStart(String)
    case failed(String, status: Int32)
  }

  /// The most memory that it had at a time, in megabytes.
  let peakMemory: Double

  /// Runs a program with its arguments, its words thrown away, and waits for it.
  init(_ program: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      throw Failure.cannotStart(program)
    }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw Failure.failed(program, status: status)
    }
    #if os(Linux)
      peakMemory = Double(usage.ru_maxrss) / 1024
    #else
      peakMemory = Double(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// The `veduta` that was built along with this program.
  static var veduta: String {
    let own = CommandLine.arguments[0]
    guard let slash = own.lastIndex(of: "/") else { return "./veduta" }
    return own[..<slash] + "/veduta"
  }
}

/// A folder for what is written meanwhile; it goes with the value.
final class TemporaryFolder {
  /// Its path.
  let path: String

  /// Makes the folder in `TMPDIR`, else in `/tmp`.
  init() {
    var template = Array(
      ((getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp") + "/veduta-XXXXXX").utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    _ = try? ChildProcess("/bin/rm", ["-rf", path])
  }
}
