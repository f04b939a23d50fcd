/// The content of a navigation bar.
struct NavigationBarState {
  var title: Text?
  var subtitle: Text?

  /// Whether the title is large, below the bar.
  var isLarge = false

  var isHidden = false
  var showsBackButton = false

  /// The title of the back button, unless it is hidden.
  var backTitle: Text?

  var back: DismissTarget?
  var items: [BarItem] = []
  var search: SearchField?

  /// The search field at the bottom of the screen.
  var bottomSearch: SearchField?

  var appearance = BarAppearance()

  /// The effect where content scrolls under the bar; `nil` for none.
  var edgeEffect: ScrollEdgeEffectStyle? = .automatic

  let design: Design
  private(set) var rowHeight: CGFloat

  /// Whether the bar is at the top of a sheet.
  private(set) var isInSheet = false

  /// The height of the large title that content has been scrolled over, in points.
  private(set) var collapsedHeight: CGFloat = 0

  /// Whether content is visible under the bar.
  private(set) var isOverContent = false

  /// The width of a tab bar in the middle of the row, in points.
  private(set) var sharedWidth: CGFloat = 0

  /// The items for which the bar has no space, which are in its menu.
  private var overflow: Set<ObjectIdentifier> = []

  init(in design: Design) {
    self.design = design
    rowHeight = design.bars.height
  }

  @MainActor
  init(
    _ contents: NavigationBarContents, previous: NavigationBarContents?, isLarge: Bool, isInSheet: Bool,
    isSheetFloating: Bool,
    design: Design, back: DismissTarget
  ) {
    self.design = design
    title = contents.title
    subtitle = contents.subtitle
    isHidden = contents.isHidden(.navigationBar)
    self.isLarge = isLarge && contents.title != nil
    showsBackButton = previous != nil && contents.hidesBackButton != true
    backTitle = contents.role == .editor ? Text(verbatim: "") : previous?.title
    self.back = back
    items = contents.items.flatMap(\.elements).map(BarItem.init)
    if let field = contents.search, field.isAtBottom {
      bottomSearch = field
    } else {
      search = contents.search
    }
    self.isInSheet = isInSheet
    edgeEffect = contents.edgeEffects.style(at: .top)
    appearance = contents.bars[.navigationBar] ?? BarAppearance()
    let sheetHeight = isSheetFloating ? design.bars.floatingSheetHeight : nil
    rowHeight = isInSheet ? sheetHeight ?? design.bars.sheetHeight : design.bars.height
  }

  var isBackgroundHidden: Bool { appearance.backgroundVisibility == .hidden }

  /// The subtitle below a large title.
  var largeSubtitle: Text? { design.bars.largeSubtitle == nil ? nil : subtitle }

  var largeTitleHeight: CGFloat {
    let hasSubtitle = largeSubtitle != nil || !items(in: .subtitle).isEmpty
    return design.bars.largeTitleHeight + (hasSubtitle ? design.bars.largeSubtitle?.height ?? 0 : 0)
  }

  private var isEmpty: Bool {
    title == nil && subtitle == nil && items.isEmpty && search == nil && !showsBackButton
  }

  /// The height by which the bar becomes smaller while content is scrolled under it, in points.
  var collapsibleHeight: CGFloat { isLarge && height > 0 ? largeTitleHeight : 0 }

  /// Whether the title is in the row, as the large one has been scrolled away.
  var hasInlineTitle: Bool { !isLarge || collapsedHeight == largeTitleHeight }

  /// Collapses the large title, and shows the background as soon as content is under the bar.
  ///
  /// - Parameter distance: The distance by which the content has been scrolled, in points.
  /// - Returns: Whether the bar has changed.
  mutating func follow(scrolledDistance distance: CGFloat) -> Bool {
    let old = (collapsedHeight, isOverContent)
    collapsedHeight = min(distance, collapsibleHeight)
    isOverContent = distance > collapsibleHeight
    return old != (collapsedHeight, isOverContent)
  }

  /// Leaves the middle of the row to a tab bar.
  ///
  /// - Returns: Whether the bar has changed.
  mutating func share(width: CGFloat) -> Bool {
    guard width != sharedWidth else { return false }
    sharedWidth = width
    return true
  }

