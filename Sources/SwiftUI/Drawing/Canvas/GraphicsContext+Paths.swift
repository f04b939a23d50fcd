import FlowRendering
import Foundation

extension GraphicsContext {
  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let paint = shading.paint(in: path.boundingRect, environment: environment)
    add([DisplayItem(offset: .zero, content: .fill(path.renderPath, paint, evenOdd: style.isEOFilled))])
  }

  /// Draws a path into the context with a specified stroke.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty || style.lineWidth <= 0 { return }
    let paint = shading.paint(in: path.boundingRect, environment: environment)
    // What replaces the content below needs the outline of the stroke.
    let content: DisplayItem.Content =
      blendMode.renderMode.replaces
      ? .fill(path.strokedPath(style).renderPath, paint, evenOdd: false)
      : .stroke(path.renderPath, paint, RenderStroke(style))
    add([DisplayItem(offset: .zero, content: content)])
  }

  /// Draws a path into the context with a specified line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
