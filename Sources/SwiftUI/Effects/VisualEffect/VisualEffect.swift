import FlowRendering

/// Visual Effects change the visual appearance of a view without changing its ancestors or descendents.
public protocol VisualEffect: Sendable, Animatable {
  /// The steps of the effect, innermost first. An engine hook.
  var _steps: _VisualEffectSteps { get }
}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// The steps of a chain of visual effects, innermost first.
public struct _VisualEffectSteps: Sendable {
  enum Step: Sendable {
    case opacity(Double)
    case offset(CGSize)
    case transform(@Sendable (CGSize) -> ProjectionTransform)
    case blur(CGFloat, isOpaque: Bool)
    case matrix(RenderColorMatrix)
    case blend(BlendMode)
  }

  private(set) var steps: [Step] = []

  func adding(_ step: Step) -> _VisualEffectSteps {
    var copy = self
    copy.steps.append(step)
    return copy
  }
}

/// A visual effect followed by another one.
struct ChainedVisualEffect: VisualEffect {
  let _steps: _VisualEffectSteps
}

extension VisualEffect {
  private func adding(_ step: _VisualEffectSteps.Step) -> ChainedVisualEffect {
    ChainedVisualEffect(_steps: _steps.adding(step))
  }

  /// Sets the transparency of the view, from 0 (invisible) to 1 (opaque).
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Offsets the view by the horizontal and vertical amount, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Offsets the view by the specified horizontal and vertical distances, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Scales the view's rendered output.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    let effect = _ScaleEffect(scale: scale, anchor: anchor)
    return adding(.transform { effect.effectValue(size: $0) })
  }

  /// Scales the view's rendered output.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view's rendered output.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates content by the specified angle.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let effect = _RotationEffect(angle: angle, anchor: anchor)
    return adding(.transform { effect.effectValue(size: $0) })
  }

  /// Renders content as if it's rotated in three dimensions around the specified axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let effect = _Rotation3DEffect(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return adding(.transform { effect.effectValue(size: $0) })
  }

  /// Applies an affine transformation to the view's rendered output.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform { _ in ProjectionTransform(transform) })
  }

  /// Applies a Gaussian blur to the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, isOpaque: opaque))
  }

  /// Brightens the view by the specified amount, from -1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.matrix(.brightness(Float(amount)))) }

  /// Sets the contrast and separation between similar colors; 1 leaves them unchanged.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.matrix(.contrast(Float(amount)))) }

  /// Adjusts the color saturation of the view; 1 leaves it unchanged.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.matrix(.saturation(Float(amount)))) }

  /// Adds a grayscale effect to the view, from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.matrix(.saturation(Float(1 - amount)))) }

  /// Sets the blend mode of the view's colors with the colors behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend(blendMode)) }

  /// Applies a hue rotation effect to the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.matrix(.hueRotation(angle.radians))) }
}
