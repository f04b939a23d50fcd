/// Code that runs like an action of a person, for example a change of the app's model.
package struct ActionEvent: ScreenEvent {
  let action: () -> Void

  package var name: String { "an action of a test" }

  package func occur(on screen: Screen) { action() }
}

extension Screen {
  /// Runs an action as an event, and applies all resulting updates.
  package func perform(_ action: () -> Void) {
    withoutActuallyEscaping(action) { send(ActionEvent(action: $0)) }
  }
}
