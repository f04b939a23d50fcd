import Foundation

/// Menus, in points.
struct MenuDesign: Sendable {
  var width: CGFloat

  /// The space above the first and below the last row.
  var verticalPadding: CGFloat

  /// Whether icons are in front of the titles, in their own column.
  var hasLeadingIcons: Bool

  /// The distance of the middle of the icons, and of the titles beside them, from the leading edge.
  var iconMiddle: CGFloat
  var titleStart: CGFloat

  /// The lines between sections; `nil` for a line between any rows.
  var dividers: Dividers?

  /// The buttons of a control group next to each other; `nil` for rows.
  var cells: Cells?

  /// The distance of the middle of a submenu's chevron from the trailing edge; `nil` without chevrons.
  var chevronMiddle: CGFloat?

  /// The distance of a context menu from its view.
  var contextDistance: CGFloat

  /// Whether a menu covers the view that presents it.
  var coversSource: Bool

  var cornerRadius: CGFloat

  /// The distance to the view that presents the menu, and the least distance from the safe area.
  var distance: CGFloat
  var margin: CGFloat

  var surface: SystemShades
  var rowHeight: CGFloat
  var rowMargin: CGFloat
  var font: Font

  /// The distance between a title and its icon or mark.
  var iconSpacing: CGFloat

  /// The space above and below the header of a section.
  var headerMargin: CGFloat

  /// Buttons next to each other with an icon above a title, in points.
  struct Cells: Sendable {
    var height: CGFloat
    var iconMiddle: CGFloat
    var titleBaseline: CGFloat
    var font: Font
  }

  /// Lines between sections, in points.
  struct Dividers: Sendable {
    var space: CGFloat
    var thickness: CGFloat
    var inset: CGFloat
  }
}
