/// The kinds of audits; the names and values are those of XCUITest.
package struct AuditTypes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let contrast = AuditTypes(rawValue: 1 << 0)
  package static let elementDetection = AuditTypes(rawValue: 1 << 1)
  package static let hitRegion = AuditTypes(rawValue: 1 << 2)
  package static let sufficientElementDescription = AuditTypes(rawValue: 1 << 3)
  package static let dynamicType = AuditTypes(rawValue: 1 << 16)
  package static let textClipped = AuditTypes(rawValue: 1 << 17)
  package static let trait = AuditTypes(rawValue: 1 << 18)
  package static let all = AuditTypes(rawValue: ~0)
}
