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

  @Test("a line of 10,000 characters has the place of each")
  func longLine() {
    let text = TextRun(String(repeating: "word ", count: 2_000), font: FontSpec(size: 17))
    let layout = FixedMetricsTextMeasurer().layout(Paragraph(runs: [text]), maxWidth: 1_000_000, maxHeight: 100)
    let lines = Text.Layout(layout, attributes: [], width: 1_000_000, drawing: TextDrawing([]))
    #expect(lines.first?.typographicBounds.width == 9_999 * 8.5)
    #expect(lines.first?.first?.last?.typographicBounds.origin.x == 9_998 * 8.5)
  }

  @Test("lines break between words, and inside words that are longer than a line")
  func longWords() {
    let (log, screen) = show(Text(String(repeating: "a", count: 50) + " bb cc"), width: 85)
    _ = screen.displayList()
    #expect(log.lines == [10, 10, 10, 10, 10, 5])
  }

  @Test("a part of a text carries an attribute for its renderer")
  func attributes() {
    let (log, screen) = show(Text("ab") + Text("cde").customAttribute(Mark()))
    _ = screen.displayList()
    #expect(log.marked == 3)
  }

  @Test("Hebrew goes from right to left, and a Latin word in it from left to right")
  func directions() throws {
    let log = Log()
    let screen = Screen(size: ProposedViewSize(width: 390, height: 100))
    screen.show(Text(verbatim: "אב cd").textRenderer(EveryOther(log: log)))
    _ = screen.displayList()
    let line = try #require(log.layout?.first)
    let slices = line.joined().sorted { $0.characterIndices[0] < $1.characterIndices[0] }
    let places = slices.map(\.typographicBounds.rect.minX)
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
