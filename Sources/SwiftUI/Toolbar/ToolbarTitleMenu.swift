/// The title menu of a toolbar: it opens when the title is activated.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a toolbar title menu with actions that you provide.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent, CustomizableToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(
      Menu {
        content
      } label: {
        TitleMenuSymbol()
      }
      .modifier(TraitModifier(ToolbarPlacementTrait.self, .titleMenu)))
  }
}

private struct TitleMenuSymbol: View {
  @Environment(\.design) private var design

  var body: some View {
    Image(systemName: "chevron.down.circle.fill").font(design.bars.titleMenuFont).foregroundStyle(.secondary)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a toolbar title menu where actions are inferred from the apps commands; there are none here.
  public nonisolated init() {
    content = EmptyView()
  }
}

extension View {
  /// Configure the title menu of a toolbar.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
