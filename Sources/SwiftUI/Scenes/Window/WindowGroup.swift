/// A scene that presents a group of identically structured windows.
public struct WindowGroup<Content: View> {
  let id: String?
  let title: Text?
  let content: Content
}

extension WindowGroup: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(SceneWindow(.windowGroup, id: id, title: title, content: AnyView(content)))
  }
}

extension WindowGroup {
  /// Creates a window group.
  ///
  /// - Parameter content: A closure that creates the content for each instance of the group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, content: content())
  }

  /// Creates a window group with an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, content: content())
  }

  /// Creates a window group with a text view title and an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content: content())
  }

  /// Creates a window group with a localized title string and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  /// Creates a window group with a title string and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }

  /// Creates a window group with a text view title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: title, content: content())
  }

  /// Creates a window group with a localized title string.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }

  /// Creates a window group with a title string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }
}

extension WindowGroup {
  /// Creates a window group.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  /// Creates a window group with an identifier.
  @_disfavoredOverload
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, content: makeContent)
  }

  /// Creates a window group with a text view title and an identifier.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id: id, content: makeContent)
  }

  /// Creates a window group with a localized title string and an identifier.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  {
    self.init(titleKey, id: id, content: makeContent)
  }

  /// Creates a window group with a text view title.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, content: makeContent)
  }

  /// Creates a window group with a localized title string.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(titleKey, content: makeContent)
  }
}
