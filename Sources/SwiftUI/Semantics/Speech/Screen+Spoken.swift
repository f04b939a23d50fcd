extension Screen {
  /// VoiceOver's speech for all elements of the screen in order, a line each.
  ///
  /// ```
  /// Cart. Heading.
  /// Gift. Switch Button. On. Double tap to toggle setting.
  /// Pay. Dimmed. Button.
  /// ```
  package var spoken: String { spokenElements.map(\.text).joined(separator: "\n") }

  /// The elements that VoiceOver visits on the screen, in order.
  package var spokenElements: [SpokenElement] {
    let nodes = semantics()
    let isPhone = size.width.map { $0 < 500 } ?? true
    let order = SpokenOrder(levelDistance: isPhone ? 8 : 13)
    return order.entries(of: nodes).map { SpokenElement(node: $0.node, text: SpokenDescription($0).text) }
  }

  /// The view with the accessibility focus.
  package var accessibilityFocus: Element? { graph.focus.accessibility.focused }

  /// Moves the accessibility focus to a view, or removes it.
  package func moveAccessibilityFocus(to element: Element?) {
    perform { graph.focus.accessibility.move(to: element) }
  }
}

/// An element that VoiceOver visits, and its speech.
package struct SpokenElement {
  package let node: SemanticsNode
  package let text: String
}
