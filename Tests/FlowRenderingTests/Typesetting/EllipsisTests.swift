import Foundation
import Testing

@testable import FlowRendering

@Suite("Ellipses")
struct EllipsisTests {
  private let engine = TextEngine()

  private func paragraph(_ string: String, size: Double = 60, weight: Int = 400) -> Paragraph {
    var paragraph = Paragraph(runs: [TextRun(string, font: FontSpec(size: size, weight: weight))])
    paragraph.lineLimit = 1
    return paragraph
  }

  /// Measured on iOS 18 at 49, 53 and 60 points: the distance between dots, and the space behind the last
  /// one; the latter includes a side bearing that depends on the size.
  @Test(
    "the dots are as far apart as in San Francisco",
    arguments: [30.0, 60.0], [(weight: 400, step: 0.1895, end: 0.064), (600, 0.2085, 0.048)])
  func dots(size: Double, measured: (weight: Int, step: Double, end: Double)) throws {
    let paragraph = paragraph(String(repeating: "H", count: 20), size: size, weight: measured.weight)
    let width = 5 * size
    let metrics = engine.measure(paragraph, maxWidth: width, maxHeight: nil)
    let canvas = Canvas(size: CGSize(width: width, height: 2 * size), scale: 4, background: .white)
    let rect = CGRect(x: 0, y: 0, width: width, height: 2 * size)
    canvas.draw(paragraph, in: rect, foreground: .color(.black), engine: engine)
    let bitmap = canvas.makeBitmap()
    // The last three groups of columns with ink are the dots.
    var groups: [ClosedRange<Int>] = []
    for x in 0..<bitmap.width where (0..<bitmap.height).contains(where: { bitmap[x, $0].red < 128 }) {
      if let last = groups.last, last.upperBound == x - 1 {
        groups[groups.count - 1] = last.lowerBound...x
      } else {
        groups.append(x...x)
      }
    }
    let dots = groups.suffix(3).map { Double($0.lowerBound + $0.upperBound + 1) / 2 / 4 }
    try #require(dots.count == 3)
    #expect(abs(dots[1] - dots[0] - measured.step * size) < 0.3)
    #expect(abs(dots[2] - dots[1] - measured.step * size) < 0.3)
    guard size == 60 else { return }
    let end = Double(groups[groups.count - 1].upperBound + 1) / 4
    #expect(abs(Double(metrics.size.width) - end - measured.end * size) < 0.02 * size)
  }

  @Test(
    "a text that is drawn into the width it was measured with is cut at the same letter", arguments: [12.0, 34, 60])
  func stable(size: Double) {
    for text in ["Large Title of a Chapter", "iHliHliHliHliHliHl", "WAVE WAVE WAVE WAVE"] {
      for room in stride(from: 2.5, to: 6, by: 0.1) {
        let paragraph = paragraph(text, size: size)
        let offered = engine.measure(paragraph, maxWidth: room * size, maxHeight: nil)
        let drawn = engine.measure(paragraph, maxWidth: Double(offered.size.width), maxHeight: nil)
        #expect(abs(drawn.size.width - offered.size.width) < 0.01, "\(text) in \(room * size)")
      }
    }
  }

  @Test("a truncated line uses the space that the narrower ellipsis saves, and no more")
  func room() {
    for width in stride(from: 100.0, to: 300, by: 7) {
      let metrics = engine.measure(
        paragraph(String(repeating: "iHl", count: 20), size: 20), maxWidth: width, maxHeight: nil)
      #expect(Double(metrics.size.width) <= width + 0.05, "\(width): \(metrics.size.width)")
    }
  }

  @Test("a text that would only fit into the space of a wider ellipsis is truncated", arguments: [20.0, 53])
  func almostFitting(size: Double) {
    let paragraph = paragraph("Headline", size: size)
    let whole = Double(engine.measure(paragraph, maxWidth: nil, maxHeight: nil).size.width)
    for missing in stride(from: 0.02, to: 0.3, by: 0.01) {
      let width = whole - missing * size
      let metrics = engine.measure(paragraph, maxWidth: width, maxHeight: nil)
      #expect(metrics.isTruncated && Double(metrics.size.width) <= width + 0.05, "\(width): \(metrics.size.width)")
    }
  }
}
