import FlowRendering

/// Draws what stands for redacted content: boxes in a weak foreground colour.
@MainActor
enum RedactionDrawing {
  private static let opacity = 0.16
  private static let cornerRadius = 3.0

  /// How much of its height a line's box leaves free above and below.
  private static let lineInset: CGFloat = 0.14

  /// How long the last of several lines is, as a fraction of the others.
  private static let lastLine: CGFloat = 0.6

  /// Draws a box for a picture.
  static func draw(_ rect: CGRect, paint: _ShapePaint, into list: inout DisplayListBuilder) {
    var paint = paint
    paint.opacity *= opacity
    list.add(.fill(.roundedRect(rect, radius: cornerRadius), paint.renderPaint(in: rect), evenOdd: false))
  }

  /// Draws a box for each line of a text.
  static func draw(
    lines: Int, in rect: CGRect, paint: _ShapePaint, isMirrored: Bool, into list: inout DisplayListBuilder
  ) {
    guard lines > 0 else { return }
    let height = rect.height / CGFloat(lines)
    for line in 0..<lines {
      let isShort = lines > 1 && line == lines - 1
      let width = isShort ? rect.width * lastLine : rect.width
      let box = CGRect(
        x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY + height * (CGFloat(line) + lineInset),
        width: width, height: height * (1 - 2 * lineInset))
      draw(box, paint: paint, into: &list)
    }
  }
}
