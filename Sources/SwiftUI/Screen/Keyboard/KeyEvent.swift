/// A key press, on a hardware or an on-screen keyboard.
package struct KeyEvent: ScreenEvent {
  package let key: KeyEquivalent
  package let modifiers: EventModifiers
  /// Whether the key is one of a hardware keyboard, which UIKit's responders receive, too.
  package let isOfHardware: Bool

  package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], isOfHardware: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isOfHardware = isOfHardware
  }

  package var name: String { "the key '\(key.character)'" }

  package func occur(on screen: Screen) -> KeyOutcome {
    if isCommand, let control = screen.control(for: self) { return press(control) }
    if screen.graph.focus.handle(self) { return .handled }
    let responders = isOfHardware ? screen.graph.keyResponders : nil
    if responders?.press(self, afterText: false) == true { return .handled }
    if screen.graph.focus.edit(self) { return .typed }
    if responders?.press(self, afterText: true) == true { return .handled }
    if isCommand { return .ignored }
    if screen.graph.focus.handle(self, afterText: true) { return .handled }
    return screen.control(for: self).map { press($0) } ?? .ignored
  }

  /// Whether the key is a command of the app before it is text.
  var isCommand: Bool { modifiers.contains(.command) || modifiers.contains(.control) }

  private func press(_ control: ControlInteraction) -> KeyOutcome {
    control.perform(.activate)
    return .shortcut
  }
}

/// The outcome of a key press.
package enum KeyOutcome: Hashable, Sendable {
  /// The focused text received it, or the focus moved.
  case typed

  /// An action of `onKeyPress`, or of a command such as `onExitCommand`, handled it.
  case handled

  /// It activated a control with this keyboard shortcut.
  case shortcut

  /// Nothing handled it.
  case ignored
}

extension Screen {
  /// The control with this keyboard shortcut, among those that are reachable.
  fileprivate func control(for event: KeyEvent) -> ControlInteraction? {
    let shortcut = KeyboardShortcut(event.key, modifiers: event.modifiers)
    func find(_ element: Element) -> ControlInteraction? {
      if let control = element.controlInteraction, control.isEnabled, let own = control.keyboardShortcut,
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
