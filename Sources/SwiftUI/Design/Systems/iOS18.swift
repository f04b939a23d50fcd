// iOS 15 to 18, whose measures differ little, on an iPhone.

import FlowRendering
import Foundation

extension Design {
  /// iOS 15 to 18 on an iPhone.
  package static let iOS18 = Design(
    name: "iOS 18",
    elements: ElementDesign(
      listRole: .collectionView, hasSwitchInToggle: true, hasEmptyTexts: true, hasDoubledDialogButtons: false),
    colors: colorsOfIOS18,
    text: textOfIOS18,
    layout: layoutOfIOS18,
    lists: listsOfIOS18,
    buttons: buttonsOfIOS18,
    toggles: togglesOfIOS18,
    fields: fieldsOfIOS18,
    pickers: pickersOfIOS18,
    values: valuesOfIOS18,
    groups: groupsOfIOS18,
    bars: barsOfIOS18,
    tabBars: tabBarsOfIOS18,
    presentations: presentationsOfIOS18,
    menus: menusOfIOS18,
    keyboard: keyboardOfIOS18,
    systemBars: systemBarsOfIOS18,
    materials: materialsOfIOS18,
    motion: motionOfIOS18)

  // MARK: - Colors

  /// Light, dark, light with increased contrast, dark with increased contrast.
  private static let colorsOfIOS18 = ColorDesign(
    hasPerceptualGradients: false, hasFractionsInRows: false
  ) {
    switch $0 {
    case .red: SystemShades(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: SystemShades(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: SystemShades(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: SystemShades(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: SystemShades(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: SystemShades(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: SystemShades(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: SystemShades(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: SystemShades(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: SystemShades(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: SystemShades(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: SystemShades(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: SystemShades(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: SystemShades(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: SystemShades(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: SystemShades(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: SystemShades(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: SystemShades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .primary: SystemShades(0x000000, 0xFFFFFF)
    case .secondary: SystemShades(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6, 0.8, 0.7))
    case .tertiary: SystemShades(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55))
    case .quaternary: SystemShades(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16, 0.55, 0.4))
    case .quinary: SystemShades(0x000000, 0xFFFFFF, opacity: (0.05, 0.05, 0.08137255, 0.08137255))
    case .placeholderText: SystemShades(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55))
    case .link: SystemShades(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .fill: SystemShades(0x787880, 0x787880, opacity: (0.2, 0.36, 0.28, 0.44))
    case .secondaryFill: SystemShades(0x787880, 0x787880, opacity: (0.16, 0.32, 0.24, 0.4))
    case .tertiaryFill: SystemShades(0x767680, 0x767680, opacity: (0.12, 0.24, 0.2, 0.32))
    case .quaternaryFill: SystemShades(0x747480, 0x767680, opacity: (0.08, 0.18, 0.12, 0.26))
    case .separator: SystemShades(0x3C3C43, 0x545458, opacity: (0.29, 0.6, 0.37, 0.67))
    case .opaqueSeparator: SystemShades(0xC6C6C8, 0x38383A)
    case .background: SystemShades(0xFFFFFF, 0x000000)
    case .secondaryBackground: SystemShades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiaryBackground: SystemShades(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .groupedBackground: SystemShades(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondaryGroupedBackground: SystemShades(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiaryGroupedBackground: SystemShades(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    }
  }

  // MARK: - Text

  /// Apple's published tables.
  private static let textOfIOS18 = TextDesign(
    hasWholeLines: false,
    largeTitle: TextDesign.Style(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .regular),
    title: TextDesign.Style(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .regular),
    title2: TextDesign.Style(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], weight: .regular),
    title3: TextDesign.Style(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], weight: .regular),
    headline: TextDesign.Style(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .semibold),
    subheadline: TextDesign.Style(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58], weight: .regular),
    body: TextDesign.Style(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .regular),
    callout: TextDesign.Style(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], weight: .regular),
    footnote: TextDesign.Style(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], weight: .regular),
    caption: TextDesign.Style(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51], weight: .regular),
    caption2: TextDesign.Style(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48], weight: .regular),
    extraLargeTitle: TextDesign.Style(
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      leadings: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62], weight: .bold),
    extraLargeTitle2: TextDesign.Style(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold))

  // MARK: - Layout

  /// Margins are those of iPhones. A divider is one point thick, as measured on a Mac.
  private static let layoutOfIOS18 = LayoutDesign(
    margin: 16, wideMargin: 20, wideWidth: 414, dividerThickness: 1, dividerLength: 10,
    dividerColor: Design.colorsOfIOS18[.separator])

  // MARK: - Lists

  /// The measures of inset groups come from pictures of iOS 15 to 18, on phones 390 to 402 points wide; the other
  /// styles are derived from them.
  private static let listsOfIOS18: ListDesign = {
    let secondary = Color(uiColor: .secondaryLabel)
    let footnote = ListDesign.Style.TextStyle(font: .footnote, color: secondary, isUppercase: false)
    let title = ListDesign.Style.TextStyle(
      font: .title3.weight(.semibold), color: Color(uiColor: .label), isUppercase: false)
    let insetGrouped = ListDesign.Style(
      followsLayoutMargin: false, sideInset: 20, replacedMargins: [], cornerRadius: 10, cornerCurve: .continuous,
      rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), minimumRowInsets: 0,
      headerInsets: EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20),
      footerInsets: EdgeInsets(top: 6, leading: 20, bottom: 12, trailing: 20), footerDropInKorean: 0,
      rowGrowthInKorean: 0, gapBelowBar: 17, endGap: 52.0 / 3,
      missingPartGap: 53.0 / 3, gapWithoutHeader: 35, gapBelowLargeTitle: 35, separatorThickness: nil,
      separatorTrailing: 0, background: Color(uiColor: .systemGroupedBackground),
      rowBackground: Color(uiColor: .secondarySystemGroupedBackground),
      header: ListDesign.Style.TextStyle(font: .footnote, color: secondary, isUppercase: true), prominentHeader: title,
      footerStyle: footnote, separatesEnds: false, pinsHeaders: false, foldsSections: false,
      selectedRowRadius: nil)
    var grouped = insetGrouped
    grouped.sideInset = 0
    grouped.cornerRadius = 0
    grouped.separatesEnds = true
    let plain = ListDesign.Style(
      followsLayoutMargin: false, sideInset: 0, replacedMargins: [], cornerRadius: 0, cornerCurve: .continuous,
      rowInsets: insetGrouped.rowInsets, minimumRowInsets: 0,
      headerInsets: EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20),
      footerInsets: EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20), footerDropInKorean: 0,
      rowGrowthInKorean: 0, gapBelowBar: 0, endGap: 0,
      missingPartGap: 0, gapWithoutHeader: 0, gapBelowLargeTitle: 0, separatorThickness: nil, separatorTrailing: 0,
      background: Color(uiColor: .systemBackground), rowBackground: nil,
      header: ListDesign.Style.TextStyle(
        font: .subheadline.weight(.semibold), color: secondary, isUppercase: false),
      prominentHeader: title, footerStyle: footnote, separatesEnds: true, pinsHeaders: true, foldsSections: false,
      selectedRowRadius: nil)
    var inset = plain
    inset.sideInset = 16
    inset.rowInsets.leading = 4
    inset.rowInsets.trailing = 4
    inset.headerInsets.leading = 4
    inset.footerInsets.leading = 4
    var sidebar = insetGrouped
    sidebar.header = title
    sidebar.foldsSections = true
    return ListDesign(
      insetGrouped: insetGrouped, grouped: grouped, plain: plain, inset: inset, sidebar: sidebar,
      rows: ListDesign.Rows(
        leastHeight: 44, controlHeight: 20, editControlWidth: 38, leastActionWidth: 74, actionInset: 12,
        fullSwipe: 0.75, chevronDistance: 8, chevronFont: .system(size: 14, weight: .semibold),
        chevronInsets: EdgeInsets()),
      tables: ListDesign.Tables(titleInset: 7, arrowDistance: 4, columnSpacing: 16, columnWidth: 100))
  }()

  // MARK: - Controls

  /// A regular button is 34 points high with a 17-point label.
  private static let buttonsOfIOS18 = ButtonDesign(
    isBorderedByDefault: false, face: .filled, isCapsuleByDefault: false,
    small: ButtonDesign.Filled(horizontalPadding: 10, verticalPadding: 5, cornerRadius: 6, font: .subheadline),
    regular: ButtonDesign.Filled(horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8, font: nil),
    large: ButtonDesign.Filled(horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12, font: nil),
    pressedOpacity: 0.75, fill: .tertiarySystemFill, prefersTint: false, borderlessPressedOpacity: 0.2,
    plainPressedOpacity: 0.75, tintedOpacity: 0.15,
    disabledOpacity: 0.5, disabledLabelOpacity: 0.4)

  /// Switches come from pictures of iOS 13 to 18; the layout is 2 points narrower than the picture. The shadow was fitted
  /// to pictures of iOS 17 and 18, at two and three pixels per point: half a level of 255 remains. A checkbox does not
  /// exist on iOS, and is drawn like a Mac's.
  private static let togglesOfIOS18 = ToggleDesign(
    isCheckboxByDefault: false,
    switches: ToggleDesign.Switches(
      size: CGSize(width: 51, height: 31), widthOutsideLayout: 2, knob: CGSize(width: 27, height: 27),
      offColor: .secondarySystemFill,
      shadow: ThumbShadow(layers: [ThumbShadow.Layer(opacity: 0.12, blur: 3, down: 2.7)]), isKnobGlass: false,
      travel: 20),
    checkboxes: ToggleDesign.Checkboxes(
      size: CGSize(width: 16, height: 16), cornerRadius: 4, border: 1,
      mark: [CGPoint(x: 4, y: 8.5), CGPoint(x: 7, y: 11.5), CGPoint(x: 12, y: 4.5)],
      mixedMark: [CGPoint(x: 4, y: 8), CGPoint(x: 12, y: 8)], markWidth: 2, spacing: 6))

  /// Measured for fields with a rounded border: 34.0 points at the text size medium; 49.33, 56.33 and 84.33 points with a
  /// body font of 28, 33 and 53 points. The bezel is a Mac's: 22 points high with a 13-point font, measured on macOS 13 in
  /// light appearance. The insets of an editor are those of UIKit's text view. The opacity of a selection was not
  /// measured.
  private static let fieldsOfIOS18 = FieldDesign(
    hasBezelByDefault: false,
    rounded: FieldDesign.Rounded(
      cornerRadius: 5, sideInset: 7, leastHeight: 34, heightPerEm: 1.4, addedHeight: 10.13, border: 204.0 / 255),
    bezel: FieldDesign.Bezel(
      horizontalPadding: 4, verticalPadding: 2.5, edge: Double(0xDD) / 255, lowerEdge: Double(0xBE) / 255),
    editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
    caret: FieldDesign.Caret(width: 2, height: 1.25, selectionOpacity: 0.2), areVerticalOnesExact: false)

  /// The sizes of wheels, of the fields of a compact date picker, 34 points high, and of the color well were measured.
  private static let pickersOfIOS18 = PickerDesign(
    segments: PickerDesign.Segments(
      isCompactInRows: true, overhangInRows: 0, height: 32, cornerRadius: 9, font: .system(size: 13, weight: .medium),
      padding: 11,
      verticalPadding: 8,
      plateInset: 2, plateCornerRadius: 7,
      plateShadows: [
        PickerDesign.Segments.Shadow(growth: 1, offset: 2, opacity: 0.03),
        PickerDesign.Segments.Shadow(growth: 0.5, offset: 1, opacity: 0.05),
      ],
      dividerWidth: 1, dividerInset: 8),
    wheels: PickerDesign.Wheels(
      rowHeight: 32, width: 320, height: 216, radius: 108, font: .system(size: 22), margin: 36, narrowParts: 6,
      edgeMargin: 8, otherOpacity: 0.45, leastScale: 0.05, bandCornerRadius: 8, bandInset: 9),
    dateWheels: PickerDesign.DateWheels(
      width: 320, month: 150, day: 50, year: 90, weekday: 150, hour: 50, minute: 60, dayHalf: 60),
    calendars: PickerDesign.Calendars(
      width: 360, dayHeight: 44, dayFont: .system(size: 20, weight: .regular),
      selectedDayFont: .system(size: 20, weight: .semibold), selectedOpacity: 0.15, weekdayHeight: 24,
      weekdayFont: .system(size: 13, weight: .semibold), markHeight: 16, buttonSpacing: 24, arrowDistance: 4),
    dateFields: PickerDesign.DateFields(horizontalPadding: 11, verticalPadding: 7, cornerRadius: 8, leastScale: 0.5),
    colorWell: PickerDesign.ColorWell(
      radius: 14, innerRadius: 11, discRadius: 9,
      hues: [0xFF3B30, 0xFF2DD1, 0x7A4DFF, 0x2D7BFF, 0x1FC7D4, 0x34C759, 0xFFD60A, 0xFF9500].map {
        RenderColor(hex: $0)
      }),
    options: PickerDesign.Options(markWidth: 28, markWeight: .semibold, arrowDistance: 4))

  /// A slider is drawn two points wider on each side than it is laid out: the value 12 in 0...30 with a width of 207.667
  /// points has its thumb at 85.5. The shadow of its thumb was fitted to a picture of iOS 17 at two pixels per point: half
  /// a level of 255 remains. The size of a stepper was measured.
  ///
  /// Spinners were measured in pictures of iOS 17 and 18 with two and three pixels per point, and their spokes in seven
  /// pictures of views that had just appeared, in light and dark appearance: the darkest spoke is at the left, each of the
  /// preceding ones is 0.144 fainter, down to a minimum at the fifth.
  private static let valuesOfIOS18 = ValueDesign(
    sliders: ValueDesign.Sliders(
      height: 31, width: 118, thumbSize: 31, overhang: 2, thumbRadius: 14, thumb: nil, tick: 4, marksSteps: false,
      thumbShadow: ThumbShadow(layers: [
        ThumbShadow.Layer(opacity: 0.09, blur: 2, down: 0), ThumbShadow.Layer(opacity: 0.1, blur: 6, down: 5.5),
      ]),
      trackHeight: 4, trackInset: 2),
    steppers: ValueDesign.Steppers(
      size: CGSize(width: 94, height: 32), cornerRadius: 8, glyphRadius: 7, glyphWidth: 1.67, dividerWidth: 1,
      dividerInset: 7),
    progress: ValueDesign.Progress(
      barHeight: 4, barWidth: 150, labelSpacing: 6,
      spinner: ValueDesign.Spinner(diameter: 20, inner: 10.0 / 3, thickness: 2.5),
      largeSpinner: ValueDesign.Spinner(diameter: 35 + 1.0 / 3, inner: 6, thickness: 4),
      spokes: [0.275, 0.275, 0.275, 0.419, 0.5625, 0.706, 0.85, 0.275]),
    gauges: ValueDesign.Gauges(
      barThickness: 4, accessoryThickness: 6, barWidth: 100, barMarker: 0.5, barMarkerSpace: 0.85, spacing: 4,
      stackedSpacing: 2, sideSpacing: 4, ringDiameter: 58, ringThickness: 6, ringGap: .pi / 2, ringMarker: 3,
      ringMarkerSpace: 5.5, centerInset: 10, centerLeastScale: 0.2, ringLabelFont: .system(size: 10),
      ringLabelSpacing: 10))

  /// The distance between a label and its control was measured.
  private static let groupsOfIOS18 = GroupDesign(
    labelDistance: 8, stackedLabelDistance: 4, boxCornerRadius: 8,
    labels: GroupDesign.Labels(
      fontSize: 17, iconWidth: 28, iconDistance: 12, iconOverhang: 0, flatIconHeight: 28, growthWithText: nil,
      iconKeepsTint: false),
    controls: GroupDesign.Controls(
      cornerRadius: 8, horizontalPadding: 12, verticalPadding: 7, pressedOpacity: 0.5, navigationSpacing: 20,
      paletteSpacing: 12),
    unavailable: GroupDesign.Unavailable(
      sideInset: 32, iconFont: .system(size: 48), titleDistance: 12, descriptionDistance: 8, actionDistance: 16,
      actionSpacing: 12, spaceWithoutActions: 0),
    redaction: GroupDesign.Redaction(opacity: 0.16, cornerRadius: 3, lineInset: 0.14, lastLine: 0.6))

  // MARK: - Bars

  private static let barsOfIOS18 = BarDesign(
    height: 44, sheetHeight: 56, largeTitleHeight: 52, largeTitleLift: 0, collapsesWhenEmpty: false, margin: 16,
    backMargin: 8,
    itemSpacing: 16, itemFont: .system(size: 17, weight: .regular),
    prominentItemFont: .system(size: 17, weight: .semibold), titleFont: .system(size: 17, weight: .semibold),
    subtitleFont: .system(size: 12), largeSubtitle: nil, titleMenuDistance: 4, titleMenuFont: .system(size: 15),
    titleDistance: 8,
    leastBackWidth: 44, edgeFade: 0, sidebarPanel: nil, glassItems: nil, floatingSheetHeight: nil, toolbarHeight: 44,
    toolbarSpacing: 8,
    spacerWidth: 8,
    backButton: BarDesign.BackButton(
      chevronFont: .system(size: 21, weight: .medium), font: .system(size: 17), spacing: 6),
    search: BarDesign.Search(
      height: 52, scopesHeight: 46, fieldHeight: 36, fieldPadding: 8, cornerRadius: 10, font: .system(size: 17),
      spaceAbove: 1, spaceBelow: 15, spaceBelowScopes: 14, buttonDistance: 12, spacing: 6,
      // Not measured.
      token: BarDesign.Token(height: 26, padding: 6, cornerRadius: 6, spacing: 5)),
    columnWidth: 320, inspectorWidth: 270)

  /// The list of the More tab is a table of UIKit on every version of the system.
  private static let tabBarsOfIOS18 = TabBarDesign(
    height: 49, font: .system(size: 10, weight: .medium), symbolFont: .system(size: 20), symbolScale: .medium,
    iconHeight: 24,
    iconSpacing: 1,
    floating: nil, top: nil,
    badge: TabBarDesign.Badge(
      font: .system(size: 13), size: 18, padding: 5, offset: CGSize(width: 10, height: -2)),
    pages: TabBarDesign.Pages(height: 26, dot: 7, spacing: 9, padding: 12, otherOpacity: 0.3),
    moreElements: .iOS15)

  // MARK: - Presentations

  /// The width of a dialog in a popover, popovers themselves and the window behind a sheet were not measured. A fifth of
  /// black is in front of the window, and more in dark mode.
  private static let presentationsOfIOS18 = PresentationDesign(
    alerts: PresentationDesign.Alerts(
      capsules: nil, width: 270, cornerRadius: 14, margin: 16, verticalMargin: 19, textSpacing: 4, windowMargin: 8,
      buttonHeight: 44,
      buttonPadding: 8, fieldInset: 16, fieldSpacing: 8, fieldFont: .system(size: 13), fieldPadding: 6,
      fieldCornerRadius: 5, fieldBorder: 0.5),
    dialogs: PresentationDesign.Dialogs(
      arePopovers: false, areNarrowPopovers: false, width: 414, popoverWidth: 304, cornerRadius: 13, margin: 8,
      groupSpacing: 8,
      buttonHeight: 57, textSpacing: 10, textMargin: 16, verticalTextMargin: 14),
    sheets: PresentationDesign.Sheets(
      cornerRadius: 10, floating: nil, grabber: CGSize(width: 36, height: 5), grabberTop: 5, topGap: 10,
      pushesBack: true,
      presenterMargin: 16, regularWidth: 600, cardWidth: 704, cardMargin: 20,
      formSize: CGSize(width: 540, height: 620)),
    popovers: PresentationDesign.Popovers(
      surface: nil, cornerRadius: 13, arrow: CGSize(width: 28, height: 13), margin: 10,
      shadow: .shadow(color: RenderColor(white: 0, alpha: 0.2), radius: 16, x: 0, y: 6)),
    surface: SystemShades(0xF2F2F2, 0x2A2A2C), dimming: 0.2, darkDimming: 0.48)

  private static let menusOfIOS18 = MenuDesign(
    width: 250, verticalPadding: 0, hasLeadingIcons: false, iconMiddle: 0, titleStart: 0, dividers: nil,
    cells: nil, chevronMiddle: nil, contextDistance: 8, coversSource: false, cornerRadius: 13, distance: 8, margin: 10,
    surface: SystemShades(0xF7F7F7, 0x2A2A2C), rowHeight: 44, rowMargin: 16, font: .system(size: 17), iconSpacing: 8,
    headerMargin: 8)

  // MARK: - The keyboard

  /// Measured by developers with `UIResponder.keyboardFrameEndUserInfoKey`, without suggestions: 216 points on phones,
  /// 226 on large ones, and 75 more below the keys without a home button; 162 or 171 in landscape.
  private static let keyboardOfIOS18 = KeyboardDesign(
    height: 216, wideHeight: 226, landscapeHeight: 162, wideWidth: 414, heightOfIndicator: 75,
    landscapeHeightOfIndicator: 9, margin: 4, marginOfIndicator: 75, landscapeMarginOfIndicator: 21,
    keys: KeyboardDesign.Keys(
      gap: 6, cornerRadius: 5, font: .system(size: 17), fewKeys: 4, letters: 10, space: 5, layer: 2, shift: 1.4),
    panel: nil)

  // MARK: - The bars of the system

  /// Sizes approximate those of the devices; Apple does not document them.
  private static let systemBarsOfIOS18 = SystemBarDesign(
    indicatorPart: 0.354, indicatorHeight: 5, indicatorDistance: 10.5,
    notch: SystemBarDesign.Housing(size: CGSize(width: 162, height: 33), middle: 16.5),
    island: SystemBarDesign.Housing(size: CGSize(width: 125, height: 37), middle: 29.5), notchCornerRadius: 20,
    plain: SystemBarDesign.StatusBar(
      height: 20, padding: 6, spacing: 4, timeSize: 12, symbolSize: 12, battery: CGSize(width: 25, height: 12)),
    housed: SystemBarDesign.StatusBar(
      height: 24, padding: 0, spacing: 6, timeSize: 17, symbolSize: 15, battery: CGSize(width: 27, height: 13)),
    isTimeLeading: false, givesUpSpace: true, housedOffset: 10,
    battery: SystemBarDesign.Battery(
      cornerRadius: 4, inset: 2, border: 1, borderOpacity: 0.4, pole: CGSize(width: 1.5, height: 4),
      poleCornerRadius: 2, spacing: 1))

  // MARK: - Materials and motion

  /// Measured in a picture of a thin material on iOS 15, over blue and red; the dark appearance and the blur were not
  /// measured.
  private static let materialsOfIOS18 = MaterialDesign(
    blurRadius: 20, saturation: 1.27, darkSaturation: 1, color: RenderColor(hex: 0xFEFEFE),
    darkColor: RenderColor(hex: 0x252525), ultraThin: 0.44, thin: 0.57, regular: 0.7, thick: 0.82, ultraThick: 0.92,
    bar: 0.8, glass: nil)

  /// The lag of a covered screen was not measured.
  private static let motionOfIOS18 = MotionDesign(
    backSwipeWidth: 24, lag: 0.3, refreshDistance: 64, resistance: 0.55, scrollBarThickness: 3)
}