  /// The visible height of the bar, in points.
  var shownHeight: CGFloat { height - collapsedHeight }

  /// The height of the bar above content that is not scrolled, in points.
  var height: CGFloat {
    if isHidden || design.bars.collapsesWhenEmpty && isEmpty { return 0 }
    return rowHeight + (isLarge ? largeTitleHeight : 0) + (search?.height(in: design) ?? 0)
  }

  func items(in region: ToolbarItemPlacement.Region) -> [BarItem] {
    switch region {
    case .trailing: items.filter { $0.placement.region == .trailing && !overflow.contains($0.id) }
    case .overflow: items.filter { $0.placement.region == .overflow || overflow.contains($0.id) }
    default: items.filter { $0.placement.region == region }
    }
  }

  /// The items at the trailing edge in order: confirmation actions are behind the others, pinned items at the very end.
  var trailingItems: [BarItem] {
    let items = items(in: .trailing)
    let loose = items.filter { !$0.placement.isPinned }
    return loose.filter { !$0.placement.isProminent } + loose.filter(\.placement.isProminent)
      + items.filter(\.placement.isPinned)
  }

  /// Moves items that do not fit beside those at the leading edge to the menu: those of low priority first, and of equal
  /// priority the last one. Items that are pinned or confirm stay.
  ///
  /// - Parameter width: The width of the bar, in points.
  /// - Returns: Whether the bar has changed.
  @MainActor mutating func fitItems(in width: CGFloat) -> Bool {
    guard let glass = design.bars.glassItems else { return false }
    let old = overflow
    overflow = []
    let back = showsBackButton ? glass.height + glass.groupSpacing : 0
    let half = (width - sharedWidth) / 2 - design.bars.margin
    let room =
      sharedWidth > 0
      ? half : width - 2 * design.bars.margin - back - Self.width(of: items(in: .leading), glass)
    var movable = trailingItems.filter { !$0.placement.isPinned && !$0.placement.isProminent && !$0.isSpace }
    while let next = movable.indices.min(by: { movable[$0].leaves(before: movable[$1], isLater: $0 > $1) }) {
      let menu = items(in: .overflow).isEmpty ? 0 : glass.height + glass.groupSpacing
      if Self.width(of: trailingItems, glass) + menu <= room { break }
      overflow.insert(movable.remove(at: next).id)
    }
    return overflow != old
  }

  /// The width of items in their capsules with the spaces behind those, in points.
  @MainActor private static func width(of items: [BarItem], _ glass: BarDesign.GlassItems) -> CGFloat {
    GlassItemGroup.groups(of: items).reduce(0) { width, group in
      let cells = GlassCellArrangement(measures: glass, isFilled: group.isFilled)
      return width + cells.width(of: group.items.map(\.element)) + glass.groupSpacing
    }
  }
}

/// An item of a toolbar: a view that is shown in a bar, but belongs to the place where it is declared.
struct BarItem: Identifiable, Equatable {
  let element: Element
  let placement: ToolbarItemPlacement
  let spacer: SpacerSizing?

  /// Whether the item is on the glass of its group.
  let isOnSharedGlass: Bool

  /// How long the item stays in a bar that has too little space.
  let priority: ToolbarItemVisibilityPriority

  @MainActor
  init(_ element: Element) {
    self.element = element
    placement = element.trait(ToolbarPlacementTrait.self) ?? .automatic
    spacer = element.trait(ToolbarSpacerTrait.self)
    isOnSharedGlass = element.trait(SharedBackgroundTrait.self) != .hidden
    priority = element.trait(ToolbarPriorityTrait.self) ?? .automatic
  }

  var id: ObjectIdentifier { ObjectIdentifier(element) }

  /// Whether the item leaves a bar with too little space before another one.
  func leaves(before other: BarItem, isLater: Bool) -> Bool {
    priority == other.priority ? isLater : priority < other.priority
  }

  static func == (lhs: BarItem, rhs: BarItem) -> Bool {
    lhs.element === rhs.element && lhs.placement == rhs.placement && lhs.spacer == rhs.spacer
      && lhs.isOnSharedGlass == rhs.isOnSharedGlass && lhs.priority == rhs.priority
  }
}
