import Foundation
import Testing

@testable import FlowRendering

@Suite("Line breaks of plain texts")
struct LineBreakerTests {
  private static let pieces = [
    "lorem", "Ipsum", "A", "dolor:", "AVATAR", "sit,", "Toffee", "12:30", "(x)", "Ty", "naïve", "well-known", "and/or",
    "a", "—", "supercalifragilisticexpialidocious", "100 %", "“quoted”", "e-mail", "To.", "1,234.56", "https://a.b/c/d",
    "L’avenir", "«oui»", "x×y", "über", "...", "No.", "\u{A0}", " ", "  ", "\n", "\n\n",
  ]

  private func run(_ words: Int, _ random: inout TextPropertyTests.Generator) -> TextRun {
    var string = ""
    for _ in 0..<words {
      string += (Self.pieces.randomElement(using: &random) ?? "")
      if Int.random(in: 0..<8, using: &random) > 0 { string += " " }
    }
    var run = TextRun(string)
    run.font.size = [9, 12, 13, 15, 17, 17, 17, 22, 28].randomElement(using: &random) ?? 17
    run.font.weight = [300, 400, 600, 700].randomElement(using: &random) ?? 400
    run.font.family = [.standard, .standard, .serif, .monospaced].randomElement(using: &random) ?? .standard
    run.font.lineGap = [0, 0.1].randomElement(using: &random) ?? 0
    if Int.random(in: 0..<6, using: &random) == 0 { run.tracking = [-0.5, 1, 2.3].randomElement(using: &random) ?? 0 }
    if Int.random(in: 0..<9, using: &random) == 0 { run.baselineOffset = [-4, 6].randomElement(using: &random) ?? 0 }
    return run
  }

  private func paragraph(styles: Int, _ random: inout TextPropertyTests.Generator) -> Paragraph {
    let runs = (0..<styles).map { _ in run(Int.random(in: 0...24, using: &random) / styles, &random) }
    var paragraph = Paragraph(runs: runs)
    paragraph.lineSpacing = [0, 0, 4].randomElement(using: &random) ?? 0
    paragraph.lineLimit = [nil, nil, nil, 1, 2, 3].randomElement(using: &random) ?? nil
    paragraph.truncation = [.tail, .tail, .tail, .middle, .head].randomElement(using: &random) ?? .tail
    return paragraph
  }

