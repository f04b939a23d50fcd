/// An action of a control.
package struct ControlAction {
  package let kind: SemanticsAction.Kind

  /// Performs the action; returns `false` if the action requires another kind of argument.
  let perform: @MainActor (SemanticsAction.Argument, ControlInteraction) -> Bool

  private init(
    kind: SemanticsAction.Kind, perform: @escaping @MainActor (SemanticsAction.Argument, ControlInteraction) -> Bool
  ) {
    self.kind = kind
    self.perform = perform
  }

  /// An action without an argument.
  package init(_ kind: SemanticsAction.Kind, run: @escaping @MainActor () -> Void) {
    self.init(kind) { _ in run() }
  }

  /// An action without an argument, which receives the control.
  package init(_ kind: SemanticsAction.Kind, run: @escaping @MainActor (ControlInteraction) -> Void) {
    self.init(kind: kind) { _, control in
      run(control)
      return true
    }
  }

  package static func setText(_ set: @escaping @MainActor (String, ControlInteraction) -> Void) -> ControlAction {
    ControlAction(kind: .setText) { argument, control in
      guard case .text(let text) = argument else { return false }
      set(text, control)
      return true
    }
  }

  /// Sets a number in the unit of the control's value.
  package static func setNumber(_ set: @escaping @MainActor (Double) -> Void) -> ControlAction {
    ControlAction(kind: .setNumber) { argument, _ in
      guard case .number(let number) = argument else { return false }
      set(number)
      return true
    }
  }

  package static func setOn(_ set: @escaping @MainActor (Bool) -> Void) -> ControlAction {
    ControlAction(kind: .setOn) { argument, _ in
      guard case .isOn(let isOn) = argument else { return false }
      set(isOn)
      return true
    }
  }

  package static func setDate(_ set: @escaping @MainActor (Date) -> Void) -> ControlAction {
    ControlAction(kind: .setDate) { argument, _ in
      guard case .date(let date) = argument else { return false }
      set(date)
      return true
    }
  }

  package static func setColor(_ set: @escaping @MainActor (Color) -> Void) -> ControlAction {
    ControlAction(kind: .setColor) { argument, _ in
      guard case .color(let color) = argument else { return false }
      set(color)
      return true
    }
  }
}
