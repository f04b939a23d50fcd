/// The contents of one tab in the bar.
struct TabBarItem {
  let label: BarItem?
  let badge: Text?
  let isSelected: Bool
  let isEnabled: Bool

  var description = TabDescription()

  /// Whether the tab has its own circle.
  var isSeparate = false
}

/// The bar at the bottom of a tab view.
struct TabBarView: View {
  var items: [TabBarItem] = []
  var appearance = BarAppearance()

  /// Whether the bar has become smaller, and the view above it.
  var isSmall = false

  /// Whether the field of the search tab is beside the small bar, and the tab that was shown before.
  var isBesideSearch = false
  var last: Int?

  /// Whether the bar is shown as one circle.
  var showsOneCircle: Bool { isSmall || isBesideSearch }

  var accessory: AnyView?

  /// Whether the bar is at the top of the window, and what shows the sidebar instead, if there is one.
  var isAtTop = false
  var showSidebar: (@MainActor () -> Void)?

  var select: @MainActor (Int) -> Void = { _ in }

  /// Makes a small bar large again.
  var expand: @MainActor () -> Void = {}

  @Environment(\.design) private var design
  @Environment(\.barLooks.tabBar) private var look

  var body: some View {
    if isAtTop, let top = design.tabBars.top {
      TopTabBar(items: items, showSidebar: showSidebar, select: select, measures: top)
        .modifier(TabBarSemantics())
    } else if let floating = design.tabBars.floating {
      FloatingTabBar(
        items: items, isSmall: showsOneCircle, isBesideSearch: isBesideSearch, last: last,
        accessory: accessory, select: select, expand: expand, measures: floating
      )
      .modifier(TabBarSemantics())
    } else {
      bar
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        TabBarButton(item: item) { select(index) }
      }
    }
    .frame(height: design.tabBars.height)
    .background { BarBackground(appearance: appearance, edge: .bottom, isOpaque: true, look: look) }
    .modifier(TabBarSemantics())
  }
}

/// One tab of the bar; all tabs have the same width.
struct TabBarButton: View {
  let item: TabBarItem
  let action: @MainActor () -> Void

  @Environment(\.design) private var design

  var body: some View {
    ZStack {
      if let label = item.label {
        BarItemSlot(item: label, isFixed: false)
      }
    }
    .overlay(alignment: .topTrailing) {
      if let badge = item.badge {
        TabBadge(label: badge).offset(design.tabBars.badge.offset)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(TabBehavior(item: item, action: action))
  }
}

/// Selects a tab of a bar that is tapped, and describes it.
struct TabBehavior: ViewModifier {
  let item: TabBarItem
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
      .modifier(behavior)
      .modifier(TabSemantics())
      .semantics(with: item.description) { description, properties, element in
        properties.label = description.label?.string(in: element)
        properties.value = description.value?.string(in: element)
        properties.hint = description.hint?.string(in: element)
        if let labels = description.inputLabels {
          properties.details.append(.inputLabels(labels.map { $0.string(in: element) }))
        }
      }
      .disabled(!item.isEnabled)
  }

  private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: .button)
    behavior.isSelected = item.isSelected
    behavior.actions = [ControlAction(.activate, run: action)]
    return behavior
  }
}

/// Describes a tab: its value is empty if there is no badge, and it has none of its views' identifiers.
private struct TabSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for var node in builder.children({ $0.describe(child) }) {
      node.identifier = nil
      node.value = node.value ?? ""
      node.children = []
      builder.add(node)
    }
  }
}

/// A red badge on a tab; its text is the tab's value.
struct TabBadge: View {
  let label: Text

  @Environment(\.design) private var design

  var body: some View {
    label.unstyled
      .font(design.tabBars.badge.font)
      .foregroundStyle(.white)
      .padding(.horizontal, design.tabBars.badge.padding)
      .frame(minWidth: design.tabBars.badge.size, minHeight: design.tabBars.badge.size)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .semanticPart(.value)
  }
}

private struct TabBarSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .tabBar, label: "Tab Bar", of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}
