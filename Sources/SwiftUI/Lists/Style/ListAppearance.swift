import Foundation

/// The measures and colours of a list style, in points.
///
/// The type is part of the requirements of ``ListStyle``; what it holds is for the engine alone. The measures of
/// inset groups were measured on an iPhone that is 390 points wide: cells inset by 20 and at least 44 high with a
/// corner radius of 10, text 16 inside the cell, headers 38 high (the first one 55.33), footers with 7.67 above and
/// 14.33 below their text. The others follow from them.
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

  /// The room around the content of a row, in the row's cell.
  var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  var headerInsets = EdgeInsets(top: 47.0 / 3, leading: 16, bottom: 20.0 / 3, trailing: 16)
  var footerInsets = EdgeInsets(top: 23.0 / 3, leading: 16, bottom: 43.0 / 3, trailing: 16)

  /// The room above the first header, and below the last footer.
  var endGap: CGFloat = 52.0 / 3

  /// The room that a section without a header has above it, and one without a footer below it.
  var missingPartGap: CGFloat = 53.0 / 3

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

  static let grouped: _ListAppearance = {
    var style = insetGrouped
    style.sideInset = 0
    style.cornerRadius = 0
    style.rowInsets.leading = 20
    style.rowInsets.trailing = 20
    style.headerInsets.leading = 20
    style.footerInsets.leading = 20
    style.separatesEnds = true
    return style
  }()

  static let plain: _ListAppearance = {
    var style = _ListAppearance(
      background: Color(uiColor: .systemBackground), header: title, prominentHeader: title, footerStyle: footnote)
    style.header = TextStyle(font: .subheadline.weight(.semibold), color: secondary)
    style.rowInsets.leading = 20
    style.rowInsets.trailing = 20
    style.headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    style.footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    style.endGap = 0
    style.missingPartGap = 0
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
