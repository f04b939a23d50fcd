/// A type that defines the behavior of title of a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  fileprivate var isInlineLarge = false

  /// The automatic mode.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }

  /// The large mode: an expanded title below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }

  /// The inline large mode, drawn as the inline one.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline, isInlineLarge: true) }

  /// The inline mode: the title in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
  /// Configures the toolbar title display mode for this view.
  ///
  /// - Note: Approximate: the inline large mode is drawn as the inline one, and a warning is recorded.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(NavigationBarWriter(name: "toolbarTitleDisplayMode", keyPath: \.displayMode, value: mode.mode))
      .approximate("toolbarTitleDisplayMode(_:)", "the title is drawn inline and small.", when: mode.isInlineLarge)
  }
}
