/// Code that runs as a person's doing would, for instance a change of the app's model.
package struct ActionEvent: ScreenEvent {
  let action: () -> Void

  package var name: String { "an action of a test" }

  package func occur(on screen: Screen) { action() }
}

extension Screen {
  /// Runs an action as an event of the user would, and everything that follows from it.
  package func perform(_ action: () -> Void) {
    withoutActuallyEscaping(action) { send(ActionEvent(action: $0)) }
  }
}
