import FlowRendering
import Foundation

/// The styles of lists, and the parts of their rows.
struct ListDesign: Sendable {
  /// The measures and colors of a list style, in points.
  struct Style: Equatable, Sendable {
    /// The text style of a header or footer.
    struct TextStyle: Equatable, Sendable {
      var font: Font
      var color: Color?
      var isUppercase: Bool
    }

    /// Whether the side insets of cells and their content are the layout margin of the screen.
    var followsLayoutMargin: Bool

    /// The distance from the edges of the list to its cells.
    var sideInset: CGFloat

    /// The edges at which content margins replace the style's own: the side insets, and the spaces above the first and
    /// below the last section.
    var replacedMargins: Edge.Set

    var cornerRadius: CGFloat

    /// The curve of the cards' corners.
    var cornerCurve: RenderPath.CornerCurve

    /// The insets of the content of a row in its cell.
    var rowInsets: EdgeInsets

    /// The minimum sum of the insets above and below a line of body text, in systems whose rows have such a minimum
    /// height.
    ///
    /// Measured on iOS 26: the minimum height depends on the text size of the list, not on that of the row's content.
    var minimumRowInsets: CGFloat

    var headerInsets: EdgeInsets
    var footerInsets: EdgeInsets

    /// How much lower the text of a footer is in Korean, in a footer of the same height.
    var footerDropInKorean: CGFloat

    /// How much higher a row of one line is in Korean.
    var rowGrowthInKorean: CGFloat

    /// The space above the first header, below a navigation bar.
    var gapBelowBar: CGFloat

    /// The space below the last footer.
    var endGap: CGFloat

    /// The space above a section without a header, and below a section without a footer.
    var missingPartGap: CGFloat

    /// The space between two sections without a footer above and a header below; `nil` for twice that of a missing part.
    var plainGap: CGFloat?

    /// The space above the first row if it has no header.
    var gapWithoutHeader: CGFloat

    /// The same, below a large title.
    var gapBelowLargeTitle: CGFloat

    /// The thickness of separators; `nil` for one pixel.
    var separatorThickness: CGFloat?

    /// The distance from the cell's trailing edge to the end of separators.
    var separatorTrailing: CGFloat

    var background: Color?
    var rowBackground: Color?
    var header: TextStyle
    var prominentHeader: TextStyle
    var footerStyle: TextStyle

    /// Whether there is a separator above the first and below the last row of a section.
    var separatesEnds: Bool

    /// Whether headers stay visible as long as their section is visible.
    var pinsHeaders: Bool

    /// Whether sections with an `isExpanded` binding can be collapsed.
    var foldsSections: Bool

    /// The corner radius of a selected row where there are no separators, infinite for a capsule; `nil` where there are.
    var selectedRowRadius: CGFloat?

    /// The appearance with section spacings rounded to whole pixels, so that cells start at a pixel edge.
    func aligned(toPixelsOf length: CGFloat) -> Style {
      guard length > 0 else { return self }
      var appearance = self
      appearance.gapBelowBar = (gapBelowBar / length).rounded() * length
      appearance.endGap = (endGap / length).rounded() * length
      appearance.missingPartGap = (missingPartGap / length).rounded() * length
      return appearance
    }

    func headerStyle(isProminent: Bool) -> TextStyle { isProminent ? prominentHeader : header }

    /// The style on a screen with a layout margin, in points.
    func fitted(to margin: CGFloat) -> Style {
      guard followsLayoutMargin else { return self }
      var style = self
      style.sideInset = margin
      style.separatorTrailing = margin
      (style.rowInsets.leading, style.rowInsets.trailing) = (margin, margin)
      (style.headerInsets.leading, style.headerInsets.trailing) = (margin, margin)
      (style.footerInsets.leading, style.footerInsets.trailing) = (margin, margin)
      return style
    }
  }

  var insetGrouped: Style
  var grouped: Style
  var plain: Style
  var inset: Style
  var sidebar: Style
  var rows: Rows
  var tables: Tables

  subscript(_ kind: _ListKind) -> Style {
    switch kind {
    case .insetGrouped: insetGrouped
    case .grouped: grouped
    case .plain: plain
    case .inset: inset
    case .sidebar: sidebar
    }
  }

  /// The parts of rows, in points.
  struct Rows: Sendable {
    /// The least height of a row.
    var leastHeight: CGFloat

    /// The height of the text beside which a control does not make a row higher.
    var controlHeight: CGFloat

    /// The width of a control of edit mode.
    var editControlWidth: CGFloat

    /// The least width of a swipe action, and the insets of its label.
    var leastActionWidth: CGFloat
    var actionInset: CGFloat

    /// The fraction of the row's width that a full swipe covers to perform the first action.
    var fullSwipe: CGFloat

    /// The least distance between a link or a header and its chevron.
    var chevronDistance: CGFloat

    var chevronFont: Font

    /// The space around the chevron of a link.
    var chevronInsets: EdgeInsets
  }

  /// The header and the columns of tables, in points.
  struct Tables: Sendable {
    /// The space above and below the titles.
    var titleInset: CGFloat

    /// The distance between a title and the arrow of its order.
    var arrowDistance: CGFloat

    var columnSpacing: CGFloat

    /// The width of a column if no width is proposed.
    var columnWidth: CGFloat
  }
}

/// The kinds of list styles.
///
/// The type appears in the requirements of ``ListStyle``; the design of the system has the measures and colors of each
/// kind.
public enum _ListKind: Hashable, Sendable {
  case insetGrouped, grouped, plain, inset, sidebar
}
