/// The traits of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  package var rawValue: UInt64

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  package init(bit: Int) { rawValue = 1 << UInt64(bit) }
  public init() { rawValue = 0 }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(raw: rawValue | other.rawValue) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(raw: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(raw: rawValue ^ other.rawValue)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    rawValue &= ~member.rawValue
    return had.rawValue == 0 ? nil : had
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(newMember)
    formUnion(newMember)
    return had.rawValue == 0 ? nil : had
  }

  private init(raw: UInt64) { rawValue = raw }
}
