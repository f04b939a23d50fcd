/// A view that enables switching between multiple child views using interactive user interface elements.
///
/// The content of a tab is created when the tab is first selected, and then kept; only the selected tab is laid out and
/// drawn. In a wide window of an iPad the bar is at the top.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: TabSelection?
  private let content: Content
  @State private var ownSelection: AnyHashable?
  @State private var scrolling = TabBarScrolling()
  @Environment(\.tabBarOptions) private var options
  @Environment(\.tabViewKind) private var kind
  @State private var showsSidebar: Bool?
  @State private var topSpace = TopTabBarSpace()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.design) private var design

  /// Creates an instance that selects from content associated with selection values.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab, which is compared with the tabs' tags.
  ///   - content: The tabs.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TabSelection($0) }
    self.content = content()
  }

  /// Creates an instance that manages its own selection.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view that uses a builder to create and specify selection values for its tabs.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = TabSelection(selection)
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  /// Creates a tab view that uses a builder to create its tabs.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }

  @MainActor public var body: some View {
    TabViewCore(
      selection: selection
        ?? TabSelection(
          read: { ownSelection },
          write: {
            ownSelection = $0
            return true
          }),
      kind: kind.kind, options: options, scrolling: scrolling, place: place, topSpace: topSpace,
      showSidebar: showSidebar, content: content
    )
    .environment(\.topTabBarSpace, topSpace)
    .environment(\.tabBarPlacement, placement)
    .environment(\.tabBarScrolling, scrolling)
    .environment(\.tabBarOptions, TabBarOptions())
    .environment(\.isAboveTabBar, kind.kind == .bar)
    .approximate(
      "tabViewStyle(.sidebarAdaptable)", "tabs are in a bar at the bottom.",
      when: kind.hasSidebar && horizontalSizeClass == .regular && place == .bottom)
  }

  @MainActor private var showSidebar: (@MainActor (Bool) -> Void)? {
    if kind.hasSidebar { { showsSidebar = $0 } } else { nil }
  }

  @MainActor private var place: TabBarPlace {
    guard kind.kind == .bar, design.tabBars.top != nil, horizontalSizeClass == .regular else { return .bottom }
    return kind.hasSidebar && showsSidebar ?? (options.placement == .sidebar) ? .sidebar : .top
  }

  @MainActor private var placement: TabBarPlacement? {
    guard kind.kind == .bar else { return nil }
    return switch place {
    case .bottom: .bottomBar
    case .top: .topBar
    case .sidebar: .sidebar
    }
  }
}

extension TabView: ComposedView {
  @MainActor package var composition: Composition {
    let composition = Composition("TabView")
    guard let selected = selection?.read() else { return composition.multiple(content) }
    return composition.content(.selected(content, tag: selected)).value("selection", selected)
  }
}

/// Where the tabs of a tab view are.
enum TabBarPlace {
  case bottom, top, sidebar
}

/// The type-erased selection of a tab view.
struct TabSelection {
  let read: () -> AnyHashable?

  /// Selects a value. Returns `false` if it does not have the selection's type.
  let write: (AnyHashable) -> Bool

  init(read: @escaping () -> AnyHashable?, write: @escaping (AnyHashable) -> Bool) {
    self.read = read
    self.write = write
  }

  init<Value: Hashable>(_ binding: Binding<Value>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { tag in
      guard let value = tag.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }
}
