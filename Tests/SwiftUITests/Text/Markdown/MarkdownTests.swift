import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Markdown") @MainActor
struct MarkdownTests {
  private func spans(_ text: String, isInline: Bool = true) -> [Markdown.Span] {
    Markdown(text, isInline: isInline).spans
  }

  @Test("inline markup becomes a style")
  func inline() {
    #expect(
      spans("**bold** _it_ ~~no~~ `a*b*` plain") == [
        .init(text: "bold", intent: .stronglyEmphasized), .init(text: " "), .init(text: "it", intent: .emphasized),
        .init(text: " "), .init(text: "no", intent: .strikethrough), .init(text: " "),
        .init(text: "a*b*", intent: .code), .init(text: " plain"),
      ])
    #expect(spans("***both***") == [.init(text: "both", intent: [.emphasized, .stronglyEmphasized])])
    #expect(spans("a [link](https://a.b/c) z").map(\.link) == [nil, "https://a.b/c", nil])
    #expect(spans("**a [b](x) c**").map(\.text) == ["a ", "b", " c"])
  }

  @Test(
    "other characters are not changed",
    arguments: [
      "# No heading", "- no item", "1. no number", "> no quote", "    no code", "a\nb", "a  \n  b", "  spaces  ", "---",
      "2 * 3 * 4", "snake_case_name", "", " ", "\n", "5 < 6", "|a|b|", "A & B", "```", "*", "**", "[x]",
    ])
  func literal(text: String) {
    #expect(spans(text).map(\.text).joined() == text)
    #expect(spans(text).allSatisfy { $0.intent.isEmpty && $0.link == nil })
  }

  @Test("a backslash and an entity stand for a character")
  func escapes() {
    #expect(spans(#"\*no\* &amp; &copy;"#) == [.init(text: "*no* & ©")])
  }

  private func paragraph(_ text: Text) throws -> Paragraph {
    let screen = Screen.phone()
    screen.show(text)
    let element = try #require(screen.elements.lazy.compactMap { $0 as? LeafElement<Text> }.first)
    return try #require(element.resolved as? ResolvedText).paragraph
  }

  @Test("a key is drawn with its Markdown, values in the style of their position")
  func key() throws {
    let name = "*Ann*"
    let runs = try paragraph(Text("Hello **\(name)**, _you_ `x` ~~y~~")).runs
    #expect(runs.map(\.string) == ["Hello ", "*Ann*", ", ", "you", " ", "x", " ", "y"])
    #expect(runs.map(\.font.weight) == [400, 700, 400, 400, 400, 400, 400, 400])
    #expect(runs.map(\.font.isItalic) == [false, false, false, true, false, false, false, false])
    #expect(runs[5].font.family == .monospaced)
    #expect(runs[7].strikethrough != nil && runs[6].strikethrough == nil)
  }

  @Test("a string that is not a key is shown verbatim")
  func verbatim() throws {
    let string = "**no**"
    #expect(try paragraph(Text(string)).runs.map(\.string) == ["**no**"])
    #expect(try paragraph(Text(verbatim: "**no**")).runs.map(\.string) == ["**no**"])
    #expect(try paragraph(Text(LocalizedStringKey(string))).runs.map(\.string) == ["no"])
  }

  @Test("labels do not contain the markup")
  func semantics() {
    let screen = Screen.phone()
    screen.show(Text("**Bold** text"))
    #expect(screen.nodes.map(\.label).contains("Bold text"))
    #expect(Text("**Bold** text")._resolveText(in: EnvironmentValues()) == "Bold text")
  }

  @Test("a link has the colour of the tint, and a tap on it opens its destination")
  func link() throws {
    let phone = PhoneScreen(VStack { Text("Read [the terms](https://example.org/terms) first").tint(.red) })
    let link = try #require(phone.node(.link, "the terms"))
    let text = try #require(phone.node(.staticText, "Read the terms first"))
    #expect(text.frame.contains(link.frame.insetBy(dx: 0.5, dy: 0.5)) && link.frame.width < text.frame.width * 0.6)
    _ = phone.screen.tap(at: CGPoint(x: text.frame.minX + 4, y: text.frame.midY))
    #expect(phone.screen.openedURLs.isEmpty)
    _ = phone.screen.tap(at: CGPoint(x: link.frame.midX, y: link.frame.midY))
    #expect(phone.screen.openedURLs == [URL(string: "https://example.org/terms")])
    let blue = Color.accentColor.renderColor(in: EnvironmentValues())
    #expect(try paragraph(Text("a [b](c)")).runs.map(\.color) == [nil, blue])
  }

  @Test("a link in an attributed string is tinted and tappable, too")
  func attributedLink() throws {
    let string = try AttributedString(markdown: "Read [the terms](https://example.org/terms)")
    let phone = PhoneScreen(VStack { Text(string) })
    let link = try #require(phone.node(.link, "the terms"))
    _ = phone.screen.tap(at: CGPoint(x: link.frame.midX, y: link.frame.midY))
    #expect(phone.screen.openedURLs == [URL(string: "https://example.org/terms")])
    let blue = Color.accentColor.renderColor(in: EnvironmentValues())
    #expect(try paragraph(Text(string)).runs.map(\.color) == [nil, blue])
  }

  @Test("a link in a row or a button's label receives the taps on it, and the button receives the others")
  func linkInButton() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      Button {
        log.add("button")
      } label: {
        Text("See [more](https://example.org)")
      })
    let button = try #require(phone.node(.button))
    _ = phone.screen.tap(at: CGPoint(x: button.frame.minX + 3, y: button.frame.midY))
    #expect(log.take() == ["button"] && phone.screen.openedURLs.isEmpty)
  }

  @Test(
    "words are inflected to agree with a number",
    arguments: [
      (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (1234, "1,234 apples"),
    ])
  func inflection(count: Int, expected: String) {
    let key: LocalizedStringKey = "^[\(count) apple](inflect: true)"
    #expect(key.resolve(in: EnvironmentValues()) == expected)
  }

  @Test("English plurals, also of words beside the number")
  func plurals() {
    func text(_ key: LocalizedStringKey) -> String { key.resolve(in: EnvironmentValues()) }
    #expect(text("^[3 berry](inflect: true)!") == "3 berries!")
    #expect(
      text("You have ^[\(2) new box](inflect: true) and ^[\(1) child](inflect: true).")
        == "You have 2 new boxes and 1 child.")
    #expect(text("^[\(5) Person](inflect: true)") == "5 People")
    #expect(text("^[\(5) day](inflect: true)") == "5 days")
  }

  @Test("a language without known forms keeps the words, with a warning")
  func unknownLanguage() {
    let screen = Screen.phone { $0.locale = Locale(identifier: "pl") }
    screen.show(Text("^[\(5) kot](inflect: true)"))
    #expect(screen.nodes.map(\.label).contains("5 kot"))
    #expect(screen.graph.issues.count == 1)
    #expect(screen.graph.issues.first?.message.contains("inflect") == true)
  }

  @Test("a value may be the destination of a link")
  func destination() throws {
    let phone = PhoneScreen(Text("[Open](https://example.org/\(42))"))
    #expect(phone.node(.link, "Open") != nil)
    phone.tap("Open", .link)
    #expect(phone.screen.openedURLs == [URL(string: "https://example.org/42")])
  }

  @Test("attributed strings are made from Markdown, and drawn with its styles")
  func attributed() throws {
    var string = try AttributedString(markdown: "A **bold** [link](https://a.b)")
    #expect(String(string.characters) == "A bold link")
    #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
    #expect(string.runs.map(\.link) == [nil, nil, nil, URL(string: "https://a.b")])
    #expect(try paragraph(Text(string)).runs.map(\.font.weight) == [400, 700, 400, 400])
    string = try AttributedString(markdown: "# One\n\nTwo\nthree")
    #expect(String(string.characters) == "OneTwo three")
    string = try AttributedString(
      markdown: "a\n\n- **b**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(string.characters) == "a\n\n- b")
    string = try AttributedString(markdown: "a\n  b", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(string.characters) == "a b")
    string = try AttributedString(markdown: Data("*x*".utf8), baseURL: nil)
    #expect(string.runs.first?.inlinePresentationIntent == .emphasized)
  }

  @Test("long and hostile texts are parsed", arguments: ["*", "_", "[", "`", "~", "<", "**a", "[a](", "![", "&"])
  func hostile(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(spans(text).map(\.text).joined().count <= text.count)
  }
}
