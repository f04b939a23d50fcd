/// What a navigation bar shows.
struct NavigationBarState {
  var title: Text?
  var subtitle: Text?

  /// Whether the title stands below the bar instead of in it.
  var isLarge = false

  var isHidden = false
  var showsBackButton = false

  /// The title of the screen that the back button goes to, unless the button is to be without one.
  var backTitle: Text?

  var back: DismissTarget?
  var items: [BarItem] = []
  var search: SearchField?
  var appearance = BarAppearance()
  var rowHeight = BarMetrics.navigationBarHeight

  init() {}

  @MainActor
  init(
    _ contents: NavigationBarContents, previous: NavigationBarContents?, isLarge: Bool, isInSheet: Bool,
    back: DismissTarget
  ) {
    title = contents.title
    subtitle = contents.subtitle
    isHidden = contents.isHidden(.navigationBar)
    self.isLarge = isLarge && contents.title != nil
    showsBackButton = previous != nil && contents.hidesBackButton != true
    backTitle = contents.role == .editor ? Text(verbatim: "") : previous?.title
    self.back = back
    items = contents.items.flatMap(\.elements).map(BarItem.init)
    search = contents.search
    appearance = contents.bars[.navigationBar] ?? BarAppearance()
    rowHeight = isInSheet ? BarMetrics.sheetNavigationBarHeight : BarMetrics.navigationBarHeight
  }

  /// How much of the screen the bar takes, in points.
  var height: CGFloat {
    if isHidden { return 0 }
    return rowHeight + (isLarge ? BarMetrics.largeTitleHeight : 0) + (search?.height ?? 0)
  }

  func items(in region: ToolbarItemPlacement.Region) -> [BarItem] {
    items.filter { $0.placement.region == region }
  }
}

/// An item of a toolbar: a view that lives in the tree where it was declared, and is shown in a bar.
struct BarItem: Identifiable, Equatable {
  let element: Element
  let placement: ToolbarItemPlacement
  let spacer: SpacerSizing?

  @MainActor
  init(_ element: Element) {
    self.element = element
    placement = element.trait(ToolbarPlacementTrait.self) ?? .automatic
    spacer = element.trait(ToolbarSpacerTrait.self)
  }

  var id: ObjectIdentifier { ObjectIdentifier(element) }

  static func == (lhs: BarItem, rhs: BarItem) -> Bool {
    lhs.element === rhs.element && lhs.placement == rhs.placement && lhs.spacer == rhs.spacer
  }
}
