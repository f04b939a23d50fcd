/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Sendable, Hashable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The automatic role.
  public static let automatic = ToolbarRole("automatic")

  /// The editor role: the back button shows no title.
  public static let editor = ToolbarRole("editor")

  /// The browser role.
  public static let browser = ToolbarRole("browser")

  /// The navigation stack role.
  public static let navigationStack = ToolbarRole("navigationStack")
}

extension View {
  /// Configures the semantic role for the content populating the toolbar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(NavigationBarWriter(name: "toolbarRole", keyPath: \.role, value: role))
  }
}
