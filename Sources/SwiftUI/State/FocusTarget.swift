/// What can have the keyboard focus: the control of an element.
@MainActor
package class FocusTarget {
  package private(set) final weak var element: ModifiedElement?

  init(element: ModifiedElement) {
    self.element = element
  }

  /// The position in the order in which the screen created its elements; the same in every run.
  final var order: UInt32 { element?.order ?? .max }

  /// Whether the target is in the tree and enabled.
  package final var isEnabled: Bool {
    guard let element, element.isMounted else { return false }
    return element.environment.isEnabled
  }

  /// Called when the target gains or loses the focus.
  func focusChanged(_ isFocused: Bool) {}

  /// Whether the target has the focus.
  package final var isFocused: Bool { element?.graph.focus.focused === self }

  /// Moves the focus to the target.
  package final func takeFocus() { element?.graph.focus.move(to: self) }

  /// Removes the focus from the target if it still has it at the end of the update.
  package final func resignFocusWhenSettled() { element?.graph.focus.resignWhenSettled(self) }
}
