import FlowRendering
import Foundation

/// What a shape style looks like in its environment: how a shape, a text or a symbol is painted with it.
///
/// The type is part of the requirements of ``ShapeStyle``; what it holds is for the engine alone.
public struct _ShapePaint: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case color(RenderColor)
    case gradient(GradientPaint)

    /// A bitmap repeated from the top left corner of what is painted; `scale` is its pixels per point.
    case tile(Bitmap, scale: Double)
    case mesh(MeshPaint)

    /// What is behind, blurred by a radius in points, under a tint.
    case material(blurRadius: Double, saturation: Double, tint: RenderColor)
  }

  package var content: Content
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadows: [ResolvedShadow] = []

  /// The rectangle that gradients span instead of the painted shape's own, in the shape's coordinates.
  package var anchor: CGRect?

  package init(_ content: Content) {
    self.content = content
  }

  package init(_ color: RenderColor) {
    content = .color(color)
  }

  /// The paint for something that fills `rect`, opacity included; blend mode and shadows are left to the painter.
  package func renderPaint(in rect: CGRect) -> RenderPaint {
    let rect = anchor ?? rect
    switch content {
    case .color(let color): return .color(color.opacity(Float(opacity)))
    case .gradient(let gradient): return gradient.renderPaint(in: rect, opacity: opacity)
    case .tile(let bitmap, let scale): return .tile(bitmap, origin: rect.origin, scale: scale)
    case .mesh(let mesh): return mesh.renderPaint(in: rect, opacity: opacity)
    case .material(let blurRadius, let saturation, let tint):
      return .backdrop(blurRadius: blurRadius, saturation: saturation, tint: tint, opacity: opacity)
    }
  }

  /// The colour, when the paint is one colour.
  package var color: RenderColor? {
    if case .color(let color) = content { color.opacity(Float(opacity)) } else { nil }
  }

  /// A single colour for what cannot be painted with more: a gradient's first one.
  package var representativeColor: RenderColor {
    switch content {
    case .color(let color): color.opacity(Float(opacity))
    case .gradient(let gradient): (gradient.stops.first?.color ?? .clear).opacity(Float(opacity))
    case .tile: RenderColor.black.opacity(Float(opacity))
    case .mesh(let mesh): (mesh.colors.first ?? .clear).opacity(Float(opacity))
    case .material(_, _, let tint): tint.opacity(Float(opacity))
    }
  }

  /// Whether nothing needs to be done beside painting with ``renderPaint(in:)``.
  package var isPlain: Bool { blendMode == .normal && shadows.isEmpty }
}

/// A shadow whose color is known.
package struct ResolvedShadow: Equatable, Sendable {
  package var color: RenderColor
  package var radius: Double
  package var x: Double
  package var y: Double

  /// Whether the shadow falls into the shape instead of below it.
  package var isInner: Bool
}

extension _ShapePaint {
  /// The paint on the way to `other`: colours are mixed, gradients of the same kind are mixed stop by stop.
  package func mixed(with other: _ShapePaint, by fraction: Double) -> _ShapePaint {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    var result = other
    result.opacity = opacity + (other.opacity - opacity) * fraction
    switch (content, other.content) {
    case (.color(let first), .color(let second)):
      result.content = .color(first.mixed(with: second, by: fraction))
    case (.gradient(let first), .gradient(let second)):
      result.content = .gradient(first.mixed(with: second, by: fraction))
    case (.color(let color), .gradient(let gradient)):
      result.content = .gradient(gradient.filled(with: color).mixed(with: gradient, by: fraction))
    case (.gradient(let gradient), .color(let color)):
      result.content = .gradient(gradient.mixed(with: gradient.filled(with: color), by: fraction))
    default:
      if fraction < 0.5 { result.content = content }
    }
    return result
  }
}

extension RenderColor {
  /// The colour on the way to `other`, weighted by opacity.
  package func mixed(with other: RenderColor, by fraction: Double) -> RenderColor {
    let f = Float(fraction)
    let alpha = alpha + (other.alpha - alpha) * f
    if alpha <= 0 { return RenderColor(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    func mix(_ a: Float, _ b: Float) -> Float {
      (a * self.alpha * (1 - f) + b * other.alpha * f) / alpha
    }
    return RenderColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
