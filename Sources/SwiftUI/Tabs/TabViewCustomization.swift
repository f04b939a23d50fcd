/// The customizations that people make to the tabs of a tab view.
///
/// The values can be encoded, and take effect in the bar at the top of an iPad and in its sidebar.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The customization of one tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    /// The visibility of the tab in the tab bar.
    public var tabBarVisibility: Visibility = .automatic

    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility = .automatic

    private enum CodingKeys: CodingKey { case tabBar, sidebar }

    init() {}

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tabBarVisibility = Visibility(isVisible: try container.decodeIfPresent(Bool.self, forKey: .tabBar))
      sidebarVisibility = Visibility(isVisible: try container.decodeIfPresent(Bool.self, forKey: .sidebar))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(tabBarVisibility.isVisible, forKey: .tabBar)
      try container.encodeIfPresent(sidebarVisibility.isVisible, forKey: .sidebar)
    }
  }

  /// The customization of one section.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The customization identifiers of the section's tabs in the order that a person chose; `nil` for the order of the
    /// app.
    public var tabOrder: [String]?

    init() {}
  }

  /// The customization of the tab with a customization identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The customization of the section with a customization identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Restores the app's order of the tabs in all sections.
  public mutating func resetSectionOrder() { sections = [:] }

  /// Restores the visibility of all tabs.
  public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
  fileprivate init(isVisible: Bool?) {
    self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

/// How people can customize a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The default of the tab view's style.
  public static let automatic = TabCustomizationBehavior(name: "automatic")

  /// The tab can be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")

  /// The tab cannot be customized.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place where a tab view can show its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The default of the tab view.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")

  /// The tab bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Keeps people's customizations of the tabs inside.
  ///
  /// - Note: Approximate: customizations take effect, but people cannot change them, and a warning is recorded.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.customization = customization })
      .approximate("tabViewCustomization(_:)", "people cannot customize tabs.", when: customization != nil)
  }
}