  /// A random text of some styles in a random space, by the breaker and by Pango.
  private func compare(styles: Int, _ random: inout TextPropertyTests.Generator, in engine: TextEngine) throws -> Bool {
    let paragraph = paragraph(styles: styles, &random)
    let width =
      [Double.infinity, 0, 30, 300].randomElement(using: &random) ?? Double.random(in: 20...400, using: &random)
    let height = Int.random(in: 0..<4, using: &random) == 0 ? Double.random(in: 10...200, using: &random) : nil
    guard let quick = engine.breakLines(paragraph, maxWidth: width, maxHeight: height ?? .infinity) else {
      return false
    }
    let full = try #require(engine.typeset(paragraph, maxWidth: width, maxHeight: height))
    let text = "\(paragraph) in \(width) x \(height ?? -1)"
    #expect(quick.metrics.lineCount == full.metrics.lineCount, "\(text)")
    #expect(abs(quick.metrics.size.width - full.metrics.size.width) < 0.001, "\(text)")
    #expect(quick.metrics.size.height == full.metrics.size.height, "\(text)")
    #expect(quick.metrics.firstBaseline == full.metrics.firstBaseline, "\(text)")
    #expect(quick.metrics.lastBaseline == full.metrics.lastBaseline, "\(text)")
    #expect(quick.metrics.isTruncated == full.metrics.isTruncated, "\(text)")
    #expect(quick.lines.map(\.bytes) == full.lines.map(\.bytes), "\(text)")
    #expect(GlyphPlace.all(in: quick) == GlyphPlace.all(in: full), "\(text)")
    #expect(quick.lines.map { $0.runs.map(\.width) } == full.lines.map { $0.runs.map(\.width) }, "\(text)")
    for (line, other) in zip(quick.lines, full.lines) { #expect(abs(line.width - other.width) < 0.001, "\(text)") }
    return true
  }

  @Test("are Pango's, and so are the places of all glyphs", arguments: (1...10).map { UInt64($0) })
  func agree(seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var broken = 0
    for _ in 0..<80 where try compare(styles: 1, &random, in: engine) { broken += 1 }
    #expect(broken > 60)
  }

  @Test("are Pango's in texts of several styles", arguments: (1...10).map { UInt64($0) })
  func stylesAgree(seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var broken = 0
    for _ in 0..<80 {
      if try compare(styles: Int.random(in: 2...4, using: &random), &random, in: engine) { broken += 1 }
    }
    #expect(broken > 60)
  }

  @Test("are followed by a whole ellipsis where a line break, and spaces after it, are cut off")
  func ellipsisBeforeSpaces() throws {
    let engine = TextEngine()
    func end(of text: String) throws -> TextGlyph {
      var paragraph = Paragraph(text, font: FontSpec(size: 28, weight: 700))
      paragraph.lineLimit = 1
      let layout = try #require(engine.typeset(paragraph, maxWidth: 300, maxHeight: nil))
      return try #require(layout.lines[0].runs.last?.glyphs.last)
    }
    let ellipsis = try end(of: "Ipsum\nlorem")
    for text in ["Ipsum   \n\n lorem", "Ipsum\n ", "Ipsum\n  x", "Ipsum\r\n b"] {
      #expect(try end(of: text).id == ellipsis.id, "\(text.debugDescription)")
      #expect(try end(of: text).advance == ellipsis.advance, "\(text.debugDescription)")
    }
    #expect(try end(of: "\n\n  a").id == ellipsis.id)
  }

  @Test("are the same on many threads that open their first fonts at once", arguments: 1...16)
  func threads(thread: Int) throws {
    let paragraph = Paragraph(
      "x×y über dolor: \n\n lorem ", font: FontSpec(family: .monospaced, size: 28, weight: 600))
    for _ in 0..<20 {
      let engine = TextEngine()
      let layout = try #require(engine.typeset(paragraph, maxWidth: 30, maxHeight: nil))
      #expect(layout.metrics.lineCount == 21)
      #expect(engine.breakLines(paragraph, maxWidth: 30, maxHeight: .infinity)?.metrics == layout.metrics)
    }
  }

  @Test("need no glyph to be shaped again at another width, or when the text is drawn")
  func shapedOnce() {
    let engine = TextEngine()
    let paragraph = Paragraph(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 8))
    for width in [390.0, 200, 100, 301] {
      let layout = engine.layout(paragraph, maxWidth: width, maxHeight: nil)
      let canvas = Canvas(size: CGSize(width: 400, height: 400), scale: 1)
      canvas.draw(layout, in: CGRect(x: 0, y: 0, width: 400, height: 400), foreground: .color(.black), engine: engine)
    }
    #expect(engine.layoutCount == 1)
  }

  @Test("show that a text has to shrink, without a layout by Pango in its whole size", arguments: [0.5, 0.9])
  func shrinking(scale: Double) throws {
    let engine = TextEngine()
    for text in ["The quick brown fox jumps over the lazy dog. ", "The quick brown fox"] {
      var paragraph = Paragraph(text)
      paragraph.lineLimit = 1
      paragraph.minimumScaleFactor = scale
      let before = engine.layoutCount
      let layout = engine.layout(paragraph, maxWidth: 120, maxHeight: nil)
      // The text, the smallest one, and eight between the two if that fits.
      #expect(engine.layoutCount - before == (layout.metrics.isTruncated ? 2 : 10))
      let whole = try #require(engine.typeset(paragraph, maxWidth: 120, maxHeight: nil))
      #expect(layout.metrics == whole.metrics && layout.scale == whole.scale && layout.scale < 1)
    }
  }

  @Test("are Pango's after each key", arguments: (1...6).map { UInt64($0) }, [17.0, 24])
  func typing(seed: UInt64, size: Double) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var typed = ""
    let whole = run(40, &random).string
    for character in whole {
      typed.append(character)
      if Int.random(in: 0..<12, using: &random) == 0 {
        typed.remove(at: typed.index(typed.startIndex, offsetBy: Int.random(in: 0..<typed.count, using: &random)))
      }
      let paragraph = Paragraph(typed, font: FontSpec(size: size))
      let height = Bool.random(using: &random) ? 100.0 : nil
      guard let layout = engine.breakLines(paragraph, maxWidth: 200, maxHeight: height ?? .infinity) else { continue }
      let new = try #require(engine.typeset(paragraph, maxWidth: 200, maxHeight: height))
      #expect(layout.metrics == new.metrics, "\(typed)")
      #expect(layout.lines.map(\.bytes.lowerBound) == new.lines.map(\.bytes.lowerBound), "\(typed)")
      #expect(GlyphPlace.all(in: layout) == GlyphPlace.all(in: new), "\(typed)")
    }
  }
}
