#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The work is done on other threads; this one waits for signals, as an `async` main would let them kill the process
// with its temporary files still there.
let signals = Interruption.prepare()
Task.detached {
  exit(await Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
}
Interruption.wait(for: signals)
