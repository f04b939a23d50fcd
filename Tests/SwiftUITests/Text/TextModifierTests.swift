import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Modifiers of texts") @MainActor
struct TextModifierTests {
  private func paragraphs(_ view: some View) -> [Paragraph] {
    func find(_ items: [DisplayItem]) -> [Paragraph] {
      items.flatMap { item -> [Paragraph] in
        switch item.content {
        case .text(let layout, _, _): [layout.paragraph]
        case .group(_, let inner): find(inner)
        default: []
        }
      }
    }
    let screen = Screen.phone()
    screen.show(view)
    return find(screen.displayList().items)
  }

  private func run(_ view: some View) throws -> TextRun { try #require(paragraphs(view).first?.runs.first) }

  private let text = Text("Order 12")
  private func group(_ text: Text) -> some View { VStack { text } }

  @Test("weight, width and design change the font, of a text and of all texts in a view")
  func fonts() throws {
    #expect(try run(text).font.weight == 400)
    #expect(try run(text.fontWeight(.heavy)).font.weight == 800)
    #expect(try run(group(text).fontWeight(.heavy)).font.weight == 800)
    #expect(try run(group(text.fontWeight(nil)).fontWeight(.heavy)).font.weight == 800)
    #expect(try run(text.fontDesign(.serif)).font.family == .serif)
    #expect(try run(group(text).fontDesign(.monospaced)).font.family == .monospaced)
    #expect(try run(text.fontWidth(.condensed)).font.width == 0.8)
    #expect(try run(group(text).fontWidth(.expanded)).font.width == 1.2)
  }

  @Test("bold, italic and monospaced can be switched off")
  func switches() throws {
    #expect(try run(text.bold()).font.weight == 700)
    #expect(try run(text.bold(false)).font.weight == 400)
    #expect(try run(group(text).bold()).font.weight == 700)
    #expect(try run(text.italic()).font.isItalic)
    #expect(try !run(text.italic(false)).font.isItalic)
    #expect(try run(group(text).italic()).font.isItalic)
    #expect(try run(text.monospaced()).font.family == .monospaced)
    #expect(try run(group(text).monospaced()).font.family == .monospaced)
    #expect(try run(text.monospacedDigit()).font.usesMonospacedDigits)
    #expect(try run(group(text).monospacedDigit()).font.usesMonospacedDigits)
  }

  @Test("lines under and through a text, with their pattern and colour")
  func lines() throws {
    #expect(try run(text).underline == nil)
    #expect(try run(text.underline()).underline == TextRun.Line())
    #expect(try run(text.underline(false)).underline == nil)
    let red = Color.red.renderColor(in: EnvironmentValues())
    #expect(try run(text.underline(pattern: .dash, color: .red)).underline == TextRun.Line(pattern: .dash, color: red))
    #expect(try run(group(text).underline(true, color: .red)).underline == TextRun.Line(color: red))
    #expect(try run(text.strikethrough()).strikethrough == TextRun.Line())
    #expect(try run(group(text).strikethrough(true, pattern: .dot)).strikethrough == TextRun.Line(pattern: .dot))
    #expect(try run(text.strikethrough().underline()).underline == TextRun.Line())
  }

  @Test("spaces between characters, and the height of the line")
  func spacing() throws {
    #expect(try run(text.kerning(2)).kerning == 2)
    #expect(try run(group(text).kerning(2)).kerning == 2)
    #expect(try run(text.tracking(3)).tracking == 3)
    #expect(try run(group(text).tracking(3)).tracking == 3)
    #expect(try run(text.baselineOffset(4)).baselineOffset == 4)
    #expect(try run(group(text).baselineOffset(4)).baselineOffset == 4)
  }

  @Test("the letter case, and its removal")
  func textCase() throws {
    #expect(try run(text.textCase(.uppercase)).string == "ORDER 12")
    #expect(try run(text.textCase(.lowercase)).string == "order 12")
    #expect(try run(group(text).textCase(Text.Case.uppercase)).string == "ORDER 12")
    #expect(try run(group(text).textCase(nil).textCase(.uppercase)).string == "Order 12")
    #expect(read(\.textCase) { $0.textCase(.uppercase) } == .some(.uppercase))
  }

  @Test("lines are aligned, truncated and counted as the environment says")
  func paragraph() throws {
    func paragraph(_ view: some View) throws -> Paragraph { try #require(paragraphs(view).first) }
    #expect(try paragraph(text.multilineTextAlignment(.center)).alignment == .center)
    #expect(try paragraph(text.multilineTextAlignment(.trailing)).alignment == .trailing)
    #expect(try paragraph(text).alignment == .leading)
    #expect(try paragraph(text.truncationMode(.head)).truncation == .head)
    #expect(try paragraph(text.truncationMode(.middle)).truncation == .middle)
    #expect(try paragraph(text).truncation == .tail)
    #expect(try paragraph(text.lineLimit(2)).lineLimit == 2)
    #expect(try paragraph(text.lineLimit(nil).lineLimit(2)).lineLimit == nil)
    #expect(try paragraph(text.lineSpacing(7)).lineSpacing == 7)
    #expect(try paragraph(text.minimumScaleFactor(0.5)).minimumScaleFactor == 0.5)
    #expect(try paragraph(text.allowsTightening(true)).allowsTightening)
    #expect(read(\.multilineTextAlignment) { $0.multilineTextAlignment(.center) } == .center)
    #expect(read(\.truncationMode) { $0.truncationMode(.middle) } == Text.TruncationMode.middle)
    #expect(read(\.lineLimit) { $0.lineLimit(3) } == .some(3))
  }

  @Test("a text that can be selected looks the same")
  func selection() {
    #expect(paragraphs(text.textSelection(.enabled)) == paragraphs(text))
    #expect(read(\.allowsTextSelection) { $0.textSelection(.enabled) } == true)
    #expect(read(\.allowsTextSelection) { $0.textSelection(.disabled).textSelection(.enabled) } == false)
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
  }

  @Test("concatenated texts keep their modifiers")
  func joined() throws {
    let runs = try #require(paragraphs(Text("a").bold() + Text("b").italic() + Text("c")).first?.runs)
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs.map(\.font.isItalic) == [false, true, false])
  }

  @Test("of several modifiers the one next to the text counts")
  func nearest() throws {
    #expect(try run(text.font(.title).font(.caption)).font == run(text.font(.title)).font)
    #expect(try run(text.fontWeight(.light).fontWeight(.heavy)).font == run(text.fontWeight(.light)).font)
    #expect(try !run(text.italic(false).italic()).font.isItalic)
    #expect(try run(text.kerning(4).kerning(6)).kerning == 4)
    #expect(try run(text.tracking(4).tracking(6)).tracking == 4)
    #expect(try run(text.baselineOffset(4).baselineOffset(6)).baselineOffset == 4)
    #expect(try run(text.underline(false).underline()).underline == nil)
    #expect(try run(text.foregroundColor(.red).foregroundColor(.blue)).color == run(text.foregroundColor(.red)).color)
    #expect(try run(group(text.kerning(4)).kerning(6)).kerning == 4)
  }

  @Test("titles of bars and alerts have the style of the system")
  func titles() {
    func bar(_ title: Text, _ mode: NavigationBarItem.TitleDisplayMode) -> [Paragraph] {
      paragraphs(
        NavigationStack {
          Color.red.navigationTitle(title).navigationBarTitleDisplayMode(mode)
        })
    }
    func alert(_ title: Text) -> [Paragraph] {
      paragraphs(Color.red.alert(title, isPresented: .constant(true)) { Button("OK") {} })
    }
    let styled = text.font(.caption).foregroundColor(.red)
    #expect(bar(styled, .inline) == bar(text, .inline))
    #expect(bar(styled, .large) == bar(text, .large))
    #expect(alert(styled) == alert(text))
    #expect(alert(text).contains { $0.runs.first?.string == "Order 12" })
  }

  @Test("bold text for legibility")
  func legibility() throws {
    #expect(try run(text.environment(\.legibilityWeight, .bold)).font.weight > 400)
    #expect(try run(text.environment(\.legibilityWeight, .regular)).font.weight == 400)
    #expect(read(\.legibilityWeight) { $0 } == .some(nil))
  }

  // MARK: - Pictures

  /// A text in the engine's fonts in a window of 300 by 120 points: its size, and the number of its dark pixels.
  private func seen(_ view: some View, _ string: String = "Order 12") throws -> (
    size: CGSize, ink: Int, picture: Bitmap
  ) {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 120))
    screen.show(view)
    let frame = try #require(screen.nodes.first { $0.role == .staticText && $0.label == string }?.frame)
    let bitmap = try #require(screen.picture(scale: 2))
    let ink = (0..<bitmap.height).reduce(0) { sum, y in sum + (0..<bitmap.width).count { bitmap[$0, y].alpha > 127 } }
    return (frame.size, ink, bitmap)
  }

  @Test("kerning and tracking add their length after each character")
  func spacingIsLaidOut() throws {
    let plain = try seen(text).size.width
    for wide in [try seen(text.kerning(2)), try seen(group(text).kerning(2)), try seen(text.tracking(2))] {
      #expect(abs(wide.size.width - plain - 16) < 2.5)
    }
  }

  @Test("a raised text needs more space above, and its letters are unchanged")
  func raisedIsLaidOut() throws {
    let (plain, raised) = try (seen(text), seen(text.baselineOffset(4)))
    #expect(abs(raised.size.height - plain.size.height - 4) < 0.5)
    #expect(abs(raised.ink - plain.ink) < plain.ink / 20)
  }

  @Test("weights, slopes and lines are drawn")
  func appearanceIsDrawn() throws {
    let plain = try seen(text)
    #expect(try seen(text.bold()).ink > plain.ink * 11 / 10)
    #expect(try seen(group(text).fontWeight(.heavy)).ink > seen(text.bold()).ink)
    #expect(try seen(text.underline()).ink > plain.ink)
    #expect(try seen(text.strikethrough()).ink > plain.ink)
    #expect(try seen(text.italic()).picture != plain.picture)
    #expect(try seen(text.fontDesign(.serif)).picture != plain.picture)
  }

  @Test("widths of fonts and small capitals are drawn")
  func widthsAreDrawn() throws {
    let plain = try seen(text)
    #expect(try seen(text.fontWidth(.condensed)).size.width < plain.size.width * 0.9)
    #expect(try seen(group(text).fontWidth(.expanded)).size.width > plain.size.width * 1.1)
    let caps = Text("Abc")
    let usual = try seen(caps, "Abc")
    let lower = try seen(caps.font(.body.lowercaseSmallCaps()), "Abc")
    let upper = try seen(caps.font(.body.uppercaseSmallCaps()), "Abc")
    let all = try seen(caps.font(.body.smallCaps()), "Abc")
    #expect(lower.picture != usual.picture && all.picture != upper.picture)
    #expect(upper.size.width < usual.size.width && all.size.width < lower.size.width)
  }

  @Test("a text in too little space is cut where it should be, shrinks or is tightened")
  func cutsAreDrawn() throws {
    let string = "One text that is too long"
    func cut(_ view: some View, width: CGFloat = 100) throws -> (size: CGSize, ink: Int, picture: Bitmap) {
      try seen(view.lineLimit(1).frame(width: width), string)
    }
    let long = Text(string)
    let (head, middle, tail) = try (
      cut(long.truncationMode(.head)), cut(long.truncationMode(.middle)), cut(long.truncationMode(.tail))
    )
    #expect(head.picture != middle.picture && middle.picture != tail.picture && head.picture != tail.picture)
    #expect(try cut(long).picture == tail.picture)
    #expect(try seen(long.lineLimit(2).frame(width: 100), string).size.height > tail.size.height * 1.9)
    let whole = try seen(long, string)
    let small = try cut(long.minimumScaleFactor(0.4))
    #expect(small.size.width <= 100 && small.size.height < whole.size.height * 0.7)
    let narrow = whole.size.width - 2
    #expect(try cut(long.allowsTightening(true), width: narrow).picture != cut(long, width: narrow).picture)
  }

  private struct Resizing: View {
    let text: Text
    let height: TestValue<CGFloat>

    var body: some View { text.minimumScaleFactor(0.1).frame(width: 50, height: height.value) }
  }

  @Test("a text that may shrink fits a frame lower than its lines, and is whole again in a higher frame")
  func lowFrames() throws {
    for text in [Text(verbatim: "A"), Text(verbatim: "A\nB")] {
      let height = TestValue<CGFloat>(10)
      let screen = Screen(size: ProposedViewSize(width: 300, height: 120))
      screen.show(Resizing(text: text, height: height))
      func shown() throws -> CGFloat {
        try #require(screen.nodes.first { $0.role == .staticText }?.frame).height
      }
      #expect(try shown() <= 10.5)
      screen.perform { height.value = 100 }
      let whole = try shown()
      #expect(whole > 19)
      screen.perform { height.value = 10 }
      #expect(try shown() <= 10.5)
      screen.perform { height.value = whole + 1 }
      #expect(try shown() == whole)
    }
  }

  @Test("fixed widths: all letters of a monospaced text, all digits of monospaced ones")
  func fixedWidths() throws {
    func width(_ text: Text, _ string: String) throws -> CGFloat { try seen(text, string).size.width }
    #expect(try width(Text("iiii").monospaced(), "iiii") == width(Text("mmmm").monospaced(), "mmmm"))
    #expect(try width(Text("iiii"), "iiii") < width(Text("mmmm"), "mmmm"))
    #expect(try width(Text("1111").monospacedDigit(), "1111") == width(Text("8888").monospacedDigit(), "8888"))
  }

  @Test("space between lines makes a text of two lines higher, and lines stand where they are aligned")
  func linesAreLaidOut() throws {
    let lines = Text("A\nlonger line")
    let name = "A\nlonger line"
    let plain = try seen(lines, name)
    #expect(abs(try seen(lines.lineSpacing(7), name).size.height - plain.size.height - 7) < 0.5)
    /// The first column with ink in the upper half of the picture.
    func start(_ view: some View) throws -> Int {
      let bitmap = try seen(view, name).picture
      return try #require(
        (0..<bitmap.width).first { x in (0..<bitmap.height / 2 - 4).contains { bitmap[x, $0].alpha > 127 } })
    }
    let starts = try [
      start(lines), start(lines.multilineTextAlignment(.center)), start(lines.multilineTextAlignment(.trailing)),
    ]
    #expect(starts == starts.sorted() && Set(starts).count == 3)
  }

  @Test("a text's own gradient spans the text, as an inherited one does; a part of a text has its first colour")
  func gradient() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func colors(_ view: some View) throws -> (first: [Int], last: [Int]) {
      let bitmap = try seen(view).picture
      var found: [[Int]] = []
      for x in 0..<bitmap.width {
        for y in 0..<bitmap.height where bitmap[x, y].alpha == 255 {
          found.append([Int(bitmap[x, y].red), Int(bitmap[x, y].blue)])
        }
      }
      return (try #require(found.first), try #require(found.last))
    }
    let own = try colors(text.foregroundStyle(style))
    #expect(own.first[0] > 200 && own.first[1] < 100 && own.last[0] < 60 && own.last[1] > 200)
    let around = try colors(group(text).foregroundStyle(style))
    #expect(own == around)
    let screen = Screen.phone()
    screen.show(Text("\(text.foregroundStyle(style)) and more"))
    #expect(screen.graph.issues.map { $0.message.prefix { $0 != "(" } } == ["foregroundStyle"])
  }
}
