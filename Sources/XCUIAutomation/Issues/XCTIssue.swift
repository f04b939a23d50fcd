import Foundation

/// A source location in a test.
public struct XCTSourceCodeLocation: Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// The context of an issue in the source of a test.
public struct XCTSourceCodeContext: Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure of a test.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

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
