import Foundation

/// A shape that is replaced by an inset version of the current container shape, or by a rectangle if there is none.
///
/// It is inset by the distance between its frame and the nearest edge of the container.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetting(amount)) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    guard let container = environment.containerShape else { return _ShapeOutline(path: path(in: rect)) }
    let distance = max(0, environment.distancesToContainer?.smallest ?? 0)
    // The container's shape around the rectangle, inset to the rectangle again.
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    return _ShapeOutline(path: container.path(outer, distance + amount))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension ContainerRelativeShape: ComposedShape {}

extension EdgeInsets {
  fileprivate var smallest: CGFloat { min(min(top, bottom), min(leading, trailing)) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
