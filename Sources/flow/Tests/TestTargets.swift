/// The targets of a build with tests, of which those that do not build are left out.
struct TestTargets {
  /// The names of the test targets.
  let tests: [String]
  /// The names of the other targets.
  let others: [String]
  /// Writes the manifest without some of the targets.
  let leaveOut: (Set<String>) throws -> Void

  /// Builds the tests. If they do not build, every target is built alone, and those that do not build are left out: the
  /// test targets, and if that is not enough, others.
  ///
  /// - Parameter build: Builds with arguments of the package manager, and returns its output and exit code.
  /// - Returns: The targets that were left out, as tests that failed.
  /// - Throws: `CommandError.notBuilt` if no test target builds.
  func build(_ build: ([String]) throws -> (text: String, status: Int32)) throws -> [TestResults.Test] {
    let (first, status) = try build(["--build-tests"])
    if status == 0 { return [] }
    var failures: [TestResults.Test] = []
    for targets in [tests, others] {
      for name in targets {
        let (text, status) = try build(["--target", name])
        if status == 0 { continue }
        let error = CommandError.targetNotBuilt(name, text)
        failures.append(TestResults.Test(name: name, outcome: .failed, failures: [error.description]))
      }
      let names = Set(failures.map(\.name))
      if names.isSuperset(of: tests) { break }
      if names.isEmpty { continue }
      try leaveOut(names)
      if try build(["--build-tests"]).status == 0 {
        for name in names.sorted() { Output.note(.targetNotBuilt(name)) }
        return failures
      }
    }
    throw CommandError.notBuilt(first)
  }
}
