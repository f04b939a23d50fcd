// iPadOS 15 to 18: what differs from iOS 18.

extension Design {
  /// iPadOS 15 to 18.
  package static let iPadOS18 = Design(
    name: "iPadOS 18",
    elements: Design.iOS18.elements,
    colors: Design.iOS18.colors,
    text: Design.iOS18.text,
    layout: Design.iOS18.layout,
    lists: Design.iOS18.lists,
    buttons: Design.iOS18.buttons,
    toggles: Design.iOS18.toggles,
    fields: Design.iOS18.fields,
    pickers: Design.iOS18.pickers,
    values: Design.iOS18.values,
    groups: Design.iOS18.groups,
    bars: Design.iOS18.bars,
    tabBars: Design.iOS18.tabBars,
    presentations: presentationsOfIPadOS18,
    menus: Design.iOS18.menus,
    keyboard: keyboardOfIPadOS18,
    systemBars: systemBarsOfIPadOS18,
    materials: Design.iOS18.materials,
    motion: Design.iOS18.motion)

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
