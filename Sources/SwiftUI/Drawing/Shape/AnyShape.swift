import Foundation

/// A type-erased shape value.
public struct AnyShape: Shape {
  private var nested: Nested<any Shape>

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

  public func _cornerRadii(in rect: CGRect) -> RectangleCornerRadii { withStackRoom { shape._cornerRadii(in: rect) } }

  /// The data of the shape. A change to a shape with data of another type is not animated.
  public var animatableData: _AnyAnimatableData {
    get { withStackRoom { _AnyAnimatableData(shape.animatableData) } }
    set {
      func changed<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
      }
      let old = shape
      nested = Nested(withStackRoom { changed(old) })
    }
  }
}

extension AnyShape: ComposedShape {
  package var composition: Composition { Composition("Shape").value("shape", shape) }
}
