import FlowReports
import ProjectModel

/// A run of tests: one for each configuration of a test plan.
struct TestRun {
  /// The name of the configuration, if there are several.
  var configuration: String?

  /// The environment of the test processes.
  var environment: [String: String] = [:]

  /// The name of a test in the results.
  func name(_ test: String) -> String { configuration.map { "\(test) [\($0)]" } ?? test }

  /// Runs tests once for each configuration.
  ///
  /// - Parameter body: Runs the tests.
  static func forEach(_ runs: [TestRun], _ body: (TestRun) throws -> Void) rethrows {
    for run in runs {
      if let name = run.configuration { Output.note(.configuration(name)) }
      try body(run)
    }
  }
}

extension Project {
  /// The runs of the tests of a target, a scheme or a test plan; one for all tests.
  func testRuns(of name: String?) -> [TestRun] {
    guard let name else { return [TestRun()] }
    let configurations = testConfigurations(of: name)
    return configurations.map { configuration in
      let launch = configuration.launch
      let options = TestLaunch(arguments: launch.arguments, language: launch.language, region: launch.region)
      return TestRun(
        configuration: configurations.count > 1 ? configuration.name : nil,
        environment: launch.variables.merging(options.environment) { $1 })
    }
  }
}
