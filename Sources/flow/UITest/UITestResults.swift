/// The results of UI tests, parsed from their output.
struct UITestResults: Encodable, Equatable {
  enum Outcome: String, Encodable { case passed, failed, skipped }

  struct Test: Encodable, Equatable {
    /// The class and the method, separated by a period.
    let name: String
    let outcome: Outcome
  }

  /// The tests, in the order in which they ended.
  private(set) var tests: [Test] = []
  /// The failure messages, each with its file and line.
  private(set) var failures: [String] = []

  init(output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.prefixMatch(of: #/Test Case '(.+?)' (passed|failed|skipped) /#),
        let outcome = Outcome(rawValue: String(match.2))
      {
        tests.append(Test(name: String(match.1), outcome: outcome))
      } else if line.contains(#/:\d+: error: \S+\.\S+ : /#) {
        failures.append(String(line))
      }
    }
  }
}
