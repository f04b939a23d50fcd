import Foundation

/// Text fields and editors.
struct FieldDesign: Sendable {
  /// Whether a field without a style that is neither in a list row, a menu nor a bar has a bezel.
  var hasBezelByDefault: Bool

  var rounded: Rounded
  var bezel: Bezel

  /// The insets of the text in an editor, in points.
  var editorInsets: EdgeInsets

  var caret: Caret

  /// Whether a field that grows with its text is exactly as high as that.
  var areVerticalOnesExact: Bool

  /// A field with a rounded border, in points.
  struct Rounded: Sendable {
    var cornerRadius: CGFloat
    var sideInset: CGFloat
    var leastHeight: CGFloat

    /// The height is this part of the font's size, and a fixed height more.
    var heightPerEm: CGFloat
    var addedHeight: CGFloat

    /// The brightness of the border in light appearance.
    var border: Double
  }

  /// A field with a square border, in points.
  struct Bezel: Sendable {
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat

    /// The brightness of the edge and of its lower side in light appearance.
    var edge: Double
    var lowerEdge: Double
  }

  /// The insertion point.
  struct Caret: Sendable {
    /// The width in points.
    var width: CGFloat

    /// The height in em.
    var height: CGFloat

    /// The opacity of the tint color behind selected text.
    var selectionOpacity: Float
  }
}
