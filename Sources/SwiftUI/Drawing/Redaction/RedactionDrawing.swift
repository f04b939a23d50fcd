import FlowRendering

/// Draws the placeholders of redacted content: boxes in a faint foreground color.
@MainActor
enum RedactionDrawing {
  /// Draws the box of an image.
  static func draw(
    _ rect: CGRect, paint: _ShapePaint, in design: GroupDesign.Redaction, into list: inout DisplayListBuilder
  ) {
    var paint = paint
    paint.opacity *= design.opacity
    list.add(.fill(.roundedRect(rect, radius: design.cornerRadius), paint.renderPaint(in: rect), evenOdd: false))
  }

  /// Draws a box for each line of text.
  static func draw(
    lines: Int, in rect: CGRect, paint: _ShapePaint, isMirrored: Bool,
    in design: GroupDesign.Redaction, into list: inout DisplayListBuilder
  ) {
    guard lines > 0 else { return }
    let height = rect.height / CGFloat(lines)
    for line in 0..<lines {
      let isShort = lines > 1 && line == lines - 1
      let width = isShort ? rect.width * design.lastLine : rect.width
      let box = CGRect(
        x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY + height * (CGFloat(line) + design.lineInset),
        width: width, height: height * (1 - 2 * design.lineInset))
      draw(box, paint: paint, in: design, into: &list)
    }
  }
}
