// watchOS 26: little is known about it, and drawn as on an iPhone with iOS 26.

extension Design {
  /// watchOS 26.
  package static let watchOS26 = Design(
    name: "watchOS 26",
    elements: Design.iOS26.elements,
    colors: Design.iOS26.colors,
    text: Design.iOS26.text,
    layout: Design.iOS26.layout,
    lists: Design.iOS26.lists,
    buttons: Design.iOS26.buttons,
    toggles: Design.iOS26.toggles,
    fields: Design.iOS26.fields,
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
}
