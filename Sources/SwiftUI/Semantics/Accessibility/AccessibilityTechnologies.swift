/// Accessibility technologies available to the system.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: UInt8

  public typealias Element = AccessibilityTechnologies
  public typealias ArrayLiteralElement = AccessibilityTechnologies

  private init(rawValue: UInt8) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  /// The value that represents the VoiceOver screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)

  /// The value that represents Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let old = intersection(member)
    self = Self(rawValue: rawValue & ~member.rawValue)
    return old.rawValue == 0 ? nil : old
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.rawValue == 0 ? nil : old
  }
}
