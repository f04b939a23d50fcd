import Foundation

/// A type-erased shape value.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Create an any shape instance from a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment)
  }
}

extension AnyShape: ComposedShape {
  package var composition: Composition { Composition("Shape").value("shape", shape) }
}
