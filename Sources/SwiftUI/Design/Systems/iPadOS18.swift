// iPadOS 15 to 18: what differs from iOS 18.

extension Design {
  /// iPadOS 15 to 18.
  package static let iPadOS18 = Design(
    name: "iPadOS 18",
    elements: Design.iOS18.elements,
    colors: Design.iOS18.colors,
    text: Design.iOS18.text,
    layout: Design.iOS18.layout,
    lists: listsOfIPadOS18,
    buttons: Design.iOS18.buttons,
    toggles: Design.iOS18.toggles,
    fields: Design.iOS18.fields,
    pickers: Design.iOS18.pickers,
    values: Design.iOS18.values,
    groups: Design.iOS18.groups,
    bars: Design.iOS18.bars,
    tabBars: tabBarsOfIPadOS18,
    presentations: presentationsOfIPadOS18,
    menus: Design.iOS18.menus,
    keyboard: keyboardOfIPadOS18,
    systemBars: systemBarsOfIPadOS18,
    materials: Design.iOS18.materials,
    motion: Design.iOS18.motion)

  // MARK: - Lists

  /// Assumed: a sidebar has no cards, and a selected row has round corners.
  private static let listsOfIPadOS18: ListDesign = {
    var lists = Design.iOS18.lists
    lists.sidebar.sideInset = 16
    lists.sidebar.rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    lists.sidebar.rowBackground = nil
    lists.sidebar.selectedRowRadius = 10
    return lists
  }()

  // MARK: - Tab bars

  /// Assumed: no picture shows the bar at the top or its sidebar.
  private static let tabBarsOfIPadOS18: TabBarDesign = {
    var bars = Design.iOS18.tabBars
    bars.top = TabBarDesign.Top(
      rowHeight: Design.iOS18.bars.height, height: 40, distance: 2, surface: SystemShades(0xEEEEF0, 0x2C2C2E),
      margin: 16, font: .system(size: 15, weight: .medium), selectedFont: .system(size: 15, weight: .semibold),
      symbolFont: .system(size: 15, weight: .medium), itemPadding: 14, pillInset: 3,
      pill: SystemShades(0xFFFFFF, 0x48484A), badgeDistance: 6,
      sidebar: TabBarDesign.Sidebar(
        width: 320, surface: SystemShades(0xF2F2F7, 0x1C1C1E), buttonEdge: .leading, buttonMargin: 8,
        headerFont: .headline, tintsSymbols: true, bottomBarPadding: 16))
    return bars
  }()

  // MARK: - Presentations

  private static let presentationsOfIPadOS18: PresentationDesign = {
    var presentations = Design.iOS18.presentations
    presentations.dialogs.arePopovers = true
    return presentations
  }()

  // MARK: - The keyboard

  /// Measured by developers on iPads with a home button: 258 and 343 points. The additional 20 points on other iPads, for
  /// the home indicator, are an assumption.
  private static let keyboardOfIPadOS18 = KeyboardDesign(
    height: 258, wideHeight: 258, landscapeHeight: 343, wideWidth: Design.iOS18.keyboard.wideWidth,
    heightOfIndicator: 20, landscapeHeightOfIndicator: 20, margin: Design.iOS18.keyboard.margin, marginOfIndicator: 20,
    landscapeMarginOfIndicator: 20, keys: Design.iOS18.keyboard.keys, panel: nil)

  // MARK: - The bars of the system

  private static let systemBarsOfIPadOS18: SystemBarDesign? = {
    var bars = Design.iOS18.systemBars
    bars?.indicatorPart = 0.27
    bars?.plain.padding = 20
    bars?.isTimeLeading = true
    bars?.givesUpSpace = false
    return bars
  }()
}
