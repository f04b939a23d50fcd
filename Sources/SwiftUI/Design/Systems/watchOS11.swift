// watchOS 8 to 11: little is known about it, and drawn as on an iPhone.

extension Design {
  /// watchOS 8 to 11.
  package static let watchOS11 = Design(
    name: "watchOS 11",
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
    presentations: Design.iOS18.presentations,
    menus: Design.iOS18.menus,
    keyboard: Design.iOS18.keyboard,
    systemBars: nil,
    materials: Design.iOS18.materials,
    motion: Design.iOS18.motion)
}
