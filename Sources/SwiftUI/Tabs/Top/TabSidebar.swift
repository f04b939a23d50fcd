/// A tab in a sidebar.
struct TabSidebarItem: Identifiable {
  let id: Int
  let label: AnyView
  let badge: Text?
  let isEnabled: Bool
}

/// Tabs in a sidebar, below the header of their section.
struct TabSidebarGroup: Identifiable {
  /// No value of a tab.
  let id: String

  let header: AnyView?
  let actions: AnyView?
  let items: [TabSidebarItem]
}

/// The sidebar of a tab view: a list of its tabs.
struct TabSidebar: View {
  private let groups: [TabSidebarGroup]
  private let selected: Int?
  private let parts: TabSidebarParts
  private let select: @MainActor (Int) -> Void
  private let hide: @MainActor () -> Void

  @State private var folded: Set<String> = []
  @Environment(\.design) private var design

  init(
    groups: [TabSidebarGroup] = [], selected: Int? = nil, parts: TabSidebarParts = TabSidebarParts(),
    select: @escaping @MainActor (Int) -> Void = { _ in }, hide: @escaping @MainActor () -> Void = {}
  ) {
    self.groups = groups
    self.selected = selected
    self.parts = parts
    self.select = select
    self.hide = hide
  }

  var body: some View {
    if let top = design.tabBars.top {
      if let panel = design.bars.sidebarPanel {
        content(top).modifier(SidebarPanel(panel: panel))
      } else {
        content(top)
          .scrollContentBackground(.hidden)
          .background {
            if let surface = top.sidebar.surface {
              Rectangle().fill(ShadesStyle(shades: surface)).ignoresSafeArea()
            }
          }
          .overlay(alignment: .trailing) { HStack { Divider() }.ignoresSafeArea() }
      }
    }
  }

  private func content(_ top: TabBarDesign.Top) -> some View {
    VStack(spacing: 0) {
      SidebarToggle(title: .hideSidebar, symbol: "rectangle.topthird.inset.filled", action: hide)
        .font(design.bars.itemFont)
        .tint(top.sidebar.tintsSymbols ? nil : .primary)
        .padding(.horizontal, top.sidebar.buttonMargin)
        .frame(height: top.height)
        .frame(
          maxWidth: .infinity, minHeight: top.rowHeight,
          alignment: top.sidebar.buttonEdge == .leading ? .topLeading : .topTrailing)
      List(selection: Binding<Int?>(get: { selected }, set: { $0.map { select($0) } })) {
        parts.header
        ForEach(groups) { section($0, top.sidebar) }
        parts.footer
      }
      .listStyle(.sidebar)
      parts.bottomBar?.padding(top.sidebar.bottomBarPadding)
    }
  }

  @ViewBuilder
  private func section(_ group: TabSidebarGroup, _ measures: TabBarDesign.Sidebar) -> some View {
    if let header = group.header {
      Section(isExpanded: isExpanded(group.id)) {
        rows(group, measures)
      } header: {
        header.font(measures.headerFont).foregroundStyle(.secondary)
      }
    } else {
      Section { rows(group, measures) }
    }
  }

  @ViewBuilder
  private func rows(_ group: TabSidebarGroup, _ measures: TabBarDesign.Sidebar) -> some View {
    ForEach(group.items) { item in
      row(item, measures)
        .badge(item.badge)
        .disabled(!item.isEnabled)
        .selectionDisabled(!item.isEnabled)
        .tag(item.id)
    }
    group.actions
  }

  @ViewBuilder
  private func row(_ item: TabSidebarItem, _ measures: TabBarDesign.Sidebar) -> some View {
    if item.id == selected {
      HStack { item.label }.foregroundStyle(.tint)
    } else if measures.tintsSymbols {
      HStack { item.label }
    } else {
      HStack { item.label }.foregroundStyle(.primary).tint(.primary)
    }
  }

  private func isExpanded(_ group: String) -> Binding<Bool> {
    Binding {
      !folded.contains(group)
    } set: { isExpanded in
      if isExpanded { folded.remove(group) } else { folded.insert(group) }
    }
  }
}

/// The views that an app adds to the sidebar of a tab view.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}
