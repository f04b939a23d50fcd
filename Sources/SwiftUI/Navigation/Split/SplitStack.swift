/// A split view in a narrow window: its columns are screens of a stack.
struct SplitStack<Sidebar: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: AnyView?
  let detail: Detail
  let column: Binding<NavigationSplitViewColumn>

  @State private var path = NavigationPath()
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStackCore(path: NavigationPathAccess($path), root: root, isColumn: true)
      .modifier(EditModeProvider(editMode: $editMode))
  }

  @ViewBuilder
  private var root: some View {
    let column = column
    let top = column.wrappedValue.index
    if let content {
      sidebar
        .modifier(ColumnSelectionModifier(isCovered: top > 0) { column.wrappedValue = .content })
        .navigationDestination(isPresented: isBeyond(.sidebar, back: .sidebar)) {
          content
            .modifier(ColumnSelectionModifier(isCovered: top > 1) { column.wrappedValue = .detail })
            .navigationDestination(isPresented: isBeyond(.content, back: .content)) { detail }
        }
    } else {
      sidebar
        .modifier(ColumnSelectionModifier(isCovered: top > 0) { column.wrappedValue = .detail })
        .navigationDestination(isPresented: isBeyond(.sidebar, back: .sidebar)) { detail }
    }
  }

  /// Whether a column after `first` is on top.
  private func isBeyond(
    _ first: NavigationSplitViewColumn, back: NavigationSplitViewColumn
  ) -> Binding<Bool> {
    let column = column
    return Binding(
      get: { column.wrappedValue.index > first.index },
      write: { isBeyond, transaction in
        if !isBeyond { column.transaction(transaction).wrappedValue = back }
      })
  }
}
