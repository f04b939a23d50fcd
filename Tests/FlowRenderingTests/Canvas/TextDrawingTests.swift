import Foundation
import Testing

@testable import FlowRendering

@Suite("Drawing text")
struct TextDrawingTests {
  let engine = TextEngine()

  private func picture(
    _ paragraph: Paragraph, _ size: CGSize, foreground: RenderPaint = .color(.black), scale: Double = 2
  ) -> Bitmap {
    let canvas = Canvas(size: size, scale: scale)
    canvas.draw(paragraph, in: CGRect(origin: .zero, size: size), foreground: foreground, engine: engine)
    return canvas.makeBitmap()
  }

  /// Ink widths of texts in pictures of iOS 18.1 at 3x, in points: regular and semibold.
  static let inkWidths: [(String, Double, Double, Double)] = [
    ("Large Title", 33, 144.3, 153.0), ("Title", 27, 48.0, 51.3), ("Title 2", 21, 54.7, 57.3),
    ("Title 3", 19, 51.0, 53.7), ("Headline", 16, 61.7, 64.7), ("Body", 16, 35.3, 37.0), ("Callout", 15, 46.3, 49.3),
    ("Subheadline", 14, 78.3, 82.3), ("Footnote", 12, 49.0, 51.3), ("Caption 1", 11, 47.0, 49.0),
    ("Caption 2", 11, 49.0, 51.0),
  ]

  @Test("ink is as wide as San Francisco's", arguments: inkWidths)
  func inkWidth(string: String, size: Double, regular: Double, semibold: Double) {
    for (weight, expected) in [(400, regular), (600, semibold)] {
      let paragraph = Paragraph(string, font: FontSpec(size: size, weight: weight))
      let ink = inkBounds(picture(paragraph, CGSize(width: 200, height: 60), scale: 3))
      let width = Double(ink.right + 1 - ink.left) / 3
      // Both pictures are one pixel wider or narrower than the outlines.
      #expect(abs(width - expected) <= expected * 0.01 + 0.67, "\(string) \(weight): \(width) for \(expected)")
    }
  }

  /// The distance of the ink of "Header 1" in bold from the left of the text, in pictures of iOS 18 at 3x, in points.
  @Test("large titles begin where San Francisco's do", arguments: [(27.0, 1.33), (38, 2.0), (43, 2.33), (58, 3.33)])
  func leadingInk(size: Double, expected: Double) {
    let paragraph = Paragraph("Header 1", font: FontSpec(size: size, weight: 700))
    let ink = inkBounds(picture(paragraph, CGSize(width: 300, height: 80), scale: 3))
    #expect(abs(Double(ink.left) / 3 - expected) <= 0.34, "\(ink.left)")
  }

  /// A pill of 8 points on both sides of this text is 106 points wide in a picture of macOS 26 at 1x.
  @Test("large letters on a Mac have no additional side bearing")
  func widthOnMac() {
    let font = FontSpec(size: 34, weight: 700, hasWholeLines: true)
    let width = engine.measure(Paragraph("Large", font: font), maxWidth: nil, maxHeight: nil).size.width
    #expect(abs(width - 89.5) <= 1, "\(width)")
  }

  private func inkBounds(_ bitmap: Bitmap) -> (left: Int, top: Int, right: Int, bottom: Int) {
    var result = (left: Int.max, top: Int.max, right: -1, bottom: -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 40 {
        result = (min(result.left, x), min(result.top, y), max(result.right, x), max(result.bottom, y))
      }
    }
    return result
  }

  @Test("capitals stand on the baseline and are as high as San Francisco's")
  func baseline() {
    let paragraph = Paragraph("HEX", font: FontSpec(size: 40))
    let metrics = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    let ink = inkBounds(picture(paragraph, metrics.size))
    #expect(abs(Double(ink.bottom + 1) / 2 - metrics.firstBaseline) < 1)
    #expect(abs(Double(ink.bottom + 1 - ink.top) / 2 - 40 * 0.72) < 1.5)
    #expect(ink.left >= 0 && Double(ink.right) / 2 < Double(metrics.size.width))
  }

