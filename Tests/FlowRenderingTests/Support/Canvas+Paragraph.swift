import Foundation

@testable import FlowRendering

extension Canvas {
  /// Lays out a text for a rectangle, and draws it there.
  func draw(_ paragraph: Paragraph, in rect: CGRect, foreground: RenderPaint, engine: TextEngine) {
    let layout = engine.layout(
      paragraph, maxWidth: Double(rect.width) + 0.05, maxHeight: Double(rect.height) + 0.05)
    draw(layout, in: rect, foreground: foreground, engine: engine)
  }
}
