@testable import SwiftUI

/// A view that records a value from its environment.
struct EnvironmentProbe<Value>: View {
  @MainActor
  final class Note {
    var value: Value?
  }

  @Environment private var value: Value
  private let note: Note

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, note: Note) {
    _value = Environment(keyPath)
    self.note = note
  }

  var body: some View {
    let _ = note.value = value
    Text("probe")
  }
}

/// The value that a view reads at a key path, inside the modifiers of `content`.
@MainActor
func read<Value, Content: View>(
  _ keyPath: KeyPath<EnvironmentValues, Value>, @ViewBuilder in content: (EnvironmentProbe<Value>) -> Content
) -> Value? {
  let note = EnvironmentProbe<Value>.Note()
  let screen = Screen.phone()
  screen.show(content(EnvironmentProbe(keyPath, note: note)))
  return note.value
}
