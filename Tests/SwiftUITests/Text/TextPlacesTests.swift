import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// Links, renderers and insertion points are where the text is drawn: the pictures tell where that is.
@MainActor
@Suite("Places in texts")
struct TextPlacesTests {
  /// A text of which one part is red.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let red: String
    let after: String
    var width = 140.0
    var redSize = 17.0
    var isRightToLeft = false

    var testDescription: String { name }

    func string(link: URL? = nil) -> AttributedString {
      func part(_ text: String, size: Double) -> AttributedString {
        var part = AttributedString(text)
        part.font = .system(size: size)
        return part
      }
      var middle = part(red, size: redSize)
      middle.foregroundColor = Color(red: 1, green: 0, blue: 0)
      middle.link = link
      return part(before, size: 17) + middle + part(after, size: 17)
    }
  }

  nonisolated static let samples = [
    Sample(name: "one line", before: "One ", red: "red", after: " word", width: 300),
    Sample(
      name: "hyphens", before: "A well-known and far-reaching, ", red: "well-thought-out", after: " idea-like thing",
      width: 110),
    Sample(
      name: "mixed sizes", before: "Small words and ", red: "Big ones", after: " in lines of all sizes", redSize: 34),
    Sample(name: "a small link in large text", before: "Words and ", red: "tiny ones", after: " in a line", redSize: 9),
    Sample(
      name: "Hebrew", before: "שלום לכולם ", red: "עולם גדול מאוד", after: " וטוב לכולם כאן", width: 120,
      isRightToLeft: true),
    Sample(name: "Hebrew in a Latin line", before: "The words ", red: "שלום עולם", after: " mean hello", width: 120),
    Sample(
      name: "Latin in a Hebrew line", before: "שלום ", red: "hello world", after: " לכולם", width: 120,
      isRightToLeft: true),
    Sample(name: "emoji", before: "👍🏽👨‍👩‍👧 a family ", red: "goes out", after: " ❤️ today 👍🏽👍🏽 again", width: 100),
    Sample(
      name: "soft hyphens", before: "inter\u{AD}national ", red: "co\u{AD}oper\u{AD}ation agree\u{AD}ment",
      after: " un\u{AD}expected\u{AD}ly", width: 90),
    Sample(name: "Japanese", before: "日本語のテキストは", red: "空白なしで", after: "折り返す", width: 70),
    Sample(
      name: "ten lines", before: String(repeating: "the quick brown fox jumps over ", count: 6),
      red: "the lazy red dog",
      after: " and sleeps on until the morning", width: 150),
  ]

  private func screen(_ view: some View, _ sample: Sample, pixels: CGFloat = 2) -> Screen {
    var environment = EnvironmentValues()
    environment.layoutDirection = sample.isRightToLeft ? .rightToLeft : .leftToRight
    environment.displayScale = pixels
    let screen = Screen(
      size: ProposedViewSize(width: sample.width, height: 420), environment: environment, drawsBackground: true)
    screen.show(
      view.tint(Color(red: 1, green: 0, blue: 0)).frame(width: sample.width, height: 420, alignment: .topLeading))
    return screen
  }

  private enum Ink { case red, black }

  /// The points with strong ink of a color in the picture of a text.
  private func ink(_ wanted: Ink, of screen: Screen) throws -> [CGPoint] {
    let picture = try #require(screen.picture(scale: 2))
    var points: [CGPoint] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let isWanted =
          switch wanted {
          case .red: pixel.red > 250 && pixel.green == pixel.blue && pixel.green < 100
          case .black: pixel.red < 100 && pixel.green == pixel.red && pixel.blue == pixel.red
          }
        if isWanted { points.append(CGPoint(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)) }
      }
    }
    return points
  }

  @Test("a tap on a letter of a link opens it, and a tap on another letter does not", arguments: samples)
  func links(sample: Sample) throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened = 0
    let screen = screen(
      Text(sample.string(link: url))
        .environment(
          \.openURL,
          OpenURLAction { _ in
            opened += 1
            return .handled
          }), sample)
    let red = try ink(.red, of: screen)
    try #require(red.count > 20)
    let black = try ink(.black, of: screen)
    try #require(black.count > 20)
    for point in red.every(17) {
      opened = 0
      _ = screen.tap(at: point)
      #expect(opened == 1, "\(point)")
    }
    for point in black.every(29) {
      opened = 0
      _ = screen.tap(at: point)
      #expect(opened == 0, "\(point)")
    }
    // The semantic frame contains all of the link.
    let frame = try #require(screen.nodes.first { $0.role == .link }?.frame).insetBy(dx: -0.5, dy: -0.5)
    #expect(red.allSatisfy(frame.contains))
  }

  private struct Mark: TextAttribute {}

  /// Keeps the layout and draws nothing.
  private final class Seen { var layout: Text.Layout? }
  private struct Keeping: TextRenderer {
    let seen: Seen
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.layout = layout }
  }

  @Test("a renderer gets each character where it is drawn without one", arguments: samples)
  func renderers(sample: Sample) throws {
    let parts = [sample.before, sample.red, sample.after].map { Text(verbatim: $0).font(.system(size: 17)) }
    let middle = Text(verbatim: sample.red).font(.system(size: sample.redSize)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let text = parts[0] + middle.customAttribute(Mark()) + parts[2]
    let plain = screen(text, sample)
    // The places of characters are relative to the text, which is at the leading edge.
    let origin = try #require(plain.nodes.first { $0.role == .staticText }).frame.origin
    let red = try ink(.red, of: plain).map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    try #require(red.count > 20)
    let seen = Seen()
    _ = screen(text.textRenderer(Keeping(seen: seen)), sample).displayList()
    let layout = try #require(seen.layout)
    let slices = layout.flatMap { $0.flatMap { run in run.map { (run[Mark.self] != nil, $0) } } }
    // Every letter is in the bounds of a character of the part, and in no other's middle.
    for point in red.every(11) {
      let hits = slices.filter { $0.1.typographicBounds.rect.insetBy(dx: -1, dy: 0).contains(point) }
      #expect(hits.contains { $0.0 }, "\(point)")
      let middles = slices.filter { $0.1.typographicBounds.rect.insetBy(dx: 1, dy: 0).contains(point) }
      #expect(middles.allSatisfy { $0.0 }, "\(point)")
    }
    // Each character has one slice; those that are not drawn are spaces at the ends of lines and soft hyphens.
    let characters = Array(sample.before + sample.red + sample.after)
    let drawn = slices.flatMap(\.1.characterIndices)
    #expect(Set(drawn).count == drawn.count)
    #expect(Set(characters.indices).subtracting(drawn).allSatisfy { [" ", "\u{AD}"].contains(characters[$0]) })
    for line in layout {
      let places = line.joined().map(\.typographicBounds.rect.midX)
      #expect(places == places.sorted())
    }
  }

  @Test("the insertion point is behind the last letter of an editor", arguments: samples)
  func caret(sample: Sample) throws {
    let string = sample.before + sample.red + sample.after
    let screen = screen(TextEditor(text: .constant(string)), sample)
    let black = try ink(.black, of: screen)
    try #require(black.count > 20)
    // The tap places the insertion point at a word.
    _ = screen.tap(at: CGPoint(x: 20, y: 20))
    screen.press(.end)
    screen.settle()
    let caret = try CGRect(enclosing: ink(.red, of: screen))
    try #require(!caret.isNull)
    #expect(caret.width <= 2.5 && caret.height > 15)
    let last = black.filter { $0.y > caret.minY && $0.y < caret.maxY }
    let line = try CGRect(enclosing: #require(last.isEmpty ? nil : last))
    #expect(black.allSatisfy { $0.y < caret.maxY + 4 })
    // The last letter is at the end of the line in the direction of its script.
    let isRightToLeft = string.last.map { ("\u{590}"..."\u{5FF}").contains($0) } ?? false
    if isRightToLeft {
      #expect(caret.minX > line.minX - 4 && caret.minX < line.minX + 3, "\(caret) \(line)")
    } else if !sample.isRightToLeft {
      #expect(caret.minX > line.maxX - 2 && caret.minX < line.maxX + 4, "\(caret) \(line)")
    }
  }
}

/// The insertion point and the selection of fields and editors.
extension TextPlacesTests {
  /// An editor or a vertical field that has the focus, with its text.
  private final class Edited {
    let text: TestValue<String>
    let screen: Screen

    @MainActor init(_ string: String, width: CGFloat = 140, isEditor: Bool = true) {
      text = TestValue(string)
      var environment = EnvironmentValues()
      environment.displayScale = 2
      screen = Screen(
        size: ProposedViewSize(width: width, height: 420), environment: environment, drawsBackground: true)
      let binding = text.binding
      screen.show(
        Group {
          if isEditor { TextEditor(text: binding) } else { TextField("Text", text: binding, axis: .vertical) }
        }
        .tint(Color(red: 1, green: 0, blue: 0)).frame(width: width, height: 420, alignment: .topLeading))
      if let focus = screen.nodes.first(where: { $0.role == .textView })?.actions.first(where: { $0.kind == .focus }) {
        screen.perform(focus)
      }
      screen.settle()
    }
  }

  @Test("arrow keys move the insertion point letter by letter and line by line", arguments: [true, false])
  func arrows(isEditor: Bool) throws {
    let edited = Edited("the quick brown fox jumps over the lazy dog", isEditor: isEditor)
    func caret() throws -> CGRect { try CGRect(enclosing: ink(.red, of: edited.screen)) }
    let end = try caret()
    try #require(!end.isNull)
    edited.screen.press(.leftArrow)
    let beforeLast = try caret()
    #expect(beforeLast.minX < end.minX - 4 && beforeLast.minX > end.minX - 14 && beforeLast.midY == end.midY)
    edited.screen.press(.upArrow)
    let above = try caret()
    #expect(above.maxY < end.maxY - 15 && above.maxY > end.maxY - 30)
    #expect(abs(above.minX - beforeLast.minX) < 8)
    edited.screen.press(.home)
    let start = try caret()
    #expect(start.minX < 12 && start.maxY < 40)
    edited.screen.press(.rightArrow)
    #expect(try caret().minX > start.minX + 3)
    edited.screen.type("_")
    #expect(edited.text.value == "t_he quick brown fox jumps over the lazy dog")
    edited.screen.press(.downArrow)
    edited.screen.press(.end)
    let last = try caret()
    #expect(abs(last.minX - end.minX) < 30 && last.maxY >= end.maxY)
  }

  @Test("a tap places the insertion point at the nearer end of the word", arguments: [true, false])
  func taps(isEditor: Bool) throws {
    let string = "several words in a few lines of text"
    for (word, isStart) in [("several", true), ("several", false), ("lines", true), ("text", false)] {
      let edited = Edited(string, isEditor: isEditor)
      let range = try #require(string.range(of: word))
      let bytes = string.utf8.distance(from: string.startIndex, to: isStart ? range.lowerBound : range.upperBound)
      // The renderer of an equal text tells where the letters are.
      let black = try ink(.black, of: edited.screen)
      try #require(!black.isEmpty)
      // Arrow keys find the place; a tap near it, inside of the word, has to find it again.
      for _ in 0..<(string.utf8.count - bytes) { edited.screen.press(.leftArrow) }
      let caret = try CGRect(enclosing: ink(.red, of: edited.screen))
      edited.screen.press(.end)
      _ = edited.screen.tap(at: CGPoint(x: caret.midX + (isStart ? 7 : -7), y: caret.midY))
      edited.screen.type("|")
      var expected = string
      expected.insert("|", at: isStart ? range.lowerBound : range.upperBound)
      #expect(edited.text.value == expected)
    }
  }

  @Test("selected text is on the tint color, and typing replaces it", arguments: [true, false])
  func selection(isEditor: Bool) throws {
    let edited = Edited("some words in two lines", isEditor: isEditor)
    func highlighted() throws -> [CGPoint] {
      let picture = try #require(edited.screen.picture(scale: 2))
      return (0..<picture.height).flatMap { y in
        (0..<picture.width).compactMap { x in
          let pixel = picture[x, y]
          return pixel.red == 255 && pixel.green == 204 && pixel.blue == 204
            ? CGPoint(x: Double(x) / 2, y: Double(y) / 2) : nil
        }
      }
    }
    #expect(try highlighted().isEmpty)
    edited.screen.press("a", modifiers: .command)
    let all = CGRect(enclosing: try highlighted())
    let black = try CGRect(enclosing: ink(.black, of: edited.screen))
    #expect(all.insetBy(dx: -1, dy: -1).contains(black))
    #expect(try ink(.red, of: edited.screen).isEmpty)
    edited.screen.press(.end)
    for _ in 0..<5 { edited.screen.press(.leftArrow, modifiers: .shift) }
    let part = CGRect(enclosing: try highlighted())
    #expect(part.width > 25 && part.width < 45 && part.height < 25)
    edited.screen.type("rows")
    #expect(edited.text.value == "some words in two rows")
    #expect(try highlighted().isEmpty)
  }
}

extension [CGPoint] {
  /// Every so many of the points.
  fileprivate func every(_ step: Int) -> [CGPoint] { stride(from: 0, to: count, by: step).map { self[$0] } }
}

extension CGRect {
  /// The smallest rectangle with all points.
  fileprivate init(enclosing points: [CGPoint]) {
    self = points.reduce(.null) { $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }
}
