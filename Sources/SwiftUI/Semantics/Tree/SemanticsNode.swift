/// One element of the accessibility tree, as assistive technologies and tests see it.
package struct SemanticsNode: Equatable {
  package var role: Role
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var title: String?

  /// What is shown in place of a value as long as there is none.
  package var placeholder: String?

  /// On the screen, in points.
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false

  /// Whether what is typed goes to the element.
  package var hasKeyboardFocus = false
  package var traits = AccessibilityTraits()
  package var actions: [SemanticsAction] = []
  package var children: [SemanticsNode] = []

  /// What few elements have.
  package var details: [SemanticsDetail] = []

  /// Siblings of higher priority are read first.
  package var sortPriority: Double = 0

  /// Whether assistive technologies read the element as one, with everything below it, or go into it.
  package var reading = Reading.automatic

  package enum Reading: Hashable, Sendable {
    /// As elements of its role are read.
    case automatic
    case asOne, asContainer

    /// Not at all: what only tests find, such as the bars beside scrolled content.
    case never
  }

  /// Whether assistive technologies read the element as one, with everything below it.
  package var isReadAsOne: Bool {
    switch reading {
    case .asOne: true
    case .asContainer, .never: false
    case .automatic: !role.holdsElements || (role == .other && children.isEmpty)
    }
  }

  /// Whether the app has given the element its identifier.
  package var hasOwnIdentifier = false

  /// Which part of the control around it the node is, until the control takes its parts together.
  package var part: Part?

  package enum Part: Hashable, Sendable {
    case label, value
    /// An element of its own inside the control, such as one option of a picker.
    case element
  }

  private let reference: ElementReference

  /// The element that the node describes, as long as it is in the tree.
  @MainActor
  package var element: Element? { reference.element.flatMap { $0.isMounted ? $0 : nil } }

  /// - Parameter frame: Where the element is on the screen, in points; where it is laid out if nothing is said.
  @MainActor
  package init(
    role: Role, label: String? = nil, value: String? = nil, of element: Element, frame: CGRect? = nil
  ) {
    self.init(role: role, label: label, value: value, frame: frame ?? element.frameOnScreen, of: element)
  }

  /// - Parameter element: The element that the node describes; `nil` for what no view shows, such as the application.
  @MainActor
  package init(role: Role, label: String? = nil, value: String? = nil, frame: CGRect, of element: Element?) {
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    reference = ElementReference(element: element)
  }

  /// What a query by a name compares the name with.
  package var names: [String] { [identifier, title, label, value, placeholder].compactMap { $0 } }

  package func action(_ kind: SemanticsAction.Kind) -> SemanticsAction? { actions.first { $0.kind == kind } }
}

/// Refers to an element without keeping it; nodes that say the same are equal, whatever elements they describe.
///
/// An object, because nodes are copied often and a weak reference is slow to copy.
@MainActor
private final class ElementReference: Equatable {
  private(set) weak var element: Element?

  init(element: Element?) { self.element = element }

  nonisolated static func == (lhs: ElementReference, rhs: ElementReference) -> Bool { true }
}
