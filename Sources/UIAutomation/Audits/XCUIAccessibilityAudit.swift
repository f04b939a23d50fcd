import Foundation
import SwiftUI

/// The kinds of problems that an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The raw values are those of the engine's audits.
  init(_ types: AuditTypes) { self.init(rawValue: types.rawValue) }

  var types: AuditTypes { AuditTypes(rawValue: rawValue) }

  public static let contrast = XCUIAccessibilityAuditType(.contrast)
  public static let elementDetection = XCUIAccessibilityAuditType(.elementDetection)
  public static let hitRegion = XCUIAccessibilityAuditType(.hitRegion)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(.sufficientElementDescription)
  public static let dynamicType = XCUIAccessibilityAuditType(.dynamicType)
  public static let textClipped = XCUIAccessibilityAuditType(.textClipped)
  public static let trait = XCUIAccessibilityAuditType(.trait)
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  public static let all = XCUIAccessibilityAuditType(.all)
}
