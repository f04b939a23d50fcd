/// An event of XCTest in a test process, as a line of a file that the output of the tests does not reach.
///
/// `flow uitest` names a folder in an environment variable; each test process writes a file there.
package struct TestEvent: Codable, Equatable, Sendable {
  /// The environment variable with the folder.
  package static let folderVariable = "FLOW_TEST_EVENTS"

  package enum Kind: String, Codable, Sendable {
    /// The tests of the process begin.
    case began
    /// A test begins.
    case started
    /// A test has failed; it continues.
    case failed
    /// A test ends.
    case ended
    /// All tests of the process have ended.
    case finished
  }

  package enum Outcome: String, Codable, Sendable { case passed, failed, skipped }

  package let kind: Kind
  /// The class and the method, separated by a period.
  package var test: String?
  package var outcome: Outcome?
  /// The file, the line and the text of a failure.
  package var message: String?

  package init(_ kind: Kind, test: String? = nil, outcome: Outcome? = nil, message: String? = nil) {
    self.kind = kind
    self.test = test
    self.outcome = outcome
    self.message = message
  }
}
