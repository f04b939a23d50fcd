/// Rotates a view around a point.
public struct _RotationEffect: GeometryEffect, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    anchored(CGAffineTransform(rotationAngle: angle.radians), at: anchor, in: size)
  }

  nonisolated public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Scales a view around a point.
public struct _ScaleEffect: GeometryEffect, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    anchored(CGAffineTransform(scaleX: scale.width, y: scale.height), at: anchor, in: size)
  }

  nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Applies a transform that does not depend on the view's size.
public struct _TransformEffect: GeometryEffect {
  public var transform: ProjectionTransform

  nonisolated public init(transform: ProjectionTransform) {
    self.transform = transform
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Rotates a view around an axis in three dimensions.
public struct _Rotation3DEffect: GeometryEffect, Sendable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  nonisolated public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z)
    guard length > 0 else { return ProjectionTransform() }
    var transform = CATransform3DMakeTranslation(-anchor.x * size.width, -anchor.y * size.height, -anchorZ)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(angle.radians, axis.x / length, axis.y / length, axis.z / length))
    var projection = CATransform3DIdentity
    let largest = max(size.width, size.height)
    projection.m34 = largest > 0 ? -perspective / largest : 0
    transform = CATransform3DConcat(transform, projection)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(anchor.x * size.width, anchor.y * size.height, 0))
    return ProjectionTransform(transform)
  }

  nonisolated public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

/// A transform around a point of a view instead of its top left corner.
nonisolated private func anchored(
  _ transform: CGAffineTransform, at anchor: UnitPoint, in size: CGSize
) -> ProjectionTransform {
  let (x, y) = (anchor.x * size.width, anchor.y * size.height)
  return ProjectionTransform(
    CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y)))
}

extension View {
  /// Rotates the view's rendered output.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the view's rendered output.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view's rendered output.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Scales the view's rendered output.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Transforms the view's rendered output.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Transforms the view's rendered output with a perspective.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Rotates the view's rendered output around an axis in three dimensions.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

extension _RotationEffect: ComposedModifier {
  @MainActor
  package var composition: Composition {
    Composition("rotationEffect").value("angle", angle).value("anchor", anchor)
  }
}

extension _ScaleEffect: ComposedModifier {
  @MainActor
  package var composition: Composition {
    Composition("scaleEffect").value("scale", scale).value("anchor", anchor)
  }
}

extension _TransformEffect: ComposedModifier {
  @MainActor
  package var composition: Composition {
    let affine = CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31, ty: transform.m32)
    return Composition("transformEffect").value("transform", transform).value("affineTransform", affine)
  }
}

extension _Rotation3DEffect: ComposedModifier {
  @MainActor
  package var composition: Composition {
    Composition("rotation3DEffect").value("angle", angle).value("axis", axis).value("anchor", anchor)
      .value("anchorZ", anchorZ).value("perspective", perspective)
  }
}
