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

  private func paragraph(_ random: inout TextPropertyTests.Generator) -> Paragraph {
    var string = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      string += (Self.pieces.randomElement(using: &random) ?? "")
      if Int.random(in: 0..<8, using: &random) > 0 { string += " " }
    }
    var run = TextRun(string)
    run.font.size = [9, 12, 13, 15, 17, 17, 17].randomElement(using: &random) ?? 17
    run.font.weight = [300, 400, 600, 700].randomElement(using: &random) ?? 400
    run.font.family = [.standard, .standard, .serif, .monospaced].randomElement(using: &random) ?? .standard
    run.font.lineGap = [0, 0.1].randomElement(using: &random) ?? 0
    if Int.random(in: 0..<6, using: &random) == 0 { run.tracking = [-0.5, 1, 2.3].randomElement(using: &random) ?? 0 }
    if Int.random(in: 0..<9, using: &random) == 0 { run.baselineOffset = [-4, 6].randomElement(using: &random) ?? 0 }
    var paragraph = Paragraph(runs: [run])
    paragraph.lineSpacing = [0, 0, 4].randomElement(using: &random) ?? 0
    return paragraph
  }

  @Test("are Pango's, and so are the places of all glyphs", arguments: (1...10).map { UInt64($0) })
  func agree(seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var plain = 0
    for _ in 0..<80 {
      let paragraph = paragraph(&random)
      let width = [nil, 0, 30, 300].randomElement(using: &random) ?? Double.random(in: 20...400, using: &random)
      let height = Int.random(in: 0..<4, using: &random) == 0 ? Double.random(in: 10...200, using: &random) : nil
      let quick = engine.layout(paragraph, maxWidth: width, maxHeight: height)
      let full = try #require(engine.typeset(paragraph, maxWidth: width ?? .infinity, maxHeight: height))
      let text = "\(paragraph.runs[0]) in \(width ?? -1) x \(height ?? -1)"
      if case .broken = quick.content { plain += 1 }
      #expect(quick.metrics.lineCount == full.metrics.lineCount, "\(text)")
      #expect(abs(quick.metrics.size.width - full.metrics.size.width) < 0.001, "\(text)")
      #expect(quick.metrics.size.height == full.metrics.size.height, "\(text)")
      #expect(quick.metrics.firstBaseline == full.metrics.firstBaseline, "\(text)")
      #expect(quick.metrics.lastBaseline == full.metrics.lastBaseline, "\(text)")
      #expect(quick.metrics.isTruncated == full.metrics.isTruncated, "\(text)")
      #expect(quick.lines.map(\.bytes) == full.lines.map(\.bytes), "\(text)")
      #expect(GlyphPlace.all(in: quick) == GlyphPlace.all(in: full), "\(text)")
      for (line, other) in zip(quick.lines, full.lines) { #expect(abs(line.width - other.width) < 0.001, "\(text)") }
    }
    #expect(plain > 20)
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
}
