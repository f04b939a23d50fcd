/// A split view in a wide window: its columns are side by side, each with its own bar.
struct SplitColumns<Sidebar: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: AnyView?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility

  @State private var coordinator = SplitCoordinator()

  @Environment(\.design) private var design

  var body: some View {
    HStack(spacing: 0) {
      if showsSidebar, let panel = design.bars.sidebarPanel {
        SplitColumn(content: sidebar, coordinator: coordinator, isLeading: true)
          .modifier(ColumnWidth(standard: panel.width))
          .modifier(SidebarPanel(panel: panel))
      } else if showsSidebar {
        SplitColumn(content: sidebar, coordinator: coordinator, isLeading: true)
          .modifier(ColumnWidth(standard: design.bars.columnWidth))
        Divider().ignoresSafeArea()
      }
      if let content, visibility != .detailOnly {
        SplitColumn(content: content, coordinator: coordinator, isLeading: true)
          .modifier(ColumnWidth(standard: design.bars.columnWidth))
        Divider().ignoresSafeArea()
      }
      SplitColumn(content: detail, coordinator: coordinator, isLeading: false)
    }
  }

  private var showsSidebar: Bool {
    switch visibility {
    case .detailOnly: false
    case .doubleColumn: content == nil
    default: true
    }
  }
}

/// A column. Destinations of links in a leading column are shown in the last one.
private struct SplitColumn<Content: View>: View {
  let content: Content
  let coordinator: SplitCoordinator
  let isLeading: Bool

  @State private var path = NavigationPath()
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStackCore(
      path: NavigationPathAccess($path), root: content, isColumn: true,
      coordinator: coordinator, isLeadingColumn: isLeading
    )
    .modifier(EditModeProvider(editMode: $editMode))
    .modifier(ColumnSelectionModifier {})
    // Assumed: the bars of columns are below a tab bar at the top.
    .environment(\.topTabBarSpace, nil)
    .transformEnvironment(\.outerSearch) { if !isLeading { $0 = nil } }
  }
}

/// Shows the destinations of links in leading columns in the last column.
@MainActor
final class SplitCoordinator {
  weak var detail: NavigationScreens?
}

/// The width of a leading column.
private struct ColumnWidth: ViewModifier {
  let standard: CGFloat
  @State private var width: CGFloat?

  func body(content: Content) -> some View {
    content
      .frame(width: width ?? standard)
      .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
