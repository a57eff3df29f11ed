#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Veduta

/// Sees to it that an interrupted command leaves no half file.
enum Interruption {
  /// Prepares the process, to be called before any other thread is started, and gives the signals to wait for.
  ///
  /// Full disks, file size limits and closed pipes become errors of `write` instead of signals. Interrupt,
  /// hangup and termination reach no thread until it waits for them. One that was ignored at the start stays ignored.
  static func prepare() -> sigset_t {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    return signals
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

  /// Starts a thread that waits for the signals; says whether there is room for one.
  ///
  /// It is the first thread, so that a process that cannot start the others can still be stopped.
  static func startWaiting(for signals: sigset_t) -> Bool {
    let shared = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    shared.initialize(to: signals)
    #if canImport(Glibc)
      var thread = pthread_t()
      return pthread_create(
        &thread, nil,
        { shared in
          if let shared { Interruption.wait(for: shared.load(as: sigset_t.self)) }
          return nil
        }, shared) == 0
    #else
      var thread: pthread_t?
      return pthread_create(
        &thread, nil,
        { shared in
          Interruption.wait(for: shared.load(as: sigset_t.self))
          return nil
        }, shared) == 0
    #endif
  }

  /// Waits for the first of the signals, takes the temporary files away, and lets the signal do what it would have done.
  private static func wait(for signals: sigset_t) {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 { pause() }
    TemporaryFiles.removeAll {
      if Console.isTerminal { Console.say("\n") }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
    }
    while true { pause() }
  }
}
