import Foundation

/// The accessories of a row: the controls of edit mode, a badge, and swipe actions.
@MainActor
struct ListRowControls {
  private enum Kind: Equatable {
    case delete, insert, select(Bool), move, badge(Text)
  }

  /// Whether the controls have been created once.
  private(set) var areMade = false

  private var leading: Item?
  private var trailing: Item?
  private(set) var swipe: [HorizontalEdge: LayerElement<SwipeActionBar>] = [:]

  /// The number of swipe action groups shown at each edge; `nil` when the shown views may be outdated.
  private var shownGroups: [HorizontalEdge: Int]?

  private struct Item {
    let kind: Kind
    let node: LayerElement<AnyView>

    /// Including the distance to the content, in points.
    @MainActor var width: CGFloat {
      guard case .badge = kind else { return node.environment.design.lists.rows.editControlWidth }
      return node.contentSize(for: .unspecified).width + ViewSpacing.standardDistance
    }
  }

  var leadingWidth: CGFloat { leading?.width ?? 0 }
  var trailingWidth: CGFloat { trailing?.width ?? 0 }

  // MARK: - Making

  /// Creates the controls that the row currently needs.
  mutating func refresh(for row: ListRowElement) {
    areMade = true
    guard row.isRow else { return }
    Self.show(Self.leadingKind(of: row), in: &leading, row: row)
    Self.show(Self.trailingKind(of: row), in: &trailing, row: row)
    refreshSwipeActions(for: row)
  }

  private static func leadingKind(of row: ListRowElement) -> Kind? {
    guard row.list.settings.isEditing else { return nil }
    if let selection = row.list.settings.selection, selection.allowsMany, row.canBeSelected {
      return .select(row.isSelected)
    }
    if row.insertion != nil { return .insert }
    return row.deletion == nil ? nil : .delete
  }

  private static func trailingKind(of row: ListRowElement) -> Kind? {
    if row.list.settings.isEditing, row.canBeMoved { return .move }
    guard let badge = row.content.trait(BadgeKey.self) ?? nil else { return nil }
    return .badge(badge)
  }

  private static func show(_ kind: Kind?, in item: inout Item?, row: ListRowElement) {
    if item?.kind == kind { return }
    item?.node.unmount()
    item = kind.map { make($0, row) }
  }

  private static func make(_ kind: Kind, _ row: ListRowElement) -> Item {
    let view: AnyView
    switch kind {
    case .delete: view = AnyView(ListDeleteControl { [weak row] in row?.reveal(.trailing) })
    case .insert: view = AnyView(ListInsertControl { [weak row] in row?.insertion?() })
    case .select(let isSelected): view = AnyView(ListSelectionControl(isSelected: isSelected))
    case .move: view = AnyView(ListMoveControl())
    case .badge(let text):
      // A style of the text itself takes precedence.
      view = AnyView(Group { text }.foregroundStyle(Color(uiColor: .secondaryLabel)))
    }
    let node = LayerElement(view, alignment: .center, in: row.childContext)
    node.layoutParent = row
    return Item(kind: kind, node: node)
  }

  /// Invalidates the controls after the content of the row has changed.
  mutating func contentChanged() {
    shownGroups = nil
  }

  // Called during layout: showing the same views again would request another layout pass, endlessly.
  private mutating func refreshSwipeActions(for row: ListRowElement) {
    let groups = row.swipeActionGroups
    let counts = Dictionary(grouping: groups, by: \.edge).mapValues(\.count)
    if counts == shownGroups { return }
    shownGroups = counts
    for edge in HorizontalEdge.allCases {
      let actions = groups.filter { $0.edge == edge }.map(\.content)
      guard !actions.isEmpty else {
        swipe.removeValue(forKey: edge)?.unmount()
        continue
      }
      let bar = SwipeActionBar(edge: edge, actions: actions) { [weak row] in row?.reveal(nil) }
      if let known = swipe[edge] {
        known.show(bar, alignment: .center)
      } else {
        let node = LayerElement(bar, alignment: .center, in: row.childContext)
        node.layoutParent = row
        swipe[edge] = node
      }
    }
  }

  // MARK: - Layout and outputs

  func place(in row: ListRowElement, size: CGSize) {
    let inset = row.list.appearance.style.rowInsets
    if let leading {
      row.placeChild(
        leading.node, at: CGPoint(x: inset.leading, y: 0),
        proposal: ProposedViewSize(width: leading.width - ViewSpacing.standardDistance * 2, height: size.height))
    }
    if let trailing {
      let width = trailing.width - ViewSpacing.standardDistance
      row.placeChild(
        trailing.node, at: CGPoint(x: size.width - inset.trailing - width, y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
    if let edge = row.revealedEdge, let bar = swipe[edge] {
      let width = barWidth(edge, height: size.height)
      row.placeChild(
        bar, at: CGPoint(x: edge == .leading ? 0 : size.width - width, y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }

  /// The width of the swipe actions at an edge.
  func barWidth(_ edge: HorizontalEdge, height: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    swipe[edge]?.forEachLayoutChild {
      width = max(width, $0.size(for: ProposedViewSize(width: nil, height: height)).width)
    }
    return width
  }

  func forEach(_ body: (Element) -> Void) {
    if let leading { body(leading.node) }
    if let trailing { body(trailing.node) }
  }

  func forEachNode(_ body: (_ViewNode) -> Void) {
    forEach { body($0) }
    for edge in HorizontalEdge.allCases { if let bar = swipe[edge] { body(bar) } }
  }

  func describe(_ edge: HorizontalEdge, row: ListRowElement, into builder: inout SemanticsBuilder) {
    let item = edge == .leading ? leading : trailing
    if let item { builder.describe(item.node) }
    if row.revealedEdge == edge, let bar = swipe[edge] { builder.describe(bar) }
  }

  /// The swipe actions as accessibility actions of the row, named after their buttons.
  func swipeActions() -> [SemanticsAction] {
    [HorizontalEdge.leading, .trailing].flatMap { swipe[$0]?.namedActions ?? [] }
  }
}
