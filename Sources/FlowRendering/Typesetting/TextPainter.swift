import CPangoCairo
import Foundation

/// Paints a text as it is laid out.
struct TextPainter {
  let canvas: Canvas
  let layout: TextLayout
  let symbols: SymbolSource
  let glyphs: GlyphPainter
  let foreground: RenderPaint

  /// The text in the fonts in which it is drawn.
  private let paragraph: Paragraph

  init(canvas: Canvas, layout: TextLayout, symbols: SymbolSource, glyphs: GlyphPainter, foreground: RenderPaint) {
    self.canvas = canvas
    self.layout = layout
    self.symbols = symbols
    self.glyphs = glyphs
    self.foreground = foreground
    paragraph = layout.drawnParagraph
  }

  private var context: OpaquePointer { canvas.context }

  func draw(in rect: CGRect) {
    cairo_save(context)
    let stretch = layout.stretch
    // Paints are in the caller's space, so stretching must not affect them.
    if stretch != 1 {
      cairo_translate(context, Double(rect.minX), 0)
      cairo_scale(context, stretch, 1)
      cairo_translate(context, -Double(rect.minX), 0)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    addInk(in: rect)
    let visible = visibleHeights
    for line in layout.lines {
      let y = Double(rect.minY) + line.baseline
      let reach = 2 * (line.ascent + line.descent)
      if y + reach < visible.lowerBound || y - reach > visible.upperBound { continue }
      draw(line, x: Double(rect.minX) + layout.start(of: line, in: Double(rect.width)), y: y)
    }
    cairo_restore(context)
  }

  /// The vertical range inside the clip.
  private var visibleHeights: ClosedRange<Double> {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return top...max(top, bottom)
  }

  /// Letters may extend beyond their lines, by less than their size.
  private func addInk(in rect: CGRect) {
    var reach = 0.0
    for run in paragraph.runs { reach = max(reach, abs(run.baselineOffset) + run.font.usableSize) }
    let size = layout.metrics.size
    let box = CGRect(
      x: Double(rect.minX), y: Double(rect.minY), width: max(Double(rect.width), Double(size.width)) / layout.stretch,
      height: max(Double(rect.height), Double(size.height)))
    canvas.addInk(box.insetBy(dx: -2 * reach, dy: -reach))
  }

  private func draw(_ line: TextLine, x start: Double, y baseline: Double) {
    var x = start
    for glyphRun in line.runs {
      let width = glyphRun.width
      guard glyphRun.run < paragraph.runs.count else { continue }
      let run = paragraph.runs[glyphRun.run]
      let y = baseline - run.baselineOffset
      if let background = run.backgroundColor {
        let rect = CGRect(x: x, y: baseline - line.ascent, width: width, height: line.ascent + line.descent)
        canvas.fill(.rect(rect), with: .color(background))
      }
      let paint = layout.paragraph.runs[glyphRun.run].color.map(RenderPaint.color) ?? foreground
      if let attachment = run.attachment {
        draw(attachment, of: run, x: x, y: y, paint: paint)
      } else {
        glyphs.draw(glyphRun, on: canvas, x: x, y: y, paint: paint)
      }
      if let font = glyphRun.font { drawLines(of: run, font: font, x: x, width: width, y: y, paint: paint) }
      x += width
    }
  }

  private func draw(_ attachment: TextAttachment, of run: TextRun, x: Double, y: Double, paint: RenderPaint) {
    switch attachment {
    case .image(let bitmap, let size):
      canvas.draw(bitmap, in: CGRect(x: x, y: y - Double(size.height), width: size.width, height: size.height))
    case .symbol(let name):
      if let glyph = symbols.symbol(
        named: name, pointSize: run.font.size, weight: run.font.weight, isRightToLeft: paragraph.isRightToLeft)
      {
        canvas.draw(glyph, at: CGPoint(x: x, y: y - glyph.baseline), paint: paint)
      } else {
        let side = run.font.metrics.capHeight
        let box = CGRect(x: x + (run.font.size - side) / 2, y: y - side, width: side, height: side)
        canvas.stroke(.rect(box), with: paint, stroke: RenderStroke(lineWidth: run.font.size / 17))
      }
    }
  }

  private func drawLines(
    of run: TextRun, font: ResolvedFont, x: Double, width: Double, y: Double, paint: RenderPaint
  ) {
    let thickness = font.size * (font.spec.weight >= 600 ? 0.08 : 0.055)
    if let underline = run.underline {
      draw(underline, x: x, width: width, y: y + font.size * 0.11, thickness: thickness, paint: paint)
    }
    if let strikethrough = run.strikethrough {
      draw(
        strikethrough, x: x, width: width, y: y - font.metrics.xHeight / 2, thickness: thickness, paint: paint)
    }
  }

  private func draw(
    _ line: TextRun.Line, x: Double, width: Double, y: Double, thickness: Double, paint: RenderPaint
  ) {
    let unit = thickness
    let dash: [Double] =
      switch line.pattern {
      case .solid: []
      case .dot: [unit, unit]
      case .dash: [unit * 4, unit * 2]
      case .dashDot: [unit * 4, unit * 2, unit, unit * 2]
      case .dashDotDot: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
      }
    var path = RenderPath()
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y))
    let stroke = RenderStroke(lineWidth: thickness, dash: dash)
    canvas.stroke(path, with: line.color.map(RenderPaint.color) ?? paint, stroke: stroke)
  }
}
