import CPangoCairo
import Foundation

/// Paints into a bitmap: points in, pixels out, y down.
package final class Canvas {
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Pixels a point.
  package let scale: Double

  /// A canvas of `size` points, rounded up to whole pixels.
  package init(size: CGSize, scale: Double, background: RenderColor = .clear) {
    self.scale = scale
    self.size = size
  }

  package let size: CGSize

  // MARK: State

  package func save() {}
  package func restore() {}
  package func concatenate(_ transform: RenderTransform) {}
  package func clip(to path: RenderPath, evenOdd: Bool = false, antialias: Bool = true) {}
  /// How the following fills, strokes, texts and images combine with what is below; part of the saved state.
  package func setBlendMode(_ mode: RenderBlendMode) {}

  // MARK: Painting

  package func fill(_ path: RenderPath, with paint: RenderPaint, evenOdd: Bool = false, antialias: Bool = true) {}
  package func stroke(_ path: RenderPath, with paint: RenderPaint, stroke: RenderStroke, antialias: Bool = true) {}

  /// Draws a text that was measured with the size of `rect` (or larger); `foreground` is for runs without a colour.
  package func draw(_ paragraph: Paragraph, in rect: CGRect, foreground: RenderPaint, engine: TextEngine) {}

  /// Draws a bitmap, stretched over `rect`.
  package func draw(
    _ bitmap: Bitmap, in rect: CGRect, interpolation: Interpolation = .medium, opacity: Double = 1
  ) {}

  /// Fills the opaque parts of a bitmap with a paint (template rendering).
  package func draw(
    template bitmap: Bitmap, in rect: CGRect, paint: RenderPaint, interpolation: Interpolation = .medium
  ) {}

  /// Draws a symbol with its layout box at `origin`.
  package func draw(_ symbol: SymbolGlyph, at origin: CGPoint, paint: RenderPaint) {}

  // MARK: Layers

  /// What follows, until `endLayer`, is painted apart and then composited as one picture.
  ///
  /// - Parameters:
  ///   - filters: applied in order, the first one first.
  ///   - bounds: what the content covers in user space, to keep the layer small; nil: the clip.
  package func beginLayer(
    opacity: Double = 1, blendMode: RenderBlendMode = .normal, filters: [RenderFilter] = [], bounds: CGRect? = nil
  ) {}
  package func endLayer() {}

  /// Masking: `beginMaskedLayer`, content, `beginMask`, mask, `endMaskedLayer`. Content stays where the mask is opaque.
  package func beginMaskedLayer(bounds: CGRect? = nil) {}
  package func beginMask() {}
  package func endMaskedLayer() {}

  // MARK: Result

  package func makeBitmap() -> Bitmap {
    Bitmap(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
  }
}
