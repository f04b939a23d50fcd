/// One element of the accessibility tree, as assistive technologies and tests see it.
package struct SemanticsNode: Equatable {
  package var role: Role
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  package var actions: [SemanticsAction] = []
  package var children: [SemanticsNode] = []

  /// What few elements have.
  package var details: [SemanticsDetail] = []

  /// Siblings of higher priority are read first.
  package var sortPriority: Double = 0

  /// Which part of the control around it the node is, until the control takes its parts together.
  package var part: Part?

  package enum Part: Hashable, Sendable {
    case label, value
    /// An element of its own inside the control, such as one option of a picker.
    case element
  }

  private var reference: ElementReference

  /// The element that the node describes, as long as it is in the tree.
  @MainActor
  package var element: Element? { reference.element.flatMap { $0.isMounted ? $0 : nil } }

  /// - Parameter frame: Where the element is on the screen, in points; where it is laid out if nothing is said.
  @MainActor
  package init(
    role: Role, label: String? = nil, value: String? = nil, of element: Element, frame: CGRect? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame ?? element.frameInHost
    reference = ElementReference(element: element)
  }
}

/// Refers to an element without keeping it.
private struct ElementReference: Equatable {
  weak var element: Element?

  static func == (lhs: ElementReference, rhs: ElementReference) -> Bool { lhs.element === rhs.element }
}

/// Something that a person, or a test in their place, can do with an element.
package struct SemanticsAction: Equatable {
  package enum Kind: Hashable, Sendable {
    case activate, increment, decrement, dismiss, delete, focus

    /// Moves the focus of assistive technologies.
    case accessibilityFocus
    case setText, setValue
    case custom(String)
  }

  package let kind: Kind
  package let perform: @MainActor (String) -> Void

  package init(_ kind: Kind, perform: @escaping @MainActor (String) -> Void) {
    self.kind = kind
    self.perform = perform
  }

  package static func == (lhs: SemanticsAction, rhs: SemanticsAction) -> Bool { lhs.kind == rhs.kind }
}

/// Traits that say how an element behaves.
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
