import Foundation
import SwiftUI

/// Something that an audit has found.
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element; `nil` for a text that is no element.
  public let element: XCUIElement?

  /// What is wrong, in Apple's words: `Contrast failed`.
  public let compactDescription: String

  /// What is wrong with which element, what was measured, and what was wanted.
  public let detailedDescription: String

  public let auditType: XCUIAccessibilityAuditType

  init(_ finding: AuditFinding, element: XCUIElement?) {
    self.element = element
    compactDescription = finding.compactDescription
    detailedDescription = finding.detailedDescription
    auditType = XCUIAccessibilityAuditType(finding.type)
    super.init()
  }
}
