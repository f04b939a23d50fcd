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

  var largeTitleHeight: CGFloat { design.bars.largeTitleHeight }

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

  /// The visible height of the bar, in points.
  var shownHeight: CGFloat { height - collapsedHeight }

  /// The height of the bar above content that is not scrolled, in points.
  var height: CGFloat {
    if isHidden || design.bars.collapsesWhenEmpty && isEmpty { return 0 }
    return rowHeight + (isLarge ? largeTitleHeight : 0) + (search?.height(in: design) ?? 0)
  }

  func items(in region: ToolbarItemPlacement.Region) -> [BarItem] {
    items.filter { $0.placement.region == region }
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

  static func == (lhs: BarItem, rhs: BarItem) -> Bool {
    lhs.element === rhs.element && lhs.placement == rhs.placement && lhs.spacer == rhs.spacer
      && lhs.isOnSharedGlass == rhs.isOnSharedGlass && lhs.priority == rhs.priority
  }
}
