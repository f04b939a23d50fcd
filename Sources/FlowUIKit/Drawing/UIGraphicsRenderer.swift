import SwiftUI

/// The properties of what a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the renderer, in points.
  open internal(set) var bounds = CGRect.zero
}

/// What a renderer's actions draw into.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current color, in a way to blend.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blend(blendMode) { cgContext.fill(rect) } }

  /// Strokes the edges of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Strokes the edges of a rectangle, in a way to blend.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blend(blendMode) { cgContext.stroke(rect) } }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blend(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw()
    cgContext.restoreGState()
  }
}

/// Draws pictures or documents.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }
}
