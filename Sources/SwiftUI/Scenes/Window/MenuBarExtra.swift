/// A scene that renders itself as a persistent control in the system menu bar; there is no menu bar, so its label is
/// ignored.
///
/// - Note: Approximate: there is no menu bar: nothing is shown, and a warning is recorded.
public struct MenuBarExtra<Label: View, Content: View> {
  let content: Content
}

extension MenuBarExtra: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(SceneWindow(.menuBarExtra, content: AnyView(content)))
    contents.add(.missing("MenuBarExtra", "there is no menu bar."))
  }
}

extension MenuBarExtra {
  /// Creates a menu bar extra.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  /// Creates a menu bar extra that is inserted while a binding is `true`.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu bar extra with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu bar extra with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu bar extra with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a menu bar extra with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ title: String, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a menu bar extra with a localized title and a symbol, inserted while a binding is `true`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
