extension View {
  /// Adds a custom header to the sidebar of a tab view.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let header = AnyView(content())
    return modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.sidebar.header = header })
  }

  /// Adds a custom footer to the sidebar of a tab view.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let footer = AnyView(content())
    return modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.sidebar.footer = footer })
  }

  /// Adds a custom bottom bar to the sidebar of a tab view.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let bar = AnyView(content())
    return modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.sidebar.bottomBar = bar })
  }

  /// Sets the place of the tabs of a sidebar-adaptable tab view as long as people do not choose another one.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.placement = defaultPlacement })
  }

  /// Sets the preferred place of the tabs of a sidebar-adaptable tab view where only one can be shown.
  public nonisolated func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.placement = placement })
  }
}

/// The place of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The tabs are in a bar at the bottom of the window.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")

  /// The tabs are in a bar at the top of the window.
  public static let topBar = TabBarPlacement(name: "topBar")

  /// The tabs are in a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

extension EnvironmentValues {
  private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
  }

  /// The place of the tabs of the tab view around; `nil` outside of one, and in pages.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
