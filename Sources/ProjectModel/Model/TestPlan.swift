import Foundation

/// A file that says which tests run, and in which configurations.
package struct TestPlan: Sendable, Hashable {
  /// A set of options with which all tests run once.
  package struct Configuration: Sendable, Hashable {
    package let name: String
    package let launch: LaunchOptions
  }

  package let location: URL
  package let tests: [TestSelection]
  package let configurations: [Configuration]

  package var name: String { location.deletingPathExtension().lastPathComponent }
}
