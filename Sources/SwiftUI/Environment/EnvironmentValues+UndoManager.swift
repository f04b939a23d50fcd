import FlowFoundation

extension EnvironmentValues {
  /// That of the window, which the screen provides.
  @Entry var windowUndoManager: UndoManager?

  /// The undo manager of the window's views; `nil` outside of a window.
  public var undoManager: UndoManager? { windowUndoManager }
}

extension Graph {
  /// The undo manager of the window's views and responders. The changes of one event are undone together.
  package var undoManager: UndoManager {
    let key = ObjectIdentifier(UndoManager.self)
    if let known = attachments[key] as? UndoManager { return known }
    let new = UndoManager()
    attachments[key] = new
    return new
  }
}
