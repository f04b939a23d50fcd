/// How the tab bar becomes smaller while content is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, onScrollDown, onScrollUp }

  private let kind: Kind

  /// The system's choice: the bar keeps its size on iPhone.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)

  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(kind: .never)

  /// The bar becomes smaller when people scroll down, and large when they scroll up.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)

  /// The bar becomes smaller when people scroll up, and large when they scroll down.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)

  /// Whether the bar is small after content has moved; `nil` if it stays as it is.
  ///
  /// - Parameter distance: How far the content has moved up, in points.
  func isSmall(afterMovingBy distance: CGFloat) -> Bool? {
    switch kind {
    case .automatic, .never: false
    case .onScrollDown: distance == 0 ? nil : distance > 0
    case .onScrollUp: distance == 0 ? nil : distance < 0
    }
  }
}

/// What a tab view's bar has beside its tabs, and how it behaves.
struct TabBarOptions {
  var behavior = TabBarMinimizeBehavior.automatic
  var accessory: AnyView?
  var activatesSearch = false
  var sidebar = TabSidebarParts()

  /// The place of the tabs as long as people do not choose another one.
  var placement = AdaptableTabBarPlacement.automatic

  var customization: Binding<TabViewCustomization>?
}

/// Follows the scrolling of the screens in a tab view.
@MainActor
final class TabBarScrolling {
  /// Called with the distance by which content has moved up, in points.
  var moved: (CGFloat) -> Void = { _ in }

  nonisolated init() {}
}

extension EnvironmentValues {
  @Entry var tabBarOptions: TabBarOptions = TabBarOptions()

  /// The bar that follows the scrolling of the views inside.
  @Entry var tabBarScrolling: TabBarScrolling?
}

extension View {
  /// Sets the behavior for tab bar minimization.
  ///
  /// - Parameter behavior: When the bar becomes smaller; on an iPhone with iOS 26 and later.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.behavior = behavior })
  }

  /// Places a view as the bottom accessory of the tab view.
  ///
  /// - Note: Approximate: before iOS 26 the accessory is not shown, and a warning is recorded.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places a view as the bottom accessory of the tab view, if a condition holds.
  ///
  /// - Note: Approximate: before iOS 26 the accessory is not shown, and a warning is recorded.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabAccessoryModifier(accessory: isEnabled ? AnyView(content()) : nil))
  }

  /// Configures the activation and deactivation behavior of search in the search tab.
  ///
  /// - Parameter activation: Whether the field is used at once when people select the tab; on iOS 26 and later, in a
  ///   narrow window.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.tabBarOptions) { $0.activatesSearch = activation == .searchTabSelection })
  }
}

/// When the search of a search tab is activated.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = TabSearchActivation(name: "automatic")

  /// Selecting the tab activates the search.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// The place of the accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In line with the small tab bar.
  case inline

  /// Above the tab bar.
  case expanded
}

extension EnvironmentValues {
  private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// The current placement of the tab view bottom accessory; `nil` outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

private struct TabAccessoryWriter: EnvironmentModifier {
  let accessory: AnyView?

  func modify(_ environment: inout EnvironmentValues) { environment.tabBarOptions.accessory = accessory }
}

/// Gives a tab view its accessory; a bar across the screen has none.
nonisolated private struct TabAccessoryModifier: ViewModifier {
  let accessory: AnyView?

  @Environment(\.design) private var design

  init(accessory: AnyView?) {
    self.accessory = accessory
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(TabAccessoryWriter(accessory: accessory))
      .unsupported(
        "tabViewBottomAccessory(content:)", "the accessory is not shown.",
        when: accessory != nil && design.tabBars.floating == nil)
  }
}

extension TabAccessoryModifier: ComposedModifier {
  @MainActor var composition: Composition {
    let composition = Composition("tabViewBottomAccessory")
    guard let accessory else { return composition }
    return composition.part("content", accessory.storage.view)
  }
}
