// macOS 13 to 15: what differs from iOS 18. Controls and texts are those of a Mac; what is not known about a Mac is as
// on an iPhone.

extension Design {
  /// macOS 13 to 15.
  package static let macOS15 = Design(
    name: "macOS 15",
    elements: Design.iOS18.elements,
    colors: Design.iOS18.colors,
    text: textOfMacOS15,
    layout: Design.iOS18.layout,
    lists: Design.iOS18.lists,
    buttons: buttonsOfMacOS15,
    toggles: togglesOfMacOS15,
    fields: fieldsOfMacOS15,
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

  // MARK: - Text

  /// Apple's published sizes; the text size of the system does not change them.
  private static let textOfMacOS15 = TextDesign(
    hasWholeLines: true,
    largeTitle: TextDesign.Style(size: 26, leading: 32, weight: .regular),
    title: TextDesign.Style(size: 22, leading: 26, weight: .regular),
    title2: TextDesign.Style(size: 17, leading: 22, weight: .regular),
    title3: TextDesign.Style(size: 15, leading: 20, weight: .regular),
    headline: TextDesign.Style(size: 13, leading: 16, weight: .bold),
    subheadline: TextDesign.Style(size: 11, leading: 14, weight: .regular),
    body: TextDesign.Style(size: 13, leading: 16, weight: .regular),
    callout: TextDesign.Style(size: 12, leading: 15, weight: .regular),
    footnote: TextDesign.Style(size: 10, leading: 13, weight: .regular),
    caption: TextDesign.Style(size: 10, leading: 13, weight: .regular),
    caption2: TextDesign.Style(size: 10, leading: 13, weight: .medium),
    extraLargeTitle: TextDesign.Style(size: 36, leading: 43, weight: .bold),
    extraLargeTitle2: TextDesign.Style(size: 22, leading: 26, weight: .bold))

  // MARK: - Controls

  /// A push button is 20 points high with a 13-point font and 9 points of horizontal padding, measured on macOS 13 in
  /// light appearance.
  private static let buttonsOfMacOS15: ButtonDesign = {
    var buttons = Design.iOS18.buttons
    buttons.isBorderedByDefault = true
    buttons.face = .push(
      ButtonDesign.Push(
        horizontalPadding: 9, verticalPadding: 2, cornerRadius: 5, pressedBrightness: -0.06, shadowOpacity: 0.3,
        shadowRadius: 1, shadowOffset: 0.5, face: 1, darkFace: 0.4))
    return buttons
  }()

  private static let togglesOfMacOS15: ToggleDesign = {
    var toggles = Design.iOS18.toggles
    toggles.isCheckboxByDefault = true
    return toggles
  }()

  private static let fieldsOfMacOS15: FieldDesign = {
    var fields = Design.iOS18.fields
    fields.hasBezelByDefault = true
    return fields
  }()
}
