import Foundation
import Testing

@testable import FlowRendering

@Suite("Korean texts")
struct HangulWordsTests {
  /// Other tests register fonts, after which an engine with the app's fonts forgets its layouts.
  private let engine = TextEngine(library: FontLibrary(fonts: .installed))

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(runs: [TextRun(text, font: FontSpec(size: 17))])
  }

  private func lines(_ text: String, width: Double) -> Int {
    engine.measure(paragraph(text), maxWidth: width, maxHeight: nil).lineCount
  }

  @Test("a word with syllables is not broken, although its syllables would fit the line")
  func words() {
    let first = engine.measure(paragraph("자료로"), maxWidth: nil, maxHeight: nil).size.width
    let both = engine.measure(paragraph("자료로 사용합니다"), maxWidth: nil, maxHeight: nil).size.width
    let middle = (first + both) / 2
    #expect(lines("자료로 사용합니다", width: both + 1) == 1)
    let second = engine.measure(paragraph("사용합니다"), maxWidth: nil, maxHeight: nil).size.width
    let broken = engine.measure(paragraph("자료로 사용합니다"), maxWidth: max(middle, second), maxHeight: nil)
    #expect(broken.lineCount == 2 && abs(broken.size.width - second) < 1)
  }

  @Test("the ranges of words have the letters in front of syllables, but no words without syllables")
  func ranges() {
    let bytes = Array("iOS답게 abc 가나".utf8)
    #expect(HangulWords.ranges(in: bytes, 0..<bytes.count) == [0..<9, 14..<20])
    #expect(HangulWords.syllables(in: bytes, 0..<bytes.count) == [3..<9, 14..<20])
  }

  @Test("a syllable is 0.864 em wide")
  func widths() {
    let one = engine.measure(paragraph("가"), maxWidth: nil, maxHeight: nil).size.width
    let eleven = engine.measure(paragraph(String(repeating: "가", count: 11)), maxWidth: nil, maxHeight: nil).size.width
    #expect(abs((eleven - one) / 10 / 17 - 0.864) < 0.004)
  }

  @Test("a syllable alone is as wide as one between others, so that a button around it ends at the same distance")
  func widthAtEnds() {
    let one = engine.measure(paragraph("가"), maxWidth: nil, maxHeight: nil).size.width
    #expect(abs(one / 17 - 0.864) < 0.004)
    let three = engine.measure(paragraph("가나다"), maxWidth: nil, maxHeight: nil).size.width
    #expect(abs(three - 3 * one) < 0.01)
    // A text fits the width that was measured for it.
    #expect(lines("가나다", width: three) == 1)
  }

  @Test("the last word is not alone on the second of two lines: the one before it follows")
  func lastWord() {
    let text = "큰 글자에서도 터치 영역이 충분히 커야 합니다"
    let whole = engine.measure(paragraph(text), maxWidth: nil, maxHeight: nil).size.width
    let last = engine.measure(paragraph("합니다"), maxWidth: nil, maxHeight: nil).size.width
    let two = engine.measure(paragraph("커야 합니다"), maxWidth: nil, maxHeight: nil).size.width
    // Everything but the last word fits the first line.
    let broken = engine.layout(paragraph(text), maxWidth: whole - last / 2, maxHeight: nil)
    #expect(broken.metrics.lineCount == 2)
    #expect(abs(broken.metrics.size.width - (whole - two)) < 1)
    // Drawn at its own width, it breaks at the same place.
    let again = engine.layout(paragraph(text), maxWidth: broken.metrics.size.width, maxHeight: nil)
    #expect(again.metrics == broken.metrics)
  }

  @Test("other texts, lines of two words, and texts with line breaks keep their breaks")
  func otherTexts() {
    let bytes = Array("one two three".utf8)
    #expect(HangulWords.lastWords(of: [0..<8, 8..<bytes.count], in: bytes) == nil)
    let korean = Array("가 나 다 라".utf8)
    #expect(HangulWords.lastWords(of: [0..<8, 8..<korean.count], in: korean) == nil)
    #expect(HangulWords.lastWords(of: [0..<12, 12..<korean.count], in: korean) == 8..<korean.count)
    let divided = Array("가 나 다\n라".utf8)
    #expect(HangulWords.lastWords(of: [0..<12, 12..<divided.count], in: divided) == nil)
  }

  @Test("with a picture are not laid out again at the width that was measured, also if a word moves to the last one")
  func picture() throws {
    let text = "큰 글자에서도 터치 영역이 충분히 커야 합니다"
    var paragraph = paragraph(text)
    let picture = TextAttachment.image(Bitmap(width: 1, height: 1), size: CGSize(width: 9, height: 9))
    paragraph.runs.insert(TextRun("", attachment: picture), at: 0)
    let bytes = ParagraphSource(paragraph).bytes
    let lastWords = bytes.count - "커야 합니다".utf8.count..<bytes.count
    let word = Double(engine.measure(self.paragraph(" 커야"), maxWidth: nil, maxHeight: nil).size.width)
    var moved = 0
    for limit in stride(from: 150.0, to: 350, by: 1.5) {
      let layout = engine.layout(paragraph, maxWidth: limit, maxHeight: nil)
      let size = layout.metrics.size
      // The first of the two words fits the first line.
      guard layout.isStable, layout.lines.last?.bytes == lastWords, Double(size.width) + word < limit else { continue }
      moved += 1
      let count = engine.layoutCount
      let drawn = engine.layout(paragraph, maxWidth: Double(size.width), maxHeight: Double(size.height))
      #expect(engine.layoutCount == count && drawn.metrics == layout.metrics)
      for width in [Double(size.width), (Double(size.width) + limit) / 2] {
        let whole = try #require(engine.typeset(paragraph, maxWidth: width, maxHeight: nil))
        #expect(layout.difference(to: whole) == nil, "\(width) of \(limit)")
      }
    }
    #expect(moved > 10)
  }
}
