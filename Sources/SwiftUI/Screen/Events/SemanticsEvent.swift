/// An action of the semantics tree, performed by an assistive technology or by a test.
package struct SemanticsEvent: ScreenEvent {
  let action: SemanticsAction

  let argument: SemanticsAction.Argument

  package var name: String { "the action \(action.kind)" }

  package func occur(on screen: Screen) { action.perform(argument) }
}

extension Screen {
  /// Performs an action of an element in the semantics tree.
  package func perform(_ action: SemanticsAction, with argument: SemanticsAction.Argument = .none) {
    send(SemanticsEvent(action: action, argument: argument))
  }
}
