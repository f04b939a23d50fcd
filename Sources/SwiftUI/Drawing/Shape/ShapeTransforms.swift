import Foundation

/// A shape with a translation offset transform applied to it.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  private func transform(_ path: Path) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }

  public func path(in rect: CGRect) -> Path { transform(shape.path(in: rect)) }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment).mapPath(transform, keepsStroke: true)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("offset", offset)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with a rotation transform applied to it.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  private func transform(_ path: Path, _ rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return path.applying(
      CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle.radians)
        .translatedBy(x: -center.x, y: -center.y))
  }

  public func path(in rect: CGRect) -> Path { transform(shape.path(in: rect), rect) }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment).mapPath({ transform($0, rect) }, keepsStroke: true)
  }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("angle", angle).value("rotationAnchor", anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with a scale transform applied to it.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  private func transform(_ path: Path, _ rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return path.applying(
      CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -center.x, y: -center.y))
  }

  public func path(in rect: CGRect) -> Path { transform(shape.path(in: rect), rect) }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment).mapPath({ transform($0, rect) }, keepsStroke: false)
  }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("scale", scale).value("scaleAnchor", anchor)
  }
}

/// A shape with an affine transform applied to it.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment)
      .mapPath({ $0.applying(transform) }, keepsStroke: false)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("transform", transform)
  }
}
