import Foundation

/// The type-erased shape of the nearest container.
struct ContainerShape: Sendable {
  /// The location of the container once it is in the tree.
  @MainActor
  final class Holder {
    weak var element: Element?

    nonisolated init() {}
  }

  /// The path in a rectangle, inset by a length.
  let path: @Sendable (CGRect, CGFloat) -> Path

  /// The radii of the corners in a rectangle.
  let cornerRadii: @Sendable (CGRect) -> RectangleCornerRadii

  let holder: Holder

  init<S: InsettableShape>(_ shape: S, holder: Holder) {
    path = { rect, amount in
      amount == 0 ? shape.path(in: rect) : shape.inset(by: amount).path(in: rect)
    }
    cornerRadii = { shape._cornerRadii(in: $0) }
    self.holder = holder
  }
}

extension EnvironmentValues {
  /// The shape set by `containerShape(_:)`.
  @Entry var containerShape: ContainerShape?

  /// The distances of the drawn shape from the edges of its container, in points.
  @Entry var distancesToContainer: EdgeInsets?
}

extension Element {
  /// The environment for a shape, with its position in the container.
  var environmentForShape: EnvironmentValues {
    guard let container = environment.containerShape?.holder.element, container.isMounted else { return environment }
    let frame = frame(in: container)
    var values = environment
    values.distancesToContainer = EdgeInsets(
      top: frame.minY, leading: frame.minX, bottom: container.size.height - frame.maxY,
      trailing: container.size.width - frame.maxX)
    return values
  }
}

extension GeometryProxy {
  /// The radii of corners that are concentric with those of the container; `nil` without a container shape.
  public var concentricCornerRadii: RectangleCornerRadii? {
    concentricCornerRadii(in: CGRect(origin: .zero, size: size))
  }

  /// The radii of the corners of a rectangle in the view that are concentric with those of the container, in points;
  /// `nil` without a container shape.
  public func concentricCornerRadii(in rect: CGRect) -> RectangleCornerRadii? {
    guard let values = element?.environmentForShape, let container = values.containerShape,
      let distances = values.distancesToContainer
    else { return nil }
    let outer = CGRect(
      x: 0, y: 0, width: size.width + distances.horizontal, height: size.height + distances.vertical)
    let radii = container.cornerRadii(outer)
    let top = distances.top + rect.minY
    let bottom = distances.bottom + size.height - rect.maxY
    let leading = distances.leading + rect.minX
    let trailing = distances.trailing + size.width - rect.maxX
    return RectangleCornerRadii(
      topLeading: max(0, radii.topLeading - max(top, leading)),
      bottomLeading: max(0, radii.bottomLeading - max(bottom, leading)),
      bottomTrailing: max(0, radii.bottomTrailing - max(bottom, trailing)),
      topTrailing: max(0, radii.topTrailing - max(top, trailing)))
  }
}

/// Sets the shape of a container and records its location.
private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S

  @State private var holder = ContainerShape.Holder()

  func body(content: Content) -> some View {
    content
      .environment(\.containerShape, ContainerShape(shape, holder: holder))
      .modifier(ContainerFrame(holder: holder))
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ContainerShapeModifier: ComposedModifier {
  var composition: Composition { Composition("containerShape").value("shape", shape) }
}

private struct ContainerFrame: ElementModifier {
  let holder: ContainerShape.Holder

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    holder.element = element
  }
}

extension View {
  /// Sets the container shape to use for any container relative shape or concentric rectangle within this view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
