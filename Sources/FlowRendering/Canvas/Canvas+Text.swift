import CPangoCairo
import Foundation

extension Canvas {
  /// Draws a text in a rectangle of the measured size or a larger one.
  ///
  /// - Parameters:
  ///   - rect: The text's frame; lines are wrapped, truncated and aligned in it as they were measured.
  ///   - foreground: The paint of runs without their own color.
  package func draw(_ paragraph: Paragraph, in rect: CGRect, foreground: RenderPaint, engine: TextEngine) {
    guard
      let text = engine.typeset(
        paragraph, maxWidth: Double(rect.width) + 0.05, maxHeight: Double(rect.height) + 0.05)
    else {
      return drawBlocks(paragraph, in: rect, foreground: foreground)
    }
    TextPainter(
      canvas: self, text: text, symbols: engine.symbols, glyphs: engine.glyphs, foreground: foreground
    ).draw(in: rect)
  }

  /// Draws a bar in place of each line when there are no fonts, so that the picture is not silently blank.
  private func drawBlocks(_ paragraph: Paragraph, in rect: CGRect, foreground: RenderPaint) {
    let metrics = FixedMetricsTextMeasurer().measure(
      paragraph, maxWidth: Double(rect.width), maxHeight: Double(rect.height))
    let pitch = Double(metrics.size.height) / Double(max(1, metrics.lineCount))
    for line in 0..<metrics.lineCount {
      let bar = CGRect(
        x: Double(rect.minX), y: Double(rect.minY) + pitch * (Double(line) + 0.3), width: Double(metrics.size.width),
        height: pitch * 0.4)
      fill(.rect(bar), with: foreground)
    }
  }
}
