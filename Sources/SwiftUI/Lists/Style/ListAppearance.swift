import FlowRendering
import Foundation

/// The metrics and colors of a list style, in points.
///
/// The type appears in the requirements of ``ListStyle``; its properties are internal to the engine. The metrics of
/// inset groups were measured in pictures of iOS 15 to 18 and of iOS 26, on phones 390 to 402 points wide; the other
/// styles are derived from them, and are the same in iOS 26.
public struct _ListAppearance: Equatable, Sendable {
  /// The text style of a header or footer.
  struct TextStyle: Equatable, Sendable {
    var font: Font
    var color: Color?
    var isUppercase = false
  }

  /// The distance from the edges of the list to its cells.
  var sideInset: CGFloat = 0

  /// The edges at which content margins replace the style's own: the side insets, and the spaces above the first and
  /// below the last section.
  var replacedMargins: Edge.Set = []

  var leadingInset: CGFloat { replacedMargins.contains(.leading) ? 0 : sideInset }
  var trailingInset: CGFloat { replacedMargins.contains(.trailing) ? 0 : sideInset }
  var cornerRadius: CGFloat = 0

  /// The curve of the cards' corners.
  var cornerCurve = RenderPath.CornerCurve.continuous

  /// The insets of the content of a row in its cell.
  var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

  /// The minimum sum of the insets above and below a line of body text, in systems whose rows have such a minimum
  /// height.
  ///
  /// Measured on iOS 26: the minimum height depends on the text size of the list, not on that of the row's content.
  var minimumRowInsets: CGFloat = 0

  var headerInsets = EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20)
  var footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 12, trailing: 20)

  /// The space above the first header, below a navigation bar.
  var gapBelowBar: CGFloat = 17

  /// The space below the last footer.
  var endGap: CGFloat = 52.0 / 3

  /// The space above a section without a header, and below a section without a footer.
  var missingPartGap: CGFloat = 53.0 / 3

  /// The space above the first row if it has no header.
  var gapWithoutHeader: CGFloat = 35

  /// The same, below a large title.
  var gapBelowLargeTitle: CGFloat = 35

  /// The thickness of separators; `nil` for one pixel.
  var separatorThickness: CGFloat?

  /// The distance from the cell's trailing edge to the end of separators.
  var separatorTrailing: CGFloat = 0

  var background: Color?
  var rowBackground: Color?
  var header: TextStyle
  var prominentHeader: TextStyle
  var footerStyle: TextStyle

  /// Whether there is a separator above the first and below the last row of a section.
  var separatesEnds = false

  /// Whether headers stay visible as long as their section is visible.
  var pinsHeaders = false

  /// Whether sections with an `isExpanded` binding can be collapsed.
  var foldsSections = false

  /// The appearance with section spacings rounded to whole pixels, so that cells start at a pixel edge.
  func aligned(toPixelsOf length: CGFloat) -> _ListAppearance {
    guard length > 0 else { return self }
    var appearance = self
    appearance.gapBelowBar = (gapBelowBar / length).rounded() * length
    appearance.endGap = (endGap / length).rounded() * length
    appearance.missingPartGap = (missingPartGap / length).rounded() * length
    return appearance
  }

  func headerStyle(isProminent: Bool) -> TextStyle { isProminent ? prominentHeader : header }

  private static let secondary = Color(uiColor: .secondaryLabel)
  private static let footnote = TextStyle(font: .footnote, color: secondary)
  private static let title = TextStyle(font: .title3.weight(.semibold), color: Color(uiColor: .label))

  static let insetGrouped = _ListAppearance(
    sideInset: 20, cornerRadius: 10, background: Color(uiColor: .systemGroupedBackground),
    rowBackground: Color(uiColor: .secondarySystemGroupedBackground),
    header: TextStyle(font: .footnote, color: secondary, isUppercase: true), prominentHeader: title,
    footerStyle: footnote)

  /// The style of inset groups since iOS 26.
  ///
  /// - Parameter margin: The distance from the edges of the screen to cards, and from the edges of cards to text.
  private static func insetGroupedOfIOS26(margin: CGFloat, on idiom: Device.Idiom) -> _ListAppearance {
    var style = insetGrouped
    style.sideInset = margin
    style.cornerRadius = 26
    style.cornerCurve = .card
    style.rowInsets = EdgeInsets(top: 15, leading: margin, bottom: 15, trailing: margin)
    style.minimumRowInsets = 95.0 / 3
    style.headerInsets = EdgeInsets(top: 10, leading: margin, bottom: 10, trailing: margin)
    style.footerInsets = EdgeInsets(top: 7, leading: margin, bottom: 7, trailing: margin)
    style.separatorThickness = 1
    style.separatorTrailing = margin
    style.gapBelowBar = 0
    style.gapBelowLargeTitle = 0
    style.header = TextStyle(font: .body.weight(.semibold), color: secondary)
    style.footerStyle.font = .footnote.leading(.tight)
    if idiom == .pad {
      // Measured: a row of 52 points instead of 51, and a header that is higher by the same amount.
      style.minimumRowInsets = 32.5
      style.headerInsets.top += 1
    }
    return style
  }

  /// The style as drawn by a version of the system.
  func running(_ version: SystemVersion, on idiom: Device.Idiom, margin: CGFloat) -> _ListAppearance {
    version == .iOS26 && self == .insetGrouped ? .insetGroupedOfIOS26(margin: margin, on: idiom) : self
  }

  static let grouped: _ListAppearance = {
    var style = insetGrouped
    style.sideInset = 0
    style.cornerRadius = 0
    style.separatesEnds = true
    return style
  }()

  static let plain: _ListAppearance = {
    var style = _ListAppearance(
      background: Color(uiColor: .systemBackground), header: title, prominentHeader: title, footerStyle: footnote)
    style.header = TextStyle(font: .subheadline.weight(.semibold), color: secondary)
    style.headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    style.footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    style.gapBelowBar = 0
    style.endGap = 0
    style.missingPartGap = 0
    style.gapWithoutHeader = 0
    style.gapBelowLargeTitle = 0
    style.separatesEnds = true
    style.pinsHeaders = true
    return style
  }()

  static let inset: _ListAppearance = {
    var style = plain
    style.sideInset = 16
    style.rowInsets.leading = 4
    style.rowInsets.trailing = 4
    style.headerInsets.leading = 4
    style.footerInsets.leading = 4
    return style
  }()

  static let sidebar: _ListAppearance = {
    var style = insetGrouped
    style.header = title
    style.foldsSections = true
    return style
  }()
}
