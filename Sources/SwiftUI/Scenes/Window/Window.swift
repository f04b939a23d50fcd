/// A scene that presents its content in a single, unique window.
public struct Window<Content: View> {
  let id: String
  let title: Text
  let content: Content
}

extension Window: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(SceneWindow(.window, id: id, title: title, content: AnyView(content)))
  }
}

extension Window {
  /// Creates a window with a localized title and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  /// Creates a window with a title string and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }

  /// Creates a window with a text view title and an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content: content())
  }
}
