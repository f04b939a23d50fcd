/// A tab bar at the top of a wide window: a capsule with the titles of the tabs, and a button for the sidebar.
struct TopTabBar: View {
  let items: [TabBarItem]
  let showSidebar: (@MainActor () -> Void)?
  let select: @MainActor (Int) -> Void
  let measures: TabBarDesign.Top

  var body: some View {
    HStack(spacing: 0) {
      if let showSidebar {
        SidebarToggle(title: .showSidebar, symbol: "sidebar.leading", action: showSidebar)
          .font(measures.symbolFont)
          .padding(.horizontal, measures.itemPadding)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        TopTabButton(item: item, measures: measures) { select(index) }
      }
    }
    .padding(measures.pillInset)
    .frame(height: measures.height)
    .background { surface }
    .padding(.horizontal, measures.margin)
    .padding(.top, measures.distance)
  }

  @ViewBuilder
  private var surface: some View {
    if let surface = measures.surface {
      Capsule().fill(ShadesStyle(shades: surface))
    } else {
      GlassSurface(shape: Capsule())
    }
  }
}

/// One tab of the bar at the top, with its badge behind the title.
private struct TopTabButton: View {
  let item: TabBarItem
  let measures: TabBarDesign.Top
  let action: @MainActor () -> Void

  var body: some View {
    HStack(spacing: measures.badgeDistance) {
      if let label = item.label { BarItemSlot(item: label, isFixed: false) }
      if let badge = item.badge { TabBadge(label: badge) }
    }
    .padding(.horizontal, measures.itemPadding)
    .frame(maxHeight: .infinity)
    .background {
      if item.isSelected { Capsule().fill(ShadesStyle(shades: measures.pill)) }
    }
    .modifier(TabBehavior(item: item, action: action))
  }
}

/// The label of a tab in the bar at the top: its title, or the symbol of the tab for search.
struct TopTabLabel: View {
  let label: AnyView
  let isSelected: Bool
  let isSymbol: Bool
  let measures: TabBarDesign.Top

  var body: some View {
    if isSymbol {
      label.labelStyle(.iconOnly).font(measures.symbolFont)
    } else {
      LastView { label }
        .labelStyle(.titleOnly)
        .font(isSelected ? measures.selectedFont : measures.font)
        .lineLimit(1)
    }
  }
}

/// Shows the last of its views: the title of a label that is made of an image and a text.
private struct LastView<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var arrangement: LastViewArrangement { LastViewArrangement() }
}

private struct LastViewArrangement: ContainerLayout {
  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize { children.last?.size(for: proposal) ?? .zero }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    for child in children { parent.placeChild(child, at: .zero, proposal: proposal) }
  }

  @MainActor func drawingOrder(_ children: [Element]) -> [Element] { children.suffix(1) }
}

/// A button that shows or hides the sidebar of a tab view.
struct SidebarToggle: View {
  let title: SystemString
  let symbol: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label {
        Text(title)
      } icon: {
        Image(systemName: symbol)
      }
      .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
  }
}

/// The space of a tab bar at the top that navigation bars below it share with it.
@MainActor
final class TopTabBarSpace {
  /// The height of the row and the width of the bar in it, in points; zero where there is none.
  var size = CGSize.zero

  nonisolated init() {}
}

extension EnvironmentValues {
  /// The bar at the top that covers the middle of a navigation bar.
  @Entry var topTabBarSpace: TopTabBarSpace?
}
