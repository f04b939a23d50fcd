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
  var largeTitleHeight = BarMetrics.largeTitleHeight

  /// Whether a bar that shows nothing takes no room.
  var collapsesWhenEmpty = false

  init() {}

  @MainActor
  init(
    _ contents: NavigationBarContents, previous: NavigationBarContents?, isLarge: Bool, isInSheet: Bool,
    version: SystemVersion, back: DismissTarget
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
    if version == .iOS26 {
      if !isInSheet { rowHeight = BarMetrics.navigationBarHeightOfIOS26 }
      largeTitleHeight = BarMetrics.largeTitleHeightOfIOS26
      collapsesWhenEmpty = true
    }
  }

  private var isEmpty: Bool {
    title == nil && subtitle == nil && items.isEmpty && search == nil && !showsBackButton
  }

  /// How much of the screen the bar takes, in points.
  var height: CGFloat {
    if isHidden || collapsesWhenEmpty && isEmpty { return 0 }
    return rowHeight + (isLarge ? largeTitleHeight : 0) + (search?.height ?? 0)
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
