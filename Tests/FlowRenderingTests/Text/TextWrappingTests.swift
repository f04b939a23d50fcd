import Foundation
import Testing

@testable import FlowRendering

@Suite("Text wrapping and truncation")
struct TextWrappingTests {
  let engine = TextEngine()
  let long = "The quick brown fox jumps over the lazy dog and goes home."

  @Test("a text wraps at words and reports the widest line")
  func wraps() {
    let single = engine.measure(Paragraph(long), maxWidth: nil, maxHeight: nil)
    let metrics = engine.measure(Paragraph(long), maxWidth: 150, maxHeight: nil)
    #expect(single.lineCount == 1 && metrics.lineCount > 2)
    #expect(metrics.size.width <= 150 && metrics.size.width > 100)
    #expect(abs(Double(metrics.size.height) - Double(metrics.lineCount) * 20.2878) < 0.01)
    #expect(metrics.lastBaseline > metrics.firstBaseline)
    #expect(!metrics.isTruncated)
  }

  @Test(
    "the used width gives the same lines again", arguments: [30.0, 47, 61, 80, 99, 118, 150, 177, 201, 240, 300, 401])
  func usedWidthIsStable(limit: Double) {
    let first = engine.measure(Paragraph(long), maxWidth: limit, maxHeight: nil)
    let second = engine.measure(Paragraph(long), maxWidth: Double(first.size.width), maxHeight: nil)
    #expect(first == second)
  }

  /// Measured on iOS 26: the background of this text at 34 points is 370.5 points wide, and the ink of its widest line
  /// 361.5.
  @Test("a text is as wide as its widest line with the space at which it was broken")
  func trailingSpace() {
    func width(_ string: String) -> Double {
      Double(engine.measure(Paragraph(string, font: FontSpec(size: 34)), maxWidth: nil, maxHeight: nil).size.width)
    }
    let text = Paragraph(
      "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard", font: FontSpec(size: 34))
    let metrics = engine.measure(text, maxWidth: 390, maxHeight: nil)
    #expect(metrics.lineCount == 3)
    #expect(abs(Double(metrics.size.width) - 370.5) < 2.5)
    #expect(abs(Double(metrics.size.width) - width("austin taxidermy pok pok ")) < 0.1)
    // If the line fills the whole width, there is no room for the space.
    let full = width("austin taxidermy pok pok")
    #expect(abs(Double(engine.measure(text, maxWidth: full + 0.5, maxHeight: nil).size.width) - full) < 0.6)
  }

  @Test("a truncated line is as wide as its visible content", arguments: [170.0, 185, 191])
  func cutWidth(limit: Double) {
    var text = Paragraph("Large Title", font: FontSpec(size: 60))
    text.lineLimit = 1
    // Three dots, 0.1895 em apart, with their sides after the remaining text.
    let shown = ["L", "La", "Lar", "Larg", "Large"].map { string in
      Double(engine.measure(Paragraph(string, font: FontSpec(size: 60)), maxWidth: nil, maxHeight: nil).size.width)
        + (3 * 0.1895 + 2 * 0.022) * 60
    }
    let metrics = engine.measure(text, maxWidth: limit, maxHeight: nil)
    #expect(metrics.isTruncated && Double(metrics.size.width) <= limit)
    #expect(shown.contains { abs($0 - Double(metrics.size.width)) < 1 }, "\(metrics.size.width) of \(shown)")
  }

  @Test("hard line breaks count, including the last one")
  func hardBreaks() {
    #expect(engine.measure(Paragraph("a\nb\nc"), maxWidth: nil, maxHeight: nil).lineCount == 3)
    #expect(engine.measure(Paragraph("a\n"), maxWidth: nil, maxHeight: nil).lineCount == 2)
  }

  @Test("line spacing lies between lines only")
  func lineSpacing() {
    var paragraph = Paragraph("a\nb\nc")
    let tight = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    paragraph.lineSpacing = 5
    let loose = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    #expect(abs(loose.size.height - tight.size.height - 10) < 1e-9)
  }

  @Test("a line limit truncates and reports it", arguments: [Paragraph.Truncation.head, .middle, .tail])
  func lineLimit(truncation: Paragraph.Truncation) {
    var paragraph = Paragraph(long)
    paragraph.lineLimit = 2
    paragraph.truncation = truncation
    let metrics = engine.measure(paragraph, maxWidth: 150, maxHeight: nil)
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    #expect(metrics.size.width <= 150.01)
    paragraph.lineLimit = 1
    let single = engine.measure(paragraph, maxWidth: 150, maxHeight: nil)
    #expect(single.lineCount == 1 && single.isTruncated)
    // The drawn width, not the proposed one.
    #expect(single.size.width <= 150.01 && single.size.width > 120)
  }

