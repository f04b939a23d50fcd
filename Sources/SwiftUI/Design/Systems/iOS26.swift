// iOS 26 on an iPhone: what changed since iOS 18.

import FlowRendering
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
    fields: fieldsOfIOS26,
    pickers: pickersOfIOS26,
    values: valuesOfIOS26,
    groups: groupsOfIOS26,
    bars: barsOfIOS26,
    tabBars: tabBarsOfIOS26,
    presentations: presentationsOfIOS26,
    menus: menusOfIOS26,
    keyboard: keyboardOfIOS26,
    systemBars: systemBarsOfIOS26,
    materials: materialsOfIOS26,
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
    // Measured in the corners of cards and of rectangles behind views.
    layout.edgeInset = 0.05
    return layout
  }()

  // MARK: - Lists

  /// Measured in pictures, on phones 390 to 402 points wide; only inset groups and the separators of plain lists changed.
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
    lists.insetGrouped.footerDropInKorean = 4.0 / 3
    lists.insetGrouped.plainGap = 35
    lists.insetGrouped.rowGrowthInKorean = 1.0 / 3
    lists.insetGrouped.separatorThickness = 1
    lists.plain.separatorThickness = 1
    lists.plain.separatorTrailing = 16
    lists.insetGrouped.gapBelowBar = 0
    lists.insetGrouped.gapBelowLargeTitle = 0
    lists.insetGrouped.header = ListDesign.Style.TextStyle(
      font: .body.weight(.semibold), color: Color(uiColor: .secondaryLabel), isUppercase: false)
    lists.insetGrouped.footerStyle.font = .footnote.leading(.tight)
    let header = lists.sidebar.header
    lists.sidebar = lists.insetGrouped
    lists.sidebar.header = header
    lists.sidebar.foldsSections = true
    // The chevron of a link ends 18.3 points inside its card, 13.7 points after a text in front of it.
    lists.rows.chevronInsets = EdgeInsets(top: 0, leading: 8.0 / 3, bottom: 0, trailing: 1)
    return lists
  }()

  // MARK: - Controls

  private static let buttonsOfIOS26: ButtonDesign = {
    var buttons = Design.iOS18.buttons
    buttons.isCapsuleByDefault = true
    buttons.prefersTint = true
    buttons.fill = .secondarySystemFill
    return buttons
  }()

  private static let fieldsOfIOS26: FieldDesign = {
    var fields = Design.iOS18.fields
    fields.areVerticalOnesExact = true
    return fields
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

  /// The bar, its selected segment and the colors were measured on white.
  private static let pickersOfIOS26: PickerDesign = {
    var pickers = Design.iOS18.pickers
    pickers.segments.isCompactInRows = false
    pickers.segments.overhangInRows = 1
    pickers.segments.cornerRadius = 16
    pickers.segments.plateCornerRadius = 14
    pickers.segments.plateShadows = []
    pickers.segments.dividerWidth = 0
    pickers.dateFields.cornerRadius = 17
    return pickers
  }()

  /// The track and the thumb of a slider were measured; its marks were not.
  private static let valuesOfIOS26: ValueDesign = {
    var values = Design.iOS18.values
    values.sliders.thumb = CGSize(width: 37, height: 24)
    values.sliders.thumbSize = 37
    values.sliders.overhang = 0
    values.sliders.trackHeight = 6
    values.sliders.trackInset = 0
    values.sliders.marksSteps = true
    values.steppers.cornerRadius = 16
    return values
  }()

  /// The column of icons was measured beside texts of 13, 17 and 33 points; icons are in its middle, and wide ones do not
  /// move the titles. The distances of an unavailable view were measured in one picture.
  private static let groupsOfIOS26: GroupDesign = {
    var groups = Design.iOS18.groups
    groups.labels = GroupDesign.Labels(
      fontSize: 17, iconWidth: 24.33, iconDistance: 15.67, iconOverhang: 6, flatIconHeight: 28, growthWithText: 0.475,
      iconKeepsTint: true)
    groups.unavailable.iconFont = .system(size: 43)
    groups.unavailable.titleDistance = 16.5
    groups.unavailable.descriptionDistance = 7.0 / 3
    groups.unavailable.spaceWithoutActions = 56.0 / 3
    return groups
  }()

  // MARK: - Glass

  /// Measured on flat backgrounds and as means over colors: glass is white of about two thirds in light appearance, and
  /// lightens a dark background by 7 %. Refraction at the edge is not drawn. That only regular glass in light appearance
  /// makes colors more vivid is assumed.
  private static let materialsOfIOS26: MaterialDesign = {
    var materials = Design.iOS18.materials
    materials.glass = GlassDesign(
      blurRadius: 8,
      regular: GlassDesign.Layer(
        color: RenderColor(white: 1, alpha: 0.7), saturation: 2, rim: RenderColor(white: 1, alpha: 1), rimWidth: 2.0 / 3
      ),
      dark: GlassDesign.Layer(
        color: RenderColor(white: 1, alpha: 0.07), saturation: 1, rim: RenderColor(white: 1, alpha: 0.12), rimWidth: 1),
      clear: GlassDesign.Layer(
        color: RenderColor(white: 1, alpha: 0.2), saturation: 1, rim: RenderColor(white: 1, alpha: 0.6),
        rimWidth: 2.0 / 3),
      darkClear: GlassDesign.Layer(
        color: RenderColor(white: 1, alpha: 0.02), saturation: 1, rim: RenderColor(white: 1, alpha: 0.12), rimWidth: 1),
      onSheet: GlassDesign.Layer(
        color: RenderColor(white: 0, alpha: 0.02), saturation: 2, rim: RenderColor(white: 1, alpha: 0.15),
        rimWidth: 2.0 / 3),
      darkOnSheet: GlassDesign.Layer(
        color: RenderColor(white: 1, alpha: 0.05), saturation: 1, rim: RenderColor(white: 1, alpha: 0.08), rimWidth: 1),
      alert: GlassDesign.Surface(blurRadius: 8, opacity: 0.91, darkOpacity: 0.95, lift: 0.0156),
      sheet: GlassDesign.Surface(blurRadius: 4, opacity: 0.82, darkOpacity: 0.9, lift: 0.0337),
      menu: GlassDesign.Surface(blurRadius: 12, opacity: 0.82, darkOpacity: 0.85, lift: -0.006),
      coveredTint: SystemShades(0x000000, 0xFFFFFF, opacity: (0.31, 0.31, 0.31, 0.31)), tintOpacity: 0.8,
      shadow: GlassDesign.Shadow(opacity: 0.078, radius: 12.5, offset: 7),
      label: SystemShades(0x19191D, 0xFFFFFF), text: SystemShades(0x000000, 0xFFFFFF))
    return materials
  }()

  // MARK: - Bars

  /// Measured in pictures of iOS 26.1 to 26.5, on a phone 402 points wide: items are 44 points high and begin at the safe
  /// area. The bottom bar has the margins of the search field; other measures of it are not known.
  private static let barsOfIOS26: BarDesign = {
    var bars = Design.iOS18.bars
    bars.height = 54
    bars.sheetHeight = 66
    bars.floatingSheetHeight = 70
    bars.largeTitleLift = 2
    bars.collapsesWhenEmpty = true
    bars.backMargin = bars.margin
    bars.backButton.chevronFont = .system(size: 19, weight: .medium)
    bars.edgeFade = 0.85
    bars.glassItems = BarDesign.GlassItems(
      height: 44, top: 0, sheetTop: 16, groupSpacing: 12, itemSpacing: 8, textPadding: 16, itemPadding: 11,
      leastWidth: 48, symbolWeight: 500, chevronLift: 1.5, bottomHeight: 76, bottomMargin: 28, searchHeight: 48,
      searchMargin: 28,
      searchPadding: 15, searchSpacing: 11, searchButtonDistance: 12, keyboardDistance: 2, searchKeyboardDistance: 21)
    // Assumed: no picture shows one.
    bars.largeSubtitle = BarDesign.LargeSubtitle(font: .subheadline, height: 20)
    return bars
  }()

  /// Measured with three and four tabs, and with four beside a search tab; an accessory was measured by a developer.
  private static let tabBarsOfIOS26: TabBarDesign = {
    var bars = Design.iOS18.tabBars
    bars.font = .system(size: 10, weight: .semibold)
    bars.symbolFont = .system(size: 17, weight: .medium)
    bars.symbolScale = .large
    bars.badge.offset = CGSize(width: 4, height: 6)
    bars.floating = TabBarDesign.Floating(
      height: 62, margin: 21, pillWidth: 95, pillInset: 4, pillOverlap: 8, narrowPillGrowth: 1.2, narrowPillLoss: 10.6,
      pill: SystemShades(0x000000, 0xFFFFFF, opacity: (0.07, 0.14, 0.07, 0.14)), iconMiddle: 24, titleBaseline: 48.67,
      circle: 62, circleDistance: 8, circleFont: .system(size: 22), tintDarkening: 0.04,
      fade: TabBarDesign.Fade(opacity: 0.8, length: 40, blurRadius: 24), accessoryHeight: 48, accessoryDistance: 8)
    return bars
  }()

  /// The camera housing and the status bar were measured on a phone 402 points wide.
  private static let systemBarsOfIOS26: SystemBarDesign? = {
    var bars = Design.iOS18.systemBars
    bars?.island.middle = 32.33
    bars?.island.size.width = 125.33
    bars?.island.size.height = 36.67
    bars?.housed.padding = 9
    bars?.indicatorPart = 0.358
    // In 20 pictures of phones it is not there, and in three it is fading.
    bars?.indicatorFades = true
    bars?.housedOffset = 11.67
    bars?.housed.dots = SystemBarDesign.Dots(diameter: 3.33, spacing: 2, bottom: 6.17, opacity: 0.2, trailing: 7.33)
    return bars
  }()

  // MARK: - Presentations

  /// Measured in pictures of iOS 26.1 to 26.5.
  private static let presentationsOfIOS26: PresentationDesign = {
    var presentations = Design.iOS18.presentations
    presentations.sheets.pushesBack = false
    presentations.sheets.cornerRadius = 38
    presentations.sheets.topGap = 0
    presentations.sheets.floating = PresentationDesign.Sheets.Floating(
      inset: 8, mediumGrowth: 36, cornerRadius: 36, bottomCornerRadius: 54, surface: SystemShades(0xE9E9EB, 0x18191B),
      rows: SystemShades(0xDBDBDD, 0x2A2A2C), offSwitch: SystemShades(0x000000, 0xFFFFFF, opacity: (0.3, 0.3, 0.3, 0.3))
    )
    presentations.sheets.grabberColor = SystemShades(0x000000, 0xFFFFFF, opacity: (0.235, 0.3, 0.4, 0.4))
    presentations.alerts.capsules = capsulesOfIOS26
    presentations.alerts.width = 320
    presentations.alerts.cornerRadius = 34
    presentations.alerts.textSpacing = 7.67
    presentations.alerts.buttonHeight = 48
    presentations.dialogs.arePopovers = true
    presentations.dialogs.areNarrowPopovers = true
    presentations.dialogs.popoverWidth = 240
    presentations.dialogs.buttonHeight = 48
    presentations.popovers.cornerRadius = 34
    presentations.popovers.coversLargeAnchors = true
    presentations.popovers.surface = SystemShades(0xF5F5F5, 0x1E1E1F)
    presentations.popovers.arrow = CGSize(width: 29, height: 13)
    presentations.surface = SystemShades(0xEBECEF, 0x1B1B1C)
    return presentations
  }()

  private static let capsulesOfIOS26 = PresentationDesign.Capsules(
    height: 48, spacing: 8, margin: 16, fill: SystemShades(0x000000, 0xFFFFFF, opacity: (0.13, 0.11, 0.2, 0.18)),
    font: .system(.body, weight: .medium), textInset: 30, textTop: 21.33, textBottom: 20,
    titleFont: .headline, onlyTitleFont: .body, messageFont: .subheadline,
    message: SystemShades(0x000000, 0xFFFFFF, opacity: (0.55, 0.55, 0.7, 0.7)), fieldHeight: 48, fieldCornerRadius: 24,
    fieldLineInset: 16, fieldDistance: 20, fieldFont: .body)

  /// Measured on phones 402 and 440 points wide, in light appearance; the colors of the dark one are assumed.
  private static let keyboardOfIOS26: KeyboardDesign = {
    var keyboard = Design.iOS18.keyboard
    keyboard.panel = KeyboardDesign.Panel(
      strip: 155.0 / 3, stripLine: CGSize(width: 0.67, height: 23),
      stripLineColor: SystemShades(0x000000, 0xFFFFFF, opacity: (0.12, 0.12, 0.2, 0.2)),
      suggestions: 3, letters: 10, innerLetters: 7, padKeys: 3,
      rows: KeyboardDesign.Panel.Rows(key: 43, pitch: 54, bottom: 78),
      wideRows: KeyboardDesign.Panel.Rows(key: 45, pitch: 56, bottom: 80), bottomWithHomeButton: 4, margin: 6.5,
      gap: 6, edge: 1.3, small: 1.25, action: 2.5, cornerRadius: 26.8, keyCornerRadius: 8.5,
      surface: SystemShades(0xDFE0E6, 0x2B2B2D), fill: SystemShades(0xFFFFFF, 0x5A5A5C),
      actionFill: SystemShades(0x007AFF, 0x0A84FF), letterFont: .system(size: 25), wordFont: .system(size: 18),
      symbolFont: .system(size: 18), footFont: .system(size: 26.67), actionLift: 1.6, letterLift: 2.4,
      foot: CGSize(width: 42.3, height: 40)
    )
    return keyboard
  }()

  /// Measured in pictures of menus with symbols and sections, in light and dark appearance.
  private static let menusOfIOS26: MenuDesign = {
    var menus = Design.iOS18.menus
    menus.verticalPadding = 10
    menus.hasLeadingIcons = true
    menus.iconMiddle = 36
    menus.titleStart = 60
    menus.dividers = MenuDesign.Dividers(space: 21, thickness: 1, inset: 24)
    menus.coversSource = true
    menus.cells = MenuDesign.Cells(height: 57, iconMiddle: 17, titleBaseline: 46, font: .system(size: 12))
    menus.chevronMiddle = 31
    menus.contextDistance = 20
    menus.cornerRadius = 32
    menus.surface = SystemShades(0xF9F9F9, 0x1E2129)
    menus.rowHeight = 42
    menus.rowMargin = 24
    return menus
  }()
}
