// iOS 26 on an iPhone: what changed since iOS 18.

import Foundation

extension Design {
  /// iOS 26 on an iPhone.
  package static let iOS26 = Design(
    name: "iOS 26",
    elements: ElementDesign(
      listRole: .collectionView, hasSwitchInToggle: true, hasEmptyTexts: false, hasDoubledDialogButtons: true),
    colors: colorsOfIOS26,
    text: Design.iOS18.text,
    layout: layoutOfIOS26,
    lists: listsOfIOS26,
    buttons: buttonsOfIOS26,
    toggles: togglesOfIOS26,
    fields: Design.iOS18.fields,
    pickers: Design.iOS18.pickers,
    values: Design.iOS18.values,
    groups: Design.iOS18.groups,
    bars: barsOfIOS26,
    tabBars: Design.iOS18.tabBars,
    presentations: presentationsOfIOS26,
    menus: Design.iOS18.menus,
    keyboard: Design.iOS18.keyboard,
    systemBars: Design.iOS18.systemBars,
    materials: Design.iOS18.materials,
    motion: Design.iOS18.motion)

  // MARK: - Colors

  /// Red, orange, blue and separators were measured, the others are documented. Linear gradients were measured, and in
  /// two apps half of black or white in a row of a list, where a text beside it in `Color.secondary` has that color.
  private static let colorsOfIOS26 = ColorDesign(
    hasPerceptualGradients: true, hasFractionsInRows: true
  ) {
    switch $0 {
    case .red: SystemShades(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: SystemShades(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: SystemShades(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: SystemShades(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: SystemShades(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: SystemShades(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: SystemShades(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: SystemShades(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: SystemShades(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: SystemShades(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: SystemShades(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: SystemShades(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .separator: SystemShades(0x000000, 0xFFFFFF, opacity: (0.09, 0.125, 0.2, 0.25))
    default: Design.iOS18.colors[$0]
    }
  }

  // MARK: - Layout

  /// A divider is one pixel in a picture; it keeps the color that separators in lists had before.
  private static let layoutOfIOS26: LayoutDesign = {
    var layout = Design.iOS18.layout
    layout.dividerThickness = nil
    return layout
  }()

  // MARK: - Lists

  /// Measured in pictures, on phones 390 to 402 points wide; only inset groups changed.
  private static let listsOfIOS26: ListDesign = {
    var lists = Design.iOS18.lists
    lists.insetGrouped.followsLayoutMargin = true
    lists.insetGrouped.cornerRadius = 26
    lists.insetGrouped.cornerCurve = .card
    lists.insetGrouped.rowInsets.top = 15
    lists.insetGrouped.rowInsets.bottom = 15
    lists.insetGrouped.minimumRowInsets = 95.0 / 3
    lists.insetGrouped.headerInsets.top = 10
    lists.insetGrouped.headerInsets.bottom = 10
    lists.insetGrouped.footerInsets.top = 7
    lists.insetGrouped.footerInsets.bottom = 7
    lists.insetGrouped.separatorThickness = 1
    lists.insetGrouped.gapBelowBar = 0
    lists.insetGrouped.gapBelowLargeTitle = 0
    lists.insetGrouped.header = ListDesign.Style.TextStyle(
      font: .body.weight(.semibold), color: Color(uiColor: .secondaryLabel), isUppercase: false)
    lists.insetGrouped.footerStyle.font = .footnote.leading(.tight)
    // The chevron of a link ends 18.3 points inside its card, 13.7 points after a text in front of it.
    lists.rows.chevronInsets = EdgeInsets(top: 0, leading: 8.0 / 3, bottom: 0, trailing: 1)
    return lists
  }()

  // MARK: - Controls

  private static let buttonsOfIOS26: ButtonDesign = {
    var buttons = Design.iOS18.buttons
    buttons.isCapsuleByDefault = true
    return buttons
  }()

  /// From pictures.
  private static let togglesOfIOS26: ToggleDesign = {
    var toggles = Design.iOS18.toggles
    toggles.switches.size = CGSize(width: 63, height: 28)
    toggles.switches.knob = CGSize(width: 37, height: 24)
    toggles.switches.offColor = .tertiaryLabel
    toggles.switches.shadow = nil
    toggles.switches.isKnobGlass = true
    return toggles
  }()

  // MARK: - Bars and presentations

  /// Measured in pictures.
  private static let barsOfIOS26: BarDesign = {
    var bars = Design.iOS18.bars
    bars.height = 54
    bars.largeTitleHeight = 55
    bars.collapsesWhenEmpty = true
    return bars
  }()

  private static let presentationsOfIOS26: PresentationDesign = {
    var presentations = Design.iOS18.presentations
    presentations.sheets.pushesBack = false
    return presentations
  }()
}