  @Test("a middle-truncated path is nearly as wide as on a Mac")
  func middleTruncation() {
    var paragraph = Paragraph(
      "/home/kyoshikawa/Documents/projects/synca-test/synca-test/source", font: FontSpec(size: 13))
    paragraph.lineLimit = 1
    paragraph.truncation = .middle
    let metrics = engine.measure(paragraph, maxWidth: 200, maxHeight: nil)
    #expect(abs(metrics.size.width - 193) < 8)
  }

  @Test("a text that fits its limit is not truncated")
  func fits() {
    var paragraph = Paragraph("Short")
    paragraph.lineLimit = 1
    let metrics = engine.measure(paragraph, maxWidth: 150, maxHeight: nil)
    #expect(!metrics.isTruncated && metrics.lineCount == 1)
  }

  @Test("a hard break beyond the limit is replaced by an ellipsis")
  func hardBreakBehindLimit() {
    var paragraph = Paragraph("First\nSecond")
    let first = engine.measure(Paragraph("First"), maxWidth: nil, maxHeight: nil)
    paragraph.lineLimit = 1
    let metrics = engine.measure(paragraph, maxWidth: 150, maxHeight: nil)
    #expect(metrics.isTruncated && metrics.lineCount == 1)
    #expect(metrics.size.width > first.size.width)
  }

  @Test("insufficient height truncates lines but never the first")
  func maxHeight() {
    let metrics = engine.measure(Paragraph(long), maxWidth: 150, maxHeight: 45)
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    #expect(engine.measure(Paragraph(long), maxWidth: 150, maxHeight: 1).lineCount == 1)
  }

  @Test("at zero width every character has a line, in the quick measurement as well")
  func zeroWidth() throws {
    let paragraph = Paragraph("Hello you")
    let quick = engine.measure(paragraph, maxWidth: 0, maxHeight: nil)
    let full = try #require(engine.typeset(paragraph, maxWidth: 0, maxHeight: nil)).metrics
    #expect(quick.lineCount == 8)
    #expect(abs(quick.size.width - full.size.width) < 1)
    #expect(abs(quick.size.height - full.size.height) <= 20.3)
  }

  @Test("a minimum scale factor shrinks instead of truncating")
  func minimumScaleFactor() {
    var paragraph = Paragraph("A title that is too long")
    paragraph.lineLimit = 1
    paragraph.minimumScaleFactor = 0.5
    let layout = engine.layout(paragraph, maxWidth: 140, maxHeight: nil)
    let metrics = layout.metrics
    #expect(!metrics.isTruncated && layout.scale < 1 && layout.scale >= 0.5)
    #expect(metrics.size.width <= 140.01 && metrics.size.width > 135)
    let impossible = engine.layout(paragraph, maxWidth: 50, maxHeight: nil)
    #expect(impossible.metrics.isTruncated && impossible.scale == 0.5)
  }

  @Test("a minimum scale factor shrinks a line that is higher than it may be", arguments: [nil, 1])
  func minimumScaleFactorOfHeight(lineLimit: Int?) {
    var paragraph = Paragraph("A")
    paragraph.lineLimit = lineLimit
    let whole = engine.layout(paragraph, maxWidth: 100, maxHeight: nil).metrics.size.height
    #expect(engine.layout(paragraph, maxWidth: 100, maxHeight: whole / 2).metrics.size.height == whole)
    paragraph.minimumScaleFactor = 0.1
    let half = engine.layout(paragraph, maxWidth: 100, maxHeight: whole / 2)
    #expect(half.metrics.size.height <= whole / 2 + 0.01 && half.metrics.size.height > whole * 0.45)
    #expect(half.scale < 0.6 && !half.metrics.isTruncated)
    #expect(engine.layout(paragraph, maxWidth: 100, maxHeight: whole).scale == 1)
    paragraph.minimumScaleFactor = 0.8
    #expect(engine.layout(paragraph, maxWidth: 100, maxHeight: whole / 2).scale == 0.8)
  }

  @Test("tightening fits a text that is a little too long")
  func tightening() {
    var paragraph = Paragraph("A title that is too long")
    paragraph.lineLimit = 1
    let natural = Double(engine.measure(paragraph, maxWidth: nil, maxHeight: nil).size.width)
    #expect(engine.measure(paragraph, maxWidth: natural - 4, maxHeight: nil).isTruncated)
    paragraph.allowsTightening = true
    #expect(!engine.measure(paragraph, maxWidth: natural - 4, maxHeight: nil).isTruncated)
    #expect(engine.measure(paragraph, maxWidth: natural - 40, maxHeight: nil).isTruncated)
  }
}
