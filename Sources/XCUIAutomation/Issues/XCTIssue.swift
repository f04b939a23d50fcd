import Foundation

/// A source location in a test.
public struct XCTSourceCodeLocation: Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, counted from 1.
  public let lineNumber: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - lineNumber: The line, counted from 1.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a location in the file with a path.
  ///
  /// - Parameter lineNumber: The line, counted from 1.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// The context of an issue in the source of a test.
public struct XCTSourceCodeContext: Sendable {
  /// The location of the issue, if it is known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure of a test.
public struct XCTIssue {
  /// The kind of an issue.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  /// The kind of the issue.
  public var type: IssueType
  /// The description in one line.
  public var compactDescription: String
  /// More details.
  public var detailedDescription: String?
  /// The location of the issue.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that is the issue.
  public var associatedError: (any Error)?
  /// The attachments, which are added to the test when the issue is recorded.
  public var attachments: [XCTAttachment]

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - type: The kind of the issue.
  ///   - compactDescription: The description in one line.
  ///   - detailedDescription: More details, which follow the description on the next line.
  ///   - sourceCodeContext: The location of the issue, by default unknown.
  ///   - associatedError: The error that is the issue.
  ///   - attachments: The attachments to add to the test when the issue is recorded.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Adds an attachment.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension UITestCase {
  /// Fails the test with an issue.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: [issue.compactDescription, issue.detailedDescription].compactMap { $0 }.joined(separator: "\n"),
      inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0, expected: true)
  }
}
