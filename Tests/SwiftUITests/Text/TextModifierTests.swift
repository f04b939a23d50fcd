import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Modifiers of texts") @MainActor
struct TextModifierTests {
  private func paragraphs(_ view: some View) -> [Paragraph] {
    func find(_ items: [DisplayItem]) -> [Paragraph] {
      items.flatMap { item -> [Paragraph] in
        switch item.content {
        case .text(let paragraph, _, _): [paragraph]
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

  @Test("the case of letters, and no case where it is taken back")
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

  @Test("texts made one keep what each of them has")
  func joined() throws {
    let runs = try #require(paragraphs(Text("a").bold() + Text("b").italic() + Text("c")).first?.runs)
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs.map(\.font.isItalic) == [false, true, false])
  }

  @Test("bold text for legibility")
  func legibility() throws {
    #expect(try run(text.environment(\.legibilityWeight, .bold)).font.weight > 400)
    #expect(try run(text.environment(\.legibilityWeight, .regular)).font.weight == 400)
    #expect(read(\.legibilityWeight) { $0 } == .some(nil))
  }
}
