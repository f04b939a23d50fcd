/// Something that a person can do with a control.
package struct ControlAction {
  package let kind: SemanticsAction.Kind

  /// Does it, with the text or value that comes with the action.
  let perform: @MainActor (String, ControlInteraction) -> Void

  package init(_ kind: SemanticsAction.Kind, perform: @escaping @MainActor (String, ControlInteraction) -> Void) {
    self.kind = kind
    self.perform = perform
  }

  package init(_ kind: SemanticsAction.Kind, run: @escaping @MainActor () -> Void) {
    self.init(kind) { _, _ in run() }
  }
}

extension SemanticsAction.Kind {
  /// What the return key of the keyboard does in a text field.
  package static let submit = SemanticsAction.Kind.custom("submit")
}
