import Foundation

/// A view's size and alignment guides in its own coordinate space, in points.
public struct ViewDimensions {
  /// Returns the explicit value of a guide, or `nil` if it has its default value.
  package typealias ExplicitGuides = (_ key: AlignmentKey) -> CGFloat?

  package let size: CGSize

  /// The explicit guides; `nil` for the many views without any.
  package let explicitGuides: ExplicitGuides?

  package init(size: CGSize, explicitGuides: ExplicitGuides? = nil) {
    self.size = size
    self.explicitGuides = explicitGuides
  }

  /// The view's width.
  public var width: CGFloat { size.width }

  /// The view's height.
  public var height: CGFloat { size.height }

  /// Gets the value of the given horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicitGuides?(guide.alignmentKey) ?? guide.defaultValue(in: self)
  }

  /// Gets the value of the given vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicitGuides?(guide.alignmentKey) ?? guide.defaultValue(in: self)
  }

  /// Gets the explicit value of the given horizontal alignment guide, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuides?(guide.alignmentKey)
  }

  /// Gets the explicit value of the given vertical alignment guide, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuides?(guide.alignmentKey)
  }
}

extension ViewDimensions: Equatable {
  /// Compares the sizes and the guides that every view has.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs[explicit: .leading] == rhs[explicit: .leading]
      && lhs[explicit: HorizontalAlignment.center] == rhs[explicit: HorizontalAlignment.center]
      && lhs[explicit: .trailing] == rhs[explicit: .trailing] && lhs[explicit: .top] == rhs[explicit: .top]
      && lhs[explicit: VerticalAlignment.center] == rhs[explicit: VerticalAlignment.center]
      && lhs[explicit: .bottom] == rhs[explicit: .bottom]
      && lhs[explicit: .firstTextBaseline] == rhs[explicit: .firstTextBaseline]
      && lhs[explicit: .lastTextBaseline] == rhs[explicit: .lastTextBaseline]
  }
}
