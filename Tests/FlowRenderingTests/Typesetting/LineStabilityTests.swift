import Foundation
import Testing

@testable import FlowRendering

@Suite("Lines at the width that was measured")
struct LineStabilityTests {
  /// Whether Pango gives other lines there.
  private func breaksElsewhere(_ layout: TextLayout, _ paragraph: Paragraph, in engine: TextEngine) throws -> Bool {
    let width = layout.lines.map { $0.width + $0.trailingSpace }.max() ?? 0
    let again = try #require(
      TextEngine().typeset(paragraph, maxWidth: width + 2 * layout.sideBearing, maxHeight: nil))
    return again.lines.map(\.bytes) != layout.lines.map(\.bytes)
  }

  @Test("are the same where that is predicted", arguments: RandomScripts.allCases, [UInt64(1), 2])
  func predicted(script: RandomScripts, seed: UInt64) throws {
    let engine = TextEngine()
    var random = TextPropertyTests.Generator(state: seed)
    var stable = 0
    for _ in 0..<30 {
      var paragraph = script.paragraph(styles: [1, 1, 2, 3].randomElement(using: &random) ?? 1, &random)
      paragraph.isRightToLeft = Bool.random(using: &random)
      let limit = Double.random(in: 60...400, using: &random)
      let layout = try #require(engine.typeset(paragraph, maxWidth: limit, maxHeight: nil))
      guard layout.isStable, Double(layout.metrics.size.width) < limit else { continue }
      stable += 1
      #expect(try !breaksElsewhere(layout, paragraph, in: engine), "\(paragraph) in \(limit)")
    }
    #expect(stable > 8)
  }

  @Test("are others where only one end of a line has a whole point of space, so that the text takes the whole width")
  func wholePoints() throws {
    var paragraph = Paragraph("ぁ 한", font: FontSpec(size: 13, weight: 600))
    paragraph.runs[0].tracking = 1
    let engine = TextEngine()
    let layout = engine.layout(paragraph, maxWidth: 100, maxHeight: nil)
    #expect(layout.metrics.size.width == 100 && layout.metrics.lineCount == 1)
    #expect(try breaksElsewhere(layout, paragraph, in: engine))
    #expect(try #require(engine.typeset(paragraph, maxWidth: 100, maxHeight: nil)).metrics == layout.metrics)
  }

  @Test(
    "need no second layout by Pango",
    arguments: ["مرحبا بالعالم، هذا نص طويل. ", "שלום עולם, טקסט ארוך. ", "สวัสดี ชาวโลก "])
  func laidOutOnce(words: String) {
    let engine = TextEngine()
    let paragraph = Paragraph(String(repeating: words, count: 8))
    let size = engine.layout(paragraph, maxWidth: 300, maxHeight: nil).metrics.size
    let drawn = engine.layout(paragraph, maxWidth: Double(size.width), maxHeight: Double(size.height))
    #expect(drawn.metrics.size == size && drawn.metrics.lineCount > 1)
    #expect(engine.layoutCount == 1)
    // In less space there are other lines.
    #expect(engine.layout(paragraph, maxWidth: Double(size.width) / 2, maxHeight: nil).metrics.lineCount > size.lines)
    #expect(engine.layoutCount == 2)
  }
}

extension CGSize {
  /// The number of lines of 17 points in a text of this height.
  fileprivate var lines: Int { Int((height / 20).rounded(.down)) }
}
