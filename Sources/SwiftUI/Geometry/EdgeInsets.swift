import Foundation

/// The inset distances for the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the leading edge.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the same length on the given edges and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top as Edge) ? length : 0,
      leading: edges.contains(.leading as Edge) ? length : 0,
      bottom: edges.contains(.bottom as Edge) ? length : 0,
      trailing: edges.contains(.trailing as Edge) ? length : 0)
  }

  package static let zero = EdgeInsets()

  /// The sum of the leading and trailing insets.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and bottom insets.
  package var vertical: CGFloat { top + bottom }

  package var isZero: Bool { self == EdgeInsets() }

  /// Leading and trailing swapped, for drawing right to left.
  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The insets on the given edges, with zero on the others.
  package func restricted(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }

  package static func += (lhs: inout EdgeInsets, rhs: EdgeInsets) {
    lhs = lhs + rhs
  }
}

extension EdgeInsets: Animatable, _VectorMath {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  public var animatableData: AnimatableData {
    get { AnimatableData(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension CGRect {
  /// The rectangle with each side moved inwards by its inset; a negative size becomes zero.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
  }

  /// The rectangle with each side moved outwards by its inset.
  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.leading,
      y: origin.y - insets.top,
      width: max(size.width + insets.horizontal, 0),
      height: max(size.height + insets.vertical, 0))
  }
}
