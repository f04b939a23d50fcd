/// Ties a value to a view, for the focus of assistive technologies.
struct AccessibilityFocusedModifier<Value: Hashable>: ElementModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  static var affectsLayout: Bool { false }

  final class Storage {
    var registration: FocusRegistration?
  }

  func makeStorage(for element: ModifiedElement) -> Storage? { Storage() }

  func didMount(_ element: ModifiedElement) { register(element) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard old.binding.location !== binding.location || old.value != value else { return }
    willUnmount(element)
    register(element)
  }

  func willUnmount(_ element: ModifiedElement) {
    guard let storage = storage(of: element), let registration = storage.registration else { return }
    storage.registration = nil
    element.graph.focus.accessibility.remove(registration)
  }

  private func register(_ element: ModifiedElement) {
    guard let location = binding.location else { return }
    let registration = FocusRegistration(location, value: value, element: element)
    storage(of: element)?.registration = registration
    element.graph.focus.accessibility.add(registration)
  }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let focus = SemanticsAction(.accessibilityFocus) { [weak element] in
      element?.graph.focus.accessibility.move(to: element)
    }
    builder.with({ $0.actions.append(focus) }) { $0.describe(child) }
  }
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state to the given Boolean state value.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Modifies this view by binding its accessibility element's focus state to the given state value.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusedModifier(binding: binding, value: value))
  }
}
