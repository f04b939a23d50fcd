import Foundation

/// Menus, in points.
struct MenuDesign: Sendable {
  var width: CGFloat
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
}
