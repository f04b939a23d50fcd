import Foundation

/// A type-erased shape value.
public struct AnyShape: Shape {
  private let nested: Nested<any Shape>

  private var shape: any Shape { nested.wrappedValue }

  /// Creates an any shape instance from a shape.
  public init<S: Shape>(_ shape: S) {
    nested = (shape as? AnyShape)?.nested ?? Nested(shape)
  }

  public func path(in rect: CGRect) -> Path { withStackRoom { shape.path(in: rect) } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { withStackRoom { shape.sizeThatFits(proposal) } }

  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    withStackRoom { shape.layoutDirectionBehavior }
  }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    withStackRoom { shape._outline(in: rect, environment: environment) }
  }
}

extension AnyShape: ComposedShape {
  package var composition: Composition { Composition("Shape").value("shape", shape) }
}
