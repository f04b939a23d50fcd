/// An action of the semantics tree, done by assistive technologies or by a test in their place.
package struct SemanticsEvent: ScreenEvent {
  let action: SemanticsAction

  let argument: SemanticsAction.Argument

  package var name: String { "the action \(action.kind)" }

  package func occur(on screen: Screen) { action.perform(argument) }
}

extension Screen {
  /// Does what an element of the semantics tree offers.
  package func perform(_ action: SemanticsAction, with argument: SemanticsAction.Argument = .none) {
    send(SemanticsEvent(action: action, argument: argument))
  }
}
