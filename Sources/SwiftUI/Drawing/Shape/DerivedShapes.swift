import Foundation

/// A shape of a fixed size at an anchor of its frame.
public struct _SizedShape<Content: Shape>: Shape {
  public var shape: Content
  public var size: CGSize
  private let anchor: UnitPoint

  public init(shape: Content, size: CGSize) {
    self.init(shape: shape, size: size, anchor: .topLeading)
  }

  init(shape: Content, size: CGSize, anchor: UnitPoint) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  private func frame(in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: frame(in: rect)) }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: frame(in: rect), environment: environment)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension _SizedShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("size", size)
  }
}

/// A part of a shape, given by fractions of its path's length.
public struct _TrimmedShape<Content: Shape>: Shape {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  private func trimmed(_ path: Path) -> Path { path.trimmedPath(from: startFraction, to: endFraction) }

  public func path(in rect: CGRect) -> Path { trimmed(shape.path(in: rect)) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    shape._outline(in: rect, environment: environment).mapPath(trimmed, keepsStroke: false)
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

extension _TrimmedShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("startFraction", startFraction).value(
      "endFraction", endFraction)
  }
}

/// The stroke of a shape as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public static var role: ShapeRole { .stroke }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, environment: EnvironmentValues) -> _ShapeOutline {
    _ShapeOutline(path: shape._outline(in: rect, environment: environment).filledPath, stroke: style)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape: ComposedShape {
  package var composition: Composition {
    Composition("Shape").value("shape", shape as any Shape).value("strokeStyle", style)
  }
}
