#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

Interruption.install()
exit(await Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
