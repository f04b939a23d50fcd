import Foundation
import SwiftUI

/// A finding of an audit.
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element; `nil` for a text that is not an element.
  public let element: XCUIElement?

  /// The problem, with Apple's text: `Contrast failed`.
  public let compactDescription: String

  /// The problem, the element, the measured value and the required value.
  public let detailedDescription: String

  /// The kind of the problem.
  public let auditType: XCUIAccessibilityAuditType

  init(_ finding: AuditFinding, element: XCUIElement?) {
    self.element = element
    compactDescription = finding.compactDescription
    detailedDescription = finding.detailedDescription
    auditType = XCUIAccessibilityAuditType(finding.type)
    super.init()
  }
}
