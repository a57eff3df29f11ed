#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Veduta

/// Sees to it that an interrupted command leaves no half file.
enum Interruption {
  /// Prepares the process; to be called before any other thread is started.
  ///
  /// Full disks, file size limits and closed pipes become errors of `write` instead of signals. Interrupt,
  /// hangup and termination are waited for on a thread of their own, which takes the temporary files away and then
  /// lets the signal do what it would have done. A signal that was ignored at the start stays ignored.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    startWaiting(for: signals)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Glibc)
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #else
      let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #endif
    return handler == 1  // SIG_IGN
  }

  private static func startWaiting(for signals: sigset_t) {
    let argument = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    argument.initialize(to: signals)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    // The argument lives as long as the process: the thread never ends.
    pthread_create(&thread, nil, { argument in Interruption.wait(argument) }, argument)
  }

  #if canImport(Glibc)
    private typealias Argument = UnsafeMutableRawPointer?
  #else
    private typealias Argument = UnsafeMutableRawPointer
  #endif

  private static func wait(_ argument: Argument) -> UnsafeMutableRawPointer? {
    let pointer: UnsafeMutableRawPointer? = argument
    guard let signals = pointer?.assumingMemoryBound(to: sigset_t.self) else { return nil }
    var number: Int32 = 0
    while sigwait(signals, &number) != 0 {}
    TemporaryFiles.removeAll {
      if Console.isTerminal { Console.say("\n") }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, signals, nil)
      kill(getpid(), number)
      // Delivered to this thread at the latest here, with the files still locked.
      while true { pause() }
    }
    return nil
  }
}
