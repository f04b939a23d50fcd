/// The content for a tab and the tab's associated tab item in a tab view.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value

  let value: Value?
  let content: Content
  let label: Label
  var role: TabRole?

  public func _tabViews() -> AnyView {
    let tab = content.environment(\.isInSearchTab, role == .search)
      .modifier(TabItemModifier(label: AnyView(label), role: role)).modifier(TabRoleCheck(role: role))
    guard let value else { return AnyView(tab) }
    return AnyView(tab.containerTag(value))
  }
}

extension Tab {
  /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value.
  ///
  /// - Parameters:
  ///   - value: The `selection` value which selects this tab.
  ///   - content: The view content of the tab.
  ///   - label: The label of the tab item.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab with a role.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label(), role: role)
  }

  /// Creates a tab for a selection that may be `nil`.
  public nonisolated init<V>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V? {
    self.init(value: .some(.some(value)), content: content(), label: label())
  }

  /// Creates a tab that the tab view presents when it is selected.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, content: content(), label: label(), role: role)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, as those of pages, selected by a value.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label for a selection that may be `nil`.
  public nonisolated init<V>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(value: .some(.some(value)), content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, as those of pages.
  public nonisolated init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

/// A value that defines the purpose of the tab.
///
/// A tab with a role is in a circle beside the bar. In a bar at the top, the tab for search is the last one, a symbol. Before
/// iOS 26, on a phone, a tab for search has its default label, and is like the other tabs.
///
/// - Note: Approximate: before iOS 26, the prominent tab is like the other tabs; a warning is recorded.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search role.
  public static var search: TabRole { TabRole(name: "search") }

  /// The role of the one tab that stands out.
  public static var prominent: TabRole { TabRole(name: "prominent") }
}

/// Records that a bar across the screen has no prominent tab.
private struct TabRoleCheck: ElementModifier {
  let role: TabRole?

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    let design = element.environment.design.tabBars
    guard let role, role != .search, design.floating == nil else { return }
    element.graph.report(
      Shortfall.missing("Tab(role:)", "the tab is like the other tabs of the bar."), at: element)
  }
}

/// The label of a tab that has a role and no custom label.
public struct DefaultTabLabel: View {
  public var body: some View { SwiftUI.Label(SystemString.search, systemImage: "magnifyingglass") }
}

extension DefaultTabLabel: ComposedView {
  package var composition: Composition { Composition(transparent: body) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a role, which also labels it.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(), role: role)
  }

  /// Creates a tab with a role, which also labels it.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: DefaultTabLabel(), role: role)
  }
}
