import Foundation
import Testing

@testable import FlowRendering

@Suite("Korean texts")
struct HangulWordsTests {
  private let engine = TextEngine()

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
}
