// Measures what has to be quick. Build it with -c release.
//
//   Benchmarks [--samples N] [WORD ...]     cases whose name has one of the words in it; all without words
//   Benchmarks peer --style FILE --data FOLDER still|flight SCENE [FOLDER]     one run beside other renderers

import Veduta

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func measureAll(_ arguments: [String]) throws {
  let benchmarks: [Benchmark] = [
    .decodeTiles, .openTwoLayers, .worldFrame, .worldCompose, .worldPaint, .worldEncode, .cityFrame,
    .plainScreen, .glassScreen,
    .libpngStill, .coldStill, .oneWorker, .twoWorkers,
  ]
  var words = arguments
  var samples = 20
  if let index = words.firstIndex(of: "--samples"), index + 1 < words.count {
    samples = Int(words[index + 1]) ?? samples
    words.removeSubrange(index...(index + 1))
  }
  for benchmark in benchmarks where words.isEmpty || words.contains(where: benchmark.name.contains) {
    try benchmark.measure(samples: samples)
    fflush(nil)
  }
  if words.isEmpty || words.contains(where: "peak-memory".contains) { try Benchmark.printPeakMemory() }
}

FreedMemory.keep()
if CommandLine.arguments.dropFirst().first == "peer" {
  try await PeerRun(Array(CommandLine.arguments.dropFirst(2))).run()
} else {
  try measureAll(Array(CommandLine.arguments.dropFirst()))
}
