/// The placement of a search field in a view hierarchy; in a stack it is always below the title.
public struct SearchFieldPlacement: Sendable, Hashable {
  private let name: String

  /// Whether a system may place the field at the bottom of the screen.
  var isBottomAllowed: Bool { self == .automatic || self == .toolbar }

  /// The search field is placed automatically depending on the platform.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// The search field appears in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// The search field appears in the principal area of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// The search field appears in the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// The search field appears in the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// The search field appears in the navigation bar using the specified display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// A mode that determines when to display a search field that appears in a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Enable hiding the search field in response to scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode()

    /// Always display the search field regardless of the scroll activity.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
