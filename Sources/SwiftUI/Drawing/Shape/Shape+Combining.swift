import Foundation

/// Two shapes combined into one.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  func path(in rect: CGRect) -> Path { combined(first.path(in: rect), second.path(in: rect)) }

  func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    _ShapeOutline(
      path: combined(
        first._outline(in: rect, environment: environment).filledPath,
        second._outline(in: rect, environment: environment).filledPath))
  }

  /// The combination is fixed if both shapes are.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }

  private func combined(_ path: Path, _ other: Path) -> Path {
    switch operation {
    case .union: return path.union(other, eoFill: eoFill)
    case .intersection: return path.intersection(other, eoFill: eoFill)
    case .subtracting: return path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension _CombinedShape: ComposedShape {}

extension Shape {
  /// Returns a new shape with filled regions in either this shape or the given shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions common to both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions from this shape that are not in the given shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions either from this shape or the given shape, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns a new shape with a line from this shape that overlaps the filled regions of the given shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns a new shape with a line from this shape that does not overlap the filled region of the given shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
