import Foundation

/// What Xcode builds, runs and tests by one name.
package struct Scheme: Sendable, Hashable {
  package let name: String
  /// The file; `nil` for a scheme that Xcode makes up for a target without one.
  package var location: URL?
  /// The targets that are built.
  package var builds: [ProjectTarget.ID] = []
  /// The app or program that is run.
  package var launches: ProjectTarget.ID?
  /// The configuration in which it is run, such as `Debug`.
  package var launchConfiguration: String?
  package var launch = LaunchOptions()
  package var tests: [TestSelection] = []
  /// The files of its test plans; the first one is used unless another is named.
  package var testPlans: [URL] = []
  package var testConfiguration: String?
  /// The arguments, the environment and the language of its tests.
  package var testLaunch = LaunchOptions()

  package init(name: String) { self.name = name }
}

/// The options of a process that a scheme or a test plan starts.
package struct LaunchOptions: Sendable, Hashable {
  package var arguments: [String] = []
  package var environment: [String: String] = [:]
  /// The code of a language, such as `de`.
  package var language: String?
  /// The code of a region, such as `AT`.
  package var region: String?
  /// The products of the store: a `.storekit` file.
  package var storeFile: URL?

  package init() {}

  /// The environment with the variable in which the double of StoreKit finds the products.
  package var variables: [String: String] {
    environment.merging(storeFile.map { ["FLOW_STORE_FILE": $0.path] } ?? [:]) { own, _ in own }
  }

  /// The options with those of `others` where it has any.
  func overridden(by others: LaunchOptions) -> LaunchOptions {
    var result = self
    if !others.arguments.isEmpty { result.arguments = others.arguments }
    result.environment.merge(others.environment) { $1 }
    result.language = others.language ?? language
    result.region = others.region ?? region
    result.storeFile = others.storeFile ?? storeFile
    return result
  }
}

/// The tests of a target that run.
package struct TestSelection: Sendable, Hashable {
  package let target: ProjectTarget.ID
  package var isEnabled = true
  /// Classes and methods that alone run, as `CartTests` or `CartTests/testTotal()`; empty for all.
  package var selected: [String] = []
  /// Classes and methods that do not run.
  package var skipped: [String] = []
  package var isParallel = false

  package init(target: ProjectTarget.ID) { self.target = target }
}
