import Foundation

/// A shape that is replaced by an inset version of the current container shape; a rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetting(amount)) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    guard let container = environment.containerShape else { return _ShapeOutline(path: path(in: rect)) }
    return _ShapeOutline(path: container.path(rect, amount))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The shape of the nearest container, of a type that nobody needs to know.
package struct ContainerShape: Sendable {
  /// The path in a rectangle, inset by a length.
  package let path: @Sendable (CGRect, CGFloat) -> Path

  package init<S: InsettableShape>(_ shape: S) {
    path = { rect, amount in
      amount == 0 ? shape.path(in: rect) : shape.inset(by: amount).path(in: rect)
    }
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  /// What `containerShape(_:)` sets.
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
