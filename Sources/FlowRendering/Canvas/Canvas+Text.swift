import CPangoCairo
import Foundation

extension Canvas {
  /// Draws a text in a rectangle of the measured size or a larger one.
  ///
  /// - Parameters:
  ///   - rect: The text's frame; its lines are aligned in it.
  ///   - foreground: The paint of runs without their own color.
  package func draw(_ layout: TextLayout, in rect: CGRect, foreground: RenderPaint, engine: TextEngine) {
    if case .fixed = layout.content { return drawBlocks(layout, in: rect, foreground: foreground) }
    TextPainter(canvas: self, layout: layout, symbols: engine.symbols, glyphs: engine.glyphs, foreground: foreground)
      .draw(in: rect)
  }

  /// Draws a bar in place of each line when there are no fonts, so that the picture is not silently blank.
  private func drawBlocks(_ layout: TextLayout, in rect: CGRect, foreground: RenderPaint) {
    let metrics = layout.metrics
    let pitch = Double(metrics.size.height) / Double(max(1, metrics.lineCount))
    for line in 0..<metrics.lineCount {
      let bar = CGRect(
        x: Double(rect.minX), y: Double(rect.minY) + pitch * (Double(line) + 0.3), width: Double(metrics.size.width),
        height: pitch * 0.4)
      fill(.rect(bar), with: foreground)
    }
  }
}
