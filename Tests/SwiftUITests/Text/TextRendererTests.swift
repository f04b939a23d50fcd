import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  private final class Log {
    var lines: [Int] = []
    var marked = 0
    var layout: Text.Layout?
  }

  private struct Mark: TextAttribute {}

  /// Records its input, and draws every other character.
  private struct EveryOther: TextRenderer {
    let log: Log

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layout = layout
      log.lines = layout.map { $0.reduce(0) { $0 + $1.count } }
      for run in layout.joined() {
        if run[Mark.self] != nil { log.marked += run.count }
        for (index, slice) in run.enumerated() where index.isMultiple(of: 2) { context.draw(slice) }
      }
    }
  }

  private struct Tall: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private func show(_ text: Text, width: CGFloat = 390) -> (Log, Screen) {
    let log = Log()
    let screen = Screen.phone(width: width)
    screen.show(text.textRenderer(EveryOther(log: log)))
    return (log, screen)
  }

  @Test("a renderer receives the lines, runs and characters of a text, and draws any of them")
  func slices() {
    let (log, screen) = show(Text("abcd"))
    let groups = screen.displayList().items
    #expect(log.lines == [4])
    #expect(groups.count == 1)
    guard case .group(_, let drawn) = groups[0].content else { return }
    #expect(drawn.count == 2)
  }

  @Test("a wrapped text has several lines")
  func lines() throws {
    let (log, screen) = show(Text("aaaa bbbb cccc"), width: 60)
    _ = screen.displayList()
    #expect(log.lines.count > 1)
    #expect(log.lines.reduce(0, +) == 12)
    let layout = try #require(log.layout)
    #expect(layout[1].origin.y > layout[0].origin.y)
    #expect(layout[0].typographicBounds.rect.maxY <= layout[1].typographicBounds.rect.maxY)
  }

  /// Counts the measured bytes.
  private final class CountingMeasurer: TextMeasuring {
    var count = 0
    private let measurer = FixedMetricsTextMeasurer()

    func measure(_ paragraph: Paragraph, maxWidth: Double?, maxHeight: Double?) -> TextMetrics {
      count += paragraph.runs.reduce(0) { $0 + $1.string.utf8.count }
      return measurer.measure(paragraph, maxWidth: maxWidth, maxHeight: maxHeight)
    }
  }

  @Test("the cost of a long line is linear")
  func longLine() {
    func cost(words: Int) -> Int {
      let measurer = CountingMeasurer()
      let text = TextRun(String(repeating: "word ", count: words), font: FontSpec(size: 17))
      let builder = TextLayoutBuilder(
        paragraph: Paragraph(runs: [text]), attributes: [], measurer: measurer, drawing: TextDrawing([]))
      let layout = builder.layout(in: CGSize(width: 1_000_000, height: 100))
      #expect(layout.first?.typographicBounds.width == CGFloat(5 * words - 1) * 8.5)
      return measurer.count
    }
    #expect(cost(words: 2000) < 3 * cost(words: 1000))
  }

  @Test("lines break between words, and inside words that are longer than a line")
  func longWords() {
    let (log, screen) = show(Text(String(repeating: "a", count: 50) + " bb cc"), width: 85)
    _ = screen.displayList()
    #expect(log.lines == [10, 10, 10, 10, 10, 5])
  }

  @Test("lines of a layout begin where the drawn lines do, also where no space is")
  func drawnLines() {
    let engine = TextEngine()
    let texts = [
      ("well-known and far-reaching", 45.0), ("日本語のテキストは空白なしで折り返す", 60), ("a/b/c/d/e/f/g/h", 30),
    ]
    for (string, width) in texts {
      let paragraph = Paragraph(runs: [TextRun(string, font: FontSpec(size: 17))])
      let size = CGSize(width: width, height: 1_000)
      let layout = TextLayoutBuilder(paragraph: paragraph, attributes: [], measurer: engine, drawing: TextDrawing([]))
        .layout(in: size)
      let starts = layout.compactMap { $0.first?.first?.characterIndices.first }
      let bytes = engine.lineStarts(of: paragraph, maxWidth: width, maxHeight: 1_000) ?? []
      let characters = bytes.map { string.utf8.index(string.startIndex, offsetBy: $0) }
        .map { string.distance(from: string.startIndex, to: $0) }
      #expect(bytes.count > 1)
      #expect(starts == characters, "\(string)")
      #expect(layout.allSatisfy { $0.typographicBounds.width <= width + 1 }, "\(string)")
    }
  }

  @Test("a part of a text carries an attribute for its renderer")
  func attributes() {
    let (log, screen) = show(Text("ab") + Text("cde").customAttribute(Mark()))
    _ = screen.displayList()
    #expect(log.marked == 3)
  }

  @Test("Hebrew goes from right to left, and a Latin word in it from left to right")
  func directions() throws {
    let (log, screen) = show(Text(verbatim: "אב cd"))
    _ = screen.displayList()
    let line = try #require(log.layout?.first)
    let places = line.joined().map(\.typographicBounds.rect.minX)
    try #require(places.count == 5)
    // From the left: c, d, the space, the second and the first Hebrew letter.
    #expect(places[3] < places[4] && places[4] < places[1] && places[1] < places[0])
  }

  @Test("a renderer can be larger than its text")
  func size() {
    let plain = LaidOut { Text("a").part("text") }
    let tall = LaidOut { Text("a").part("text").textRenderer(Tall()) }
    #expect(tall["text"].height == plain["text"].height + 10)
  }

  @Test("a secondary text is smaller than the text around it")
  func scale() {
    let plain = LaidOut { Text("abc").part("text") }
    let small = LaidOut { Text("abc").textScale(.secondary).part("text") }
    #expect(small["text"].width < plain["text"].width)
  }
}
