import Foundation

/// Labels, and groups of controls and other views.
struct GroupDesign: Sendable {
  /// The least distance between a label and its control, and their distance if they are stacked, in points.
  var labelDistance: CGFloat
  var stackedLabelDistance: CGFloat

  var boxCornerRadius: CGFloat
  var labels: Labels
  var controls: Controls
  var unavailable: Unavailable
  var redaction: Redaction

  /// The icons of labels in rows, in points.
  struct Labels: Sendable {
    /// The size of the font that the measures belong to.
    var fontSize: CGFloat

    /// The width of the column of icons, and its distance from the titles.
    var iconWidth: CGFloat
    var iconDistance: CGFloat

    /// How much wider than its column an icon may be before it moves the title, in a font of the size above.
    var iconOverhang: CGFloat

    /// The height up to which an icon makes its row no higher.
    var flatIconHeight: CGFloat

    /// The part of the growth of texts by which the column grows; `nil` if it grows and shrinks with the label's font.
    var growthWithText: CGFloat?

    /// Whether an icon keeps the tint in a row, also in a button that is filled with it.
    var iconKeepsTint: Bool
  }

  /// Groups of controls, in points.
  struct Controls: Sendable {
    var cornerRadius: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var pressedOpacity: Double

    /// The distance between the controls in a bar, and in a palette.
    var navigationSpacing: CGFloat
    var paletteSpacing: CGFloat
  }

  /// A view that says that content is unavailable, in points.
  struct Unavailable: Sendable {
    var sideInset: CGFloat
    var iconFont: Font

    /// The distances between the icon and the title, the title and the description, those and the actions, and the
    /// actions.
    var titleDistance: CGFloat
    var descriptionDistance: CGFloat
    var actionDistance: CGFloat
    var actionSpacing: CGFloat

    /// The space that is left below the description without actions.
    var spaceWithoutActions: CGFloat
  }

  /// The boxes of redacted content.
  struct Redaction: Sendable {
    /// The opacity of the foreground color.
    var opacity: Double

    /// In points.
    var cornerRadius: Double

    /// The inset of a line's box at its top and bottom, as a part of its height.
    var lineInset: CGFloat

    /// The width of the last of several lines, as a fraction of the width of the others.
    var lastLine: CGFloat
  }
}
