import FlowRendering
import Foundation

/// The appearance of a shape style in its environment, for painting a shape, a text or a symbol.
///
/// The type appears in the requirements of ``ShapeStyle``; its properties are internal to the engine.
public struct _ShapePaint: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case color(RenderColor)
    case gradient(GradientPaint)

    /// A bitmap repeated from the top left corner of the painted area; `scale` is the number of pixels per point.
    case tile(Bitmap, scale: Double)
    case mesh(MeshPaint)

    /// The background, blurred by a radius in points, below a tint.
    case material(blurRadius: Double, saturation: Double, tint: RenderColor)
  }

  package var content: Content
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadows: [ResolvedShadow] = []

  /// The rectangle that gradients span instead of the painted shape's bounds, in the shape's coordinates.
  package var anchor: CGRect?

  package init(_ content: Content) {
    self.content = content
  }

  package init(_ color: RenderColor) {
    content = .color(color)
  }

  /// The paint for an area, including opacity; the caller applies blend mode and shadows.
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

  /// The color, if the paint is a single color.
  package var color: RenderColor? {
    if case .color(let color) = content { color.opacity(Float(opacity)) } else { nil }
  }

  /// The paint for a track, whose geometry replaces that of a gradient without its own direction.
  package func following(_ track: GradientPaint.Geometry) -> _ShapePaint {
    guard case .gradient(var gradient) = content, gradient.followsTracks else { return self }
    gradient.geometry = track
    var paint = self
    paint.content = .gradient(gradient)
    return paint
  }

  /// A single color where the paint cannot be used: the first color of a gradient.
  package var representativeColor: RenderColor {
    switch content {
    case .color(let color): color.opacity(Float(opacity))
    case .gradient(let gradient): (gradient.stops.first?.color ?? .clear).opacity(Float(opacity))
    case .tile: RenderColor.black.opacity(Float(opacity))
    case .mesh(let mesh): (mesh.colors.first ?? .clear).opacity(Float(opacity))
    case .material(_, _, let tint): tint.opacity(Float(opacity))
    }
  }

  /// Whether painting with ``renderPaint(in:)`` is sufficient.
  package var isPlain: Bool { blendMode == .normal && shadows.isEmpty }
}

/// A shadow with a resolved color.
package struct ResolvedShadow: Equatable, Sendable {
  package var color: RenderColor
  package var radius: Double
  package var x: Double
  package var y: Double

  /// Whether the shadow is inside the shape instead of below it.
  package var isInner: Bool
}

extension _ShapePaint {
  /// The paint interpolated towards `other`: colors are mixed, and gradients of the same kind are mixed stop by stop.
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
  /// The color interpolated towards `other`, weighted by opacity.
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
