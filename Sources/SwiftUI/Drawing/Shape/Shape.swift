import FlowRendering
import Foundation

/// A 2D shape that you can use when drawing a view.
///
/// `nonisolated` removes the isolation inferred from ``View``: a shape can compute its path on any thread.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Describes this shape as a path within a rectangular frame of reference.
  func path(in rect: CGRect) -> Path

  /// An indication of how to style a shape.
  static var role: ShapeRole { get }

  /// Returns the behavior this shape should use for different layout directions.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the view that will render the shape, given a proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The painted outline of the shape. An engine hook. Apps implement ``path(in:)`` instead.
  func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline

  /// The radii of the corners, if the shape is a rounded rectangle. An engine hook, for shapes inside of it.
  func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    _ShapeOutline(path: path(in: rect))
  }

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii() }
}

/// Ways of styling a shape.
public enum ShapeRole: Hashable, Sendable {
  /// Indicates to the shape's style that SwiftUI fills the shape.
  case fill

  /// Indicates to the shape's style that SwiftUI applies a stroke to the shape's path.
  case stroke

  /// Indicates to the shape's style that SwiftUI uses the shape as a separator.
  case separator
}

/// A path, and its stroke if it is not filled.
public struct _ShapeOutline: Sendable {
  package var path: Path
  package var stroke: StrokeStyle?

  package init(path: Path, stroke: StrokeStyle? = nil) {
    self.path = path
    self.stroke = stroke
  }

  /// The path of the painted area.
  var filledPath: Path { stroke.map { path.strokedPath($0) } ?? path }

  /// The outline with a changed path, unless that would change the appearance of its stroke.
  func mapPath(_ transform: (Path) -> Path, keepsStroke: Bool) -> _ShapeOutline {
    guard let stroke, !keepsStroke else { return _ShapeOutline(path: transform(path), stroke: self.stroke) }
    return _ShapeOutline(path: transform(path.strokedPath(stroke)))
  }
}
