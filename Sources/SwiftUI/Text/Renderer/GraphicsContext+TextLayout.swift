import FlowRendering
import Foundation

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    guard let drawing = line.first?.first?.drawing else { return }
    // Nothing is next to a line, so the overhang of its first and last characters is drawn as well.
    draw(drawing, in: line.typographicBounds.rect.insetBy(dx: -1000, dy: 0))
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    if let drawing = run.first?.drawing { draw(drawing, in: run.typographicBounds.rect) }
  }

  /// Draws one character of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.drawing, in: slice.typographicBounds.rect)
  }

  private func draw(_ drawing: TextDrawing, in rect: CGRect) {
    add([DisplayItem(offset: .zero, content: .group(DisplayGroup(clip: RenderPath.rect(rect)), drawing.items))])
  }
}
