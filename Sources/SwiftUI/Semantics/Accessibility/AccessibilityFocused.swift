extension AccessibilityFocusSystem: FocusTracking {}

/// Adds the action that moves the accessibility focus to a view.
private struct AccessibilityFocusAction: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let focus = SemanticsAction(.accessibilityFocus) { [weak element] in
      element?.graph.focus.accessibility.move(to: element)
    }
    builder.with({ $0.actions.append(focus) }) { $0.describe(child) }
  }
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state to the given Boolean state value.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Modifies this view by binding its accessibility element's focus state to the given state value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusAction())
      .modifier(FocusTie(location: binding.location, value: value) { $0.focus.accessibility })
  }
}
