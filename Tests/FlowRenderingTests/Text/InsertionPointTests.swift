import Foundation
import Testing

@testable import FlowRendering

@Suite("Insertion points and selections")
struct InsertionPointTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let runs: [(text: String, size: Double)]
    var width = 110.0
    var isRightToLeft = false

    var testDescription: String { name }

    var paragraph: Paragraph {
      var paragraph = Paragraph(runs: runs.map { TextRun($0.text, font: FontSpec(size: $0.size)) })
      paragraph.isRightToLeft = isRightToLeft
      return paragraph
    }
  }

  static let samples = [
    Sample(name: "one line", runs: [("a few words", 17)], width: 300),
    Sample(name: "hyphens", runs: [("A well-known and far-reaching, well-thought-out idea-like thing", 17)]),
    Sample(name: "mixed sizes", runs: [("Small words and ", 17), ("Big ones", 34), (" in lines of all sizes", 12)]),
    Sample(name: "Hebrew", runs: [("שלום לכולם עולם גדול מאוד וטוב לכולם כאן", 17)], isRightToLeft: true),
    Sample(name: "emoji", runs: [("👍🏽👨‍👩‍👧 a family goes out ❤️ today 👍🏽👍🏽 again", 17)]),
    Sample(name: "soft hyphens", runs: [("inter\u{AD}national co\u{AD}oper\u{AD}ation un\u{AD}expected\u{AD}ly", 17)]),
    Sample(name: "Japanese", runs: [("日本語のテキストは空白なしで折り返す", 17)]),
    Sample(name: "line breaks", runs: [("one\n\ntwo three\nfour", 17)]),
    Sample(
      name: "ten lines",
      runs: [(String(repeating: "the quick brown fox jumps over the lazy dog and ", count: 3) + "sleeps", 17)]),
  ]

  @Test("a tap at the insertion point before a character finds the character", arguments: samples)
  func taps(sample: Sample) {
    let layout = TextEngine().layout(sample.paragraph, maxWidth: sample.width, maxHeight: nil)
    let bytes = ParagraphSource(sample.paragraph).bytes
    for start in layout.characterStarts where bytes[start] != 0x0A {
      // What is not drawn has no place of its own: spaces and soft hyphens at which lines are broken.
      guard let line = layout.lines.last(where: { $0.bytes.lowerBound <= start }),
        let cluster = layout.clusters(of: line, in: sample.width).first(where: { $0.bytes.lowerBound == start }),
        cluster.right - cluster.left > 1, let caret = layout.caret(at: start, in: sample.width)
      else { continue }
      let quarter = (cluster.right - cluster.left) / 4
      let inside = cluster.isRightToLeft ? caret.x - quarter : caret.x + quarter
      let found = layout.byte(at: CGPoint(x: inside, y: caret.line.baseline), in: sample.width)
      #expect(found == start, "\(start)")
    }
  }

  @Test("a tap behind the text finds its end, above it the first line", arguments: samples)
  func tapsOutside(sample: Sample) {
    let layout = TextEngine().layout(sample.paragraph, maxWidth: sample.width, maxHeight: nil)
    let outside = sample.isRightToLeft ? -50.0 : 1_000
    #expect(layout.byte(at: CGPoint(x: outside, y: 10_000), in: sample.width) == layout.byteCount)
    let first = layout.byte(at: CGPoint(x: sample.isRightToLeft ? 1_000 : -50, y: -100), in: sample.width)
    #expect(first == 0)
  }

  @Test("the frames of a selection contain its characters and no others", arguments: samples)
  func selections(sample: Sample) throws {
    let layout = TextEngine().layout(sample.paragraph, maxWidth: sample.width, maxHeight: nil)
    let starts = layout.characterStarts
    let selected = starts[starts.count / 3]..<starts[2 * starts.count / 3]
    let frames = layout.frames(in: sample.width, ofBytes: selected)
    try #require(!frames.isEmpty)
    for line in layout.lines {
      for cluster in layout.clusters(of: line, in: sample.width) where cluster.right > cluster.left {
        let middle = CGPoint(x: (cluster.left + cluster.right) / 2, y: line.baseline)
        #expect(frames.contains { $0.contains(middle) } == selected.overlaps(cluster.bytes), "\(cluster.bytes)")
      }
    }
  }
}
