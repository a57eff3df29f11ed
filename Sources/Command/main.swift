import Veduta

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

StandardStreams.occupy()
FreedMemory.keep()

// The work is done on other threads, and one waits for signals, as an `async` main would let them kill the process
// with its temporary files still there.
guard Interruption.startWaiting(for: Interruption.prepare()) else {
  let message = Message(
    "there is no room for a thread", try: "more memory or processes (ulimit -v, ulimit -u)")
  Console.say(message.text(inColor: Console.hasColor))
  exit(ExitCode.failed.rawValue)
}
Task.detached {
  exit(await Program.run(Words.typed).rawValue)
}
while true { pause() }
