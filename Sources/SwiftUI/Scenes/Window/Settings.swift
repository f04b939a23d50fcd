/// A scene that presents an interface for viewing and modifying an app's settings.
///
/// - Note: Approximate: no window is opened, and a warning is recorded.
public struct Settings<Content: View> {
  let content: Content

  /// Creates a scene that presents an interface for viewing and modifying an app's settings.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(SceneWindow(.settings, content: AnyView(content)))
    contents.add(.missing("Settings", "a screen has one window, and none for settings."))
  }
}
