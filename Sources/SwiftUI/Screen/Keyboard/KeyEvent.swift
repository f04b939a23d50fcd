/// A key that is pressed and let go of, on a keyboard that is attached or on the one on the screen.
package struct KeyEvent: ScreenEvent {
  package let key: KeyEquivalent
  package let modifiers: EventModifiers

  package init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  package var name: String { "the key '\(key.character)'" }

  package func occur(on screen: Screen) -> KeyOutcome {
    if isCommand, let control = screen.control(for: self) { return press(control) }
    if screen.graph.focus.handle(self) { return .handled }
    if isCommand { return screen.graph.focus.edit(self) ? .typed : .ignored }
    if screen.graph.focus.edit(self) { return .typed }
    return screen.control(for: self).map { press($0) } ?? .ignored
  }

  /// Whether the keys are a command of the app before they are text.
  var isCommand: Bool { modifiers.contains(.command) || modifiers.contains(.control) }

  private func press(_ control: ControlInteraction) -> KeyOutcome {
    control.perform(.activate)
    return .shortcut
  }
}

/// What became of a key.
package enum KeyOutcome: Hashable, Sendable {
  /// The text with the focus took it, or the focus moved.
  case typed

  /// An action of `onKeyPress` took it.
  case handled

  /// It was the shortcut of a control, which was activated.
  case shortcut

  /// Nothing took it.
  case ignored
}

extension Screen {
  /// The control that a key is the shortcut of, among those that a person can reach.
  fileprivate func control(for event: KeyEvent) -> ControlInteraction? {
    let shortcut = KeyboardShortcut(event.key, modifiers: event.modifiers)
    func find(_ element: Element) -> ControlInteraction? {
      if let control = element.controlInteraction, control.isEnabled, let own = control.behavior.keyboardShortcut,
        own.key == shortcut.key, own.modifiers == shortcut.modifiers
      {
        return control
      }
      guard element.graph.hasRoomToDescend else { return nil }
      var found: ControlInteraction?
      element.forEachLayoutChild { child in if found == nil { found = find(child) } }
      return found
    }
    guard let center = presentations else { return rootElement.flatMap(find) }
    for presentation in center.reachable.reversed() {
      if let control = find(presentation.element) { return control }
    }
    return center.isBaseReachable ? rootElement.flatMap(find) : nil
  }
}
