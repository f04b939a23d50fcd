extension Screen {
  /// What VoiceOver says when a person goes through the screen from the first element to the last, a line each.
  ///
  /// ```
  /// Cart. Heading.
  /// Gift. Switch Button. On. Double tap to toggle setting.
  /// Pay. Dimmed. Button.
  /// ```
  package var spoken: String { spokenElements.map(\.text).joined(separator: "\n") }

  /// What VoiceOver goes through on the screen, from the first element to the last.
  package var spokenElements: [SpokenElement] {
    let nodes = semantics()
    let isPhone = size.width.map { $0 < 500 } ?? true
    let order = SpokenOrder(levelDistance: isPhone ? 8 : 13)
    return order.entries(of: nodes).map { SpokenElement(node: $0.node, text: SpokenDescription($0).text) }
  }

  /// The view that has the focus of assistive technologies.
  package var accessibilityFocus: Element? { graph.focus.accessibility.focused }

  /// Moves the focus of assistive technologies to a view, or takes it away from all of them.
  package func moveAccessibilityFocus(to element: Element?) {
    perform { graph.focus.accessibility.move(to: element) }
  }
}

/// An element that VoiceOver stops at, and what it says of it.
package struct SpokenElement {
  package let node: SemanticsNode
  package let text: String
}
