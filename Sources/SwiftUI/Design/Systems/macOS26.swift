// macOS 26: a Mac's controls and texts, with what changed in iOS 26. It was not measured.

extension Design {
  /// macOS 26.
  package static let macOS26 = Design(
    name: "macOS 26",
    elements: Design.iOS26.elements,
    colors: Design.iOS26.colors,
    text: Design.macOS15.text,
    layout: Design.iOS26.layout,
    lists: Design.iOS26.lists,
    buttons: Design.macOS15.buttons,
    toggles: togglesOfMacOS26,
    fields: Design.macOS15.fields,
    pickers: Design.iOS26.pickers,
    values: Design.iOS26.values,
    groups: Design.iOS26.groups,
    bars: Design.iOS26.bars,
    tabBars: Design.iOS26.tabBars,
    presentations: Design.iOS26.presentations,
    menus: Design.iOS26.menus,
    keyboard: Design.iOS26.keyboard,
    systemBars: nil,
    materials: Design.iOS26.materials,
    motion: Design.iOS26.motion)

  // MARK: - Controls

  private static let togglesOfMacOS26: ToggleDesign = {
    var toggles = Design.iOS26.toggles
    toggles.isCheckboxByDefault = Design.macOS15.toggles.isCheckboxByDefault
    return toggles
  }()
}
