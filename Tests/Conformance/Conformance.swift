/// Answers the test suites of other projects, case by case, for a runner that holds the answers against
/// theirs.
@main
struct Conformance {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "expression":
      // One case a line, one answer a line.
      while let line = readLine() { print(ExpressionCase.answer(line)) }
    default:
      print("usage: conformance expression < cases > answers")
    }
  }
}
