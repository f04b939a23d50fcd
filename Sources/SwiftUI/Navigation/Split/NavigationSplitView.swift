/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
///
/// In a wide window the columns are side by side; in a narrow one they are the screens of a stack, and a selection in a
/// column pushes the next. Column widths are those of the platform.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  private var hasThreeColumns: Bool { Content.self != EmptyView.self }

  @MainActor public var body: some View {
    if sizeClass == .regular {
      SplitColumns(
        sidebar: sidebar, content: hasThreeColumns ? AnyView(content) : nil, detail: detail,
        visibility: visibility?.wrappedValue ?? .automatic)
    } else {
      SplitStack(
        sidebar: sidebar, content: hasThreeColumns ? AnyView(content) : nil, detail: detail,
        column: compactColumn ?? $ownCompactColumn)
    }
  }
}

extension NavigationSplitView: ComposedView {
  @MainActor package var composition: Composition {
    Composition("NavigationSplitView").oneOrMore(content).part("sidebarView", sidebar).part("detailView", detail)
  }
}

extension NavigationSplitView {
  /// Creates a three-column navigation split view.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
  }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
  }

  /// Creates a three-column navigation split view that enables programmatic control over which column appears on top
  /// when the view collapses into a single column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: preferredCompactColumn)
  }

  /// Creates a three-column navigation split view with control of visibility and of the column on top.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column navigation split view.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil, compactColumn: nil)
  }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
  }

  /// Creates a two-column navigation split view that enables programmatic control over which column appears on top
  /// when the view collapses into a single column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Creates a two-column navigation split view with control of visibility and of the column on top.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}
