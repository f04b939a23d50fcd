import FlowRendering
import Foundation

/// The measures and colours of a list style, in points.
///
/// The type is part of the requirements of ``ListStyle``; what it holds is for the engine alone. The measures of
/// inset groups were measured in pictures of iOS 15 to 18 and of iOS 26, on phones 390 to 402 points wide; the other
/// styles follow from them, and are the same in iOS 26.
public struct _ListAppearance: Equatable, Sendable {
  /// How a text of a header or footer looks.
  struct TextStyle: Equatable, Sendable {
    var font: Font
    var color: Color?
    var isUppercase = false
  }

  /// The distance of cells from the edges of the list.
  var sideInset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// How the corners of cards are round.
  var cornerCurve = RenderPath.CornerCurve.continuous

  /// The room around the content of a row, in the row's cell.
  var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

  /// The least room around a line of body above and below it together, where rows have a least height of that.
  ///
  /// Measured on iOS 26: the least height follows the text size of the list, not that of a row's content.
  var minimumRowInsets: CGFloat = 0

  var headerInsets = EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20)
  var footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 12, trailing: 20)

  /// The room above the first header, below a navigation bar.
  var gapBelowBar: CGFloat = 17

  /// The room below the last footer.
  var endGap: CGFloat = 52.0 / 3

  /// The room that a section without a header has above it, and one without a footer below it.
  var missingPartGap: CGFloat = 53.0 / 3

  /// The room above the first row, where it has no header.
  var gapWithoutHeader: CGFloat = 35

  /// The same below a large title.
  var gapBelowLargeTitle: CGFloat = 35

  /// How thick the lines between rows are; `nil` for a pixel.
  var separatorThickness: CGFloat?

  /// Where the lines between rows end, from the cell's trailing edge.
  var separatorTrailing: CGFloat = 0

  var background: Color?
  var rowBackground: Color?
  var header: TextStyle
  var prominentHeader: TextStyle
  var footerStyle: TextStyle

  /// Whether a line is drawn above the first and below the last row of a section.
  var separatesEnds = false

  /// Whether headers stay in sight while their section is.
  var pinsHeaders = false

  /// Whether sections with an `isExpanded` binding can be folded.
  var foldsSections = false

  /// The appearance with distances between sections that end on whole pixels, so that cells begin on one.
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

  /// Inset groups since iOS 26.
  ///
  /// - Parameter margin: How far cards are from the edges of the screen, and texts from the edges of cards.
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
      // Measured: a row of 52 points for 51, and a header as much higher.
      style.minimumRowInsets = 32.5
      style.headerInsets.top += 1
    }
    return style
  }

  /// The style as a version of the system draws it.
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
