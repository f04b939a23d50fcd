import Foundation
import SwiftUI

/// The kinds of problems that an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64

  /// Creates kinds from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The raw values are those of the engine's audits.
  init(_ types: AuditTypes) { self.init(rawValue: types.rawValue) }

  var types: AuditTypes { AuditTypes(rawValue: rawValue) }

  /// Text with too little contrast to its background.
  public static let contrast = XCUIAccessibilityAuditType(.contrast)
  /// Visible text that belongs to no element.
  public static let elementDetection = XCUIAccessibilityAuditType(.elementDetection)
  /// Controls that are too small to tap.
  public static let hitRegion = XCUIAccessibilityAuditType(.hitRegion)
  /// Elements without a description, or with one for machines.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(.sufficientElementDescription)
  /// Text that does not grow with the text size of the system.
  public static let dynamicType = XCUIAccessibilityAuditType(.dynamicType)
  /// Text that is clipped or truncated.
  public static let textClipped = XCUIAccessibilityAuditType(.textClipped)
  /// Traits that are missing or contradict each other.
  public static let trait = XCUIAccessibilityAuditType(.trait)
  /// Missing actions; audited on a Mac alone.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Broken links between parents and children; audited on a Mac alone.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// All kinds.
  public static let all = XCUIAccessibilityAuditType(.all)
}
