// iPadOS 26: what differs from iOS 26.

extension Design {
  /// iPadOS 26.
  package static let iPadOS26 = Design(
    name: "iPadOS 26",
    elements: Design.iOS26.elements,
    colors: Design.iOS26.colors,
    text: Design.iOS26.text,
    layout: Design.iOS26.layout,
    lists: listsOfIPadOS26,
    buttons: Design.iOS26.buttons,
    toggles: Design.iOS26.toggles,
    fields: Design.iOS26.fields,
    pickers: Design.iOS26.pickers,
    values: Design.iOS26.values,
    groups: Design.iOS26.groups,
    bars: barsOfIPadOS26,
    tabBars: tabBarsOfIPadOS26,
    presentations: presentationsOfIPadOS26,
    menus: Design.iOS26.menus,
    keyboard: Design.iPadOS18.keyboard,
    systemBars: Design.iPadOS18.systemBars,
    materials: Design.iOS26.materials,
    motion: Design.iOS26.motion)

  // MARK: - Lists

  /// Measured: a row of 52 points instead of 51, and a header that is higher by the same amount; rows of a sidebar are 44
  /// points apart, and a selected one is 16 points inside of the panel.
  private static let listsOfIPadOS26: ListDesign = {
    var lists = Design.iOS26.lists
    lists.insetGrouped.minimumRowInsets = 32.5
    lists.insetGrouped.headerInsets.top += 1
    lists.sidebar.followsLayoutMargin = false
    lists.sidebar.sideInset = 16
    lists.sidebar.cornerRadius = 0
    lists.sidebar.rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    lists.sidebar.minimumRowInsets = 0
    lists.sidebar.rowBackground = nil
    lists.sidebar.selectedRowRadius = .infinity
    return lists
  }()

  // MARK: - Bars

  /// Measured in a picture of three columns, 1032 points wide; the dark color is that of a beta.
  private static let barsOfIPadOS26: BarDesign = {
    var bars = Design.iOS26.bars
    bars.columnWidth = 276
    bars.sidebarPanel = BarDesign.SidebarPanel(
      width: 280, inset: 10, cornerRadius: 22, surface: SystemShades(0xFAFAFA, 0x141823))
    return bars
  }()

  /// Assumed, but for the width of the sidebar, its button and the colors of its titles, which were measured in pictures
  /// of a beta.
  private static let tabBarsOfIPadOS26: TabBarDesign = {
    var bars = Design.iOS26.tabBars
    bars.top = TabBarDesign.Top(
      rowHeight: Design.iOS26.bars.height, height: 44, distance: 0, surface: nil, margin: 20,
      font: .system(size: 15, weight: .medium), selectedFont: .system(size: 15, weight: .semibold),
      symbolFont: .system(size: 17, weight: .medium), itemPadding: 16, pillInset: 4,
      pill: SystemShades(0x000000, 0xFFFFFF, opacity: (0.07, 0.14, 0.07, 0.14)), badgeDistance: 6,
      sidebar: TabBarDesign.Sidebar(
        width: 290, surface: nil, buttonEdge: .trailing, buttonMargin: 22, headerFont: .body, tintsSymbols: false,
        bottomBarPadding: 16))
    return bars
  }()

  // MARK: - Presentations

  private static let presentationsOfIPadOS26: PresentationDesign = {
    var presentations = Design.iOS26.presentations
    presentations.dialogs.areNarrowPopovers = false
    return presentations
  }()
}