  @Test("a run's colour wins over the foreground, which may be a gradient")
  func colors() {
    let size = CGSize(width: 60, height: 24)
    let red = RenderColor(red: 1, green: 0, blue: 0)
    let own = picture(Paragraph("Red", color: red), size)
    #expect(own.pixels.contains(0xFFFF_0000) && !own.pixels.contains(0xFF00_0000))
    let gradient = RenderPaint.linearGradient(
      stops: [.init(location: 0, color: red), .init(location: 1, color: .init(red: 0, green: 0, blue: 1))],
      start: .zero, end: CGPoint(x: 50, y: 0))
    let bitmap = picture(Paragraph("IIIIIIIIII"), size, foreground: gradient)
    #expect(Set(bitmap.pixels.filter { $0 >> 24 == 255 }).count > 8)
  }

  @Test("underlines and strikethroughs add ink in their colour")
  func lines() {
    var run = TextRun("mmmm")
    run.underline = .init(color: RenderColor(red: 1, green: 0, blue: 0))
    run.strikethrough = .init(color: RenderColor(red: 0, green: 0, blue: 1))
    let bitmap = picture(Paragraph(runs: [run]), CGSize(width: 80, height: 24))
    #expect(bitmap.pixels.contains { Bitmap.Pixel(packed: $0).red > 200 })
    #expect(bitmap.pixels.contains { Bitmap.Pixel(packed: $0).blue > 200 })
  }

  @Test("a raised run is drawn higher and makes its line taller")
  func baselineOffset() {
    var run = TextRun("x")
    run.baselineOffset = 10
    let raised = engine.measure(Paragraph(runs: [run]), maxWidth: nil, maxHeight: nil)
    let plain = engine.measure(Paragraph("x"), maxWidth: nil, maxHeight: nil)
    #expect(abs(raised.size.height - plain.size.height - 10) < 0.001)
    let size = CGSize(width: 20, height: 40)
    #expect(
      abs(inkBounds(picture(Paragraph(runs: [run]), size)).top - inkBounds(picture(Paragraph("x"), size)).top) <= 1)
  }

  @Test("attachments take space in the line and are drawn there")
  func attachments() {
    let red = Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000])
    let paragraph = Paragraph(runs: [
      TextRun("a"), TextRun("", attachment: .image(red, size: CGSize(width: 30, height: 12))),
      TextRun("", attachment: .symbol("heart.fill")), TextRun("b"),
    ])
    let metrics = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    #expect(metrics.size.width > 30 + 18 + 15)
    let bitmap = picture(paragraph, metrics.size)
    #expect(bitmap.pixels.filter { $0 == 0xFFFF_0000 }.count >= 58 * 23)
  }

  @Test("an unknown inline symbol is a placeholder and a warning")
  func unknownSymbol() {
    let paragraph = Paragraph(runs: [TextRun("", attachment: .symbol("no.such.thing"))])
    let bitmap = picture(paragraph, CGSize(width: 30, height: 24))
    #expect(bitmap.pixels.contains { $0 >> 24 > 100 })
    #expect(engine.warnings == ["There is no symbol for \"no.such.thing\": a placeholder is drawn."])
  }

  @Test("text measured as truncated is drawn with an ellipsis within its width")
  func truncated() {
    var paragraph = Paragraph("A rather long title")
    paragraph.lineLimit = 1
    let metrics = engine.measure(paragraph, maxWidth: 80, maxHeight: nil)
    let canvas = Canvas(size: CGSize(width: 120, height: 24), scale: 1)
    canvas.draw(
      paragraph, in: CGRect(origin: .zero, size: metrics.size), foreground: .color(.black), engine: engine)
    let ink = inkBounds(canvas.makeBitmap())
    #expect(ink.right <= 80 && ink.right > 60)
  }

  @Test("condensed text is drawn narrower")
  func condensed() {
    let size = CGSize(width: 200, height: 24)
    let plain = inkBounds(picture(Paragraph("Condensed"), size))
    let condensed = inkBounds(picture(Paragraph("Condensed", font: FontSpec(width: 0.8)), size))
    #expect(abs(Double(condensed.right) - Double(plain.right) * 0.8) < 3)
  }
}
