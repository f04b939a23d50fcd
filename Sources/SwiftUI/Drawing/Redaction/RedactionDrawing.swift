import FlowRendering

/// Draws the placeholders of redacted content: boxes in a faint foreground color.
@MainActor
enum RedactionDrawing {
  private static let opacity = 0.16
  private static let cornerRadius = 3.0

  /// The inset of a line's box at its top and bottom, as a fraction of its height.
  private static let lineInset: CGFloat = 0.14

  /// The width of the last of several lines, as a fraction of that of the others.
  private static let lastLine: CGFloat = 0.6

  /// Draws the box of an image.
  static func draw(_ rect: CGRect, paint: _ShapePaint, into list: inout DisplayListBuilder) {
    var paint = paint
    paint.opacity *= opacity
    list.add(.fill(.roundedRect(rect, radius: cornerRadius), paint.renderPaint(in: rect), evenOdd: false))
  }

  /// Draws a box for each line of text.
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
