import CPangoCairo
import Foundation

extension Canvas {
  /// The largest number of path elements to stroke at once; cairo's time grows with its square.
  private static let strokeLimit = 10_000

  /// Whether a stroke is drawn in parts. Dashed strokes are not, because dashes would restart with each part.
  static func isLong(_ path: RenderPath, _ stroke: RenderStroke) -> Bool {
    path.elements.count > 2 * strokeLimit && stroke.dash.isEmpty
  }

  /// Strokes a path of very many elements: its parts form one mask for the paint.
  ///
  /// Where the edges of parts cross, a pixel that both cover partially is slightly too dark.
  func strokeInParts(_ path: RenderPath, with paint: RenderPaint, stroke: RenderStroke) {
    let reach = stroke.lineWidth / 2 * max(2.0.squareRoot(), stroke.join == .miter ? stroke.miterLimit : 1)
    addInk(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    let parts = StrokeParts(path, limit: Self.strokeLimit)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    for part in parts.whole {
      cairo_append(context, part)
      cairo_stroke(context)
    }
    if stroke.cap == .square { cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT) }
    cairo_append(context, parts.caps(stroke))
    cairo_stroke(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    for piece in parts.pieces {
      cairo_append(context, piece)
      cairo_stroke(context)
    }
    guard let mask = cairo_pop_group(context) else { return }
    withSource(paint) { cairo_mask(context, mask) }
    cairo_pattern_destroy(mask)
  }
}
