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

  /// The kinds whose limits on Apple's systems are not known.
  private static let unknown: AuditTypes = [.trait]

  /// The least width and height of a hit region that passes, in points: on Apple's systems regions of 19 points are
  /// found, and those of 20 and 24 pass. Apple's guidelines ask for 44.
  package static let leastHitRegion: CGFloat = 20

  /// The bit of no kind: it is set in `all`, and in what remains of `all` when kinds are removed from it.
  private static let rest = AuditTypes(rawValue: 1 << 63)

  /// The kinds without those that were not named, but are part of all.
  var withoutUnknown: AuditTypes { contains(.rest) ? subtracting(.unknown) : self }
}
