#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three descriptors that a process is started with.
enum StandardStreams {
  /// Sees to it that none of the three is free: a file that is opened would get its number, and what is said to
  /// people would be written into a picture.
  ///
  /// One that was closed stays of no use, and says so when it is used: it cannot be read, or cannot be written.
  static func occupy() {
    for (descriptor, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] {
      // The lowest free number is taken, which is this one.
      if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", flags) }
    }
  }
}
