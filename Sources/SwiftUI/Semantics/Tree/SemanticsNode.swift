/// An element of the accessibility tree, for assistive technologies and tests.
package struct SemanticsNode: Equatable {
  package var role: Role
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var title: String?

  /// The placeholder shown while there is no value.
  package var placeholder: String?

  /// The frame on the screen, in points.
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false

  /// Whether the element has the keyboard focus.
  package var hasKeyboardFocus = false
  package var traits = AccessibilityTraits()
  package var actions: [SemanticsAction] = []
  package var children: [SemanticsNode] = []

  /// Rare properties.
  package var details: [SemanticsDetail] = []

  /// The sort priority; siblings with a higher one are read first.
  package var sortPriority: Double = 0

  /// Whether assistive technologies read the element with its descendants as one, or visit its children.
  package var reading = Reading.automatic

  package enum Reading: Hashable, Sendable {
    /// According to its role.
    case automatic
    case asOne, asContainer

    /// Never read: elements for tests only, such as scroll bars.
    case never
  }

  /// Whether assistive technologies read the element with its descendants as one.
  package var isReadAsOne: Bool {
    switch reading {
    case .asOne: true
    case .asContainer, .never: false
    case .automatic: !role.holdsElements || (role == .other && children.isEmpty)
    }
  }

  /// Whether the app has set the identifier.
  package var hasOwnIdentifier = false

  /// The node's part in the surrounding control, until the control combines its parts.
  package var part: Part?

  package enum Part: Hashable, Sendable {
    case label, value
    /// A separate element inside the control, such as an option of a picker.
    case element
  }

  private let reference: ElementReference

  /// The described element, while it is in the tree.
  @MainActor
  package var element: Element? { reference.element.flatMap { $0.isMounted ? $0 : nil } }

  /// - Parameter frame: The frame on the screen, in points; by default that of the layout.
  @MainActor
  package init(
    role: Role, label: String? = nil, value: String? = nil, of element: Element, frame: CGRect? = nil
  ) {
    self.init(role: role, label: label, value: value, frame: frame ?? element.frameOnScreen, of: element)
  }

  /// - Parameter element: The described element; `nil` for nodes without a view, such as the application.
  @MainActor
  package init(role: Role, label: String? = nil, value: String? = nil, frame: CGRect, of element: Element?) {
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    reference = ElementReference(element: element)
  }

  /// The texts that a query by name is compared with.
  package var names: [String] { [identifier, title, label, value, placeholder].compactMap { $0 } }

  package func action(_ kind: SemanticsAction.Kind) -> SemanticsAction? { actions.first { $0.kind == kind } }
}

/// A weak reference to an element; nodes with equal content are equal, regardless of their elements.
///
/// It is an object, because nodes are copied often and weak references are slow to copy.
@MainActor
private final class ElementReference: Equatable {
  private(set) weak var element: Element?

  init(element: Element?) { self.element = element }

  nonisolated static func == (lhs: ElementReference, rhs: ElementReference) -> Bool { true }
}
