import Foundation

/// The direction of a move command.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right
}

extension View {
  /// Performs an action when an arrow key is pressed while the view or a view inside it has the focus.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      KeyCommandModifier(name: "onMoveCommand", keys: Set(directions.keys), action: action) { key in
        if let direction = directions[key] { action?(direction) }
      })
  }

  /// Performs an action when the escape key is pressed while the view or a view inside it has the focus.
  public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(KeyCommandModifier(name: "onExitCommand", keys: [.escape], action: action) { _ in action?() })
  }

  /// Performs an action when a delete key is pressed while the view or a view inside it has the focus.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      KeyCommandModifier(
        name: "onDeleteCommand", keys: [.delete, .deleteForward, KeyEquivalent("\u{7F}")], action: action
      ) { _ in action?() })
  }

  /// Performs an action when the play/pause button is pressed.
  ///
  /// - Note: Approximate: screens have no remote control: the action never runs, and a warning is recorded.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    unsupported(
      "onPlayPauseCommand(perform:)", "buttons of a remote control are never pressed.", when: action != nil,
      action: action)
  }

  /// Performs an action when items are pasted.
  ///
  /// - Note: Approximate: screens have no pasteboard: the action never runs, and a warning is recorded.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    unsupported("onPasteCommand(of:perform:)", "nothing is ever pasted.", action: payloadAction)
  }

  /// Provides the items to copy.
  ///
  /// - Note: Approximate: screens have no pasteboard: nothing is copied, and a warning is recorded.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    unsupported("onCopyCommand(perform:)", "nothing is ever copied.", when: payloadAction != nil, action: payloadAction)
  }

  /// Provides the items to cut.
  ///
  /// - Note: Approximate: screens have no pasteboard: nothing is cut, and a warning is recorded.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    unsupported("onCutCommand(perform:)", "nothing is ever cut.", when: payloadAction != nil, action: payloadAction)
  }

  /// Binds a value to the crown of a watch.
  ///
  /// - Note: Approximate: screens have no crown: the value never changes, and a warning is recorded.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    unsupported("digitalCrownRotation(_:)", "there is no crown to turn.")
  }

  /// Binds a value in a range to the crown of a watch.
  ///
  /// - Note: Approximate: screens have no crown: the value never changes, and a warning is recorded.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    unsupported("digitalCrownRotation(_:from:through:by:)", "there is no crown to turn.")
  }
}

/// Performs an action for keys that the focused text ignores.
private struct KeyCommandModifier {
  let name: String
  let keys: Set<KeyEquivalent>

  /// The action as passed by the app; without one, keys are ignored.
  let action: Any?
  let perform: (KeyEquivalent) -> Void

  nonisolated init(
    name: String, keys: Set<KeyEquivalent>, action: Any?, perform: @escaping (KeyEquivalent) -> Void
  ) {
    self.name = name
    self.keys = keys
    self.action = action
    self.perform = perform
  }
}

extension KeyCommandModifier: ComposedModifier {
  var composition: Composition {
    let composition = Composition(name)
    return action.map { composition.value("action", $0) } ?? composition
  }
}

extension KeyCommandModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      KeyPressModifier(keys: action == nil ? [] : keys, phases: .down, isAfterText: true) { press in
        perform(press.key)
        return .handled
      })
  }
}

/// The rotation of the crown that corresponds to one step.
public enum DigitalCrownRotationalSensitivity: Sendable {
  case low, medium, high
}
