import Foundation
import SwiftUI
import Testing
import ViewInspector

/// A text, and its expected attributes.
struct TextCheck: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: @MainActor @Sendable () -> Text
  let holds: @MainActor @Sendable (ViewType.Text.Attributes) throws -> Bool

  init(
    _ name: String, _ text: @escaping @MainActor @Sendable () -> Text,
    _ holds: @escaping @MainActor @Sendable (ViewType.Text.Attributes) throws -> Bool
  ) {
    testDescription = name
    self.text = text
    self.holds = holds
  }
}

@MainActor
@Suite("Texts")
struct TextTests {
  private struct Counter: View {
    @State private var count = 1
    @Environment(\.locale) private var locale

    var body: some View {
      VStack {
        Text("\(Text("count").bold()): \(count)") + Text(verbatim: "!").italic()
        Text(Double(count) * 1234.5, format: .number)
        Button("Add") { count += 1 }
      }
      .font(.title)
      .foregroundColor(.green)
    }
  }

  @Test("a hosted text follows the state of its view, in the requested locale")
  func live() throws {
    let view = Counter()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().vStack().text(0).string() == "count: 1!")
    try view.inspect().find(button: "Add").tap()
    #expect(try view.inspect().vStack().text(0).string() == "count: 2!")
    #expect(try view.inspect().vStack().text(1).string() == "2,469")
    #expect(try view.inspect().vStack().text(1).string(locale: Locale(identifier: "de_DE")) == "2.469")
  }

  @Test("attributes are those of the parts, otherwise of the environment")
  func attributes() throws {
    let view = Counter()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let text = try view.inspect().vStack().text(0)
    let attributes = try text.attributes()
    #expect(try attributes.font() == .title)
    #expect(try attributes.foregroundColor() == .green)
    #expect(try attributes[8...].isItalic())
    #expect(message { try attributes.isItalic() } == "Modifier 'italic' is applied only to a subrange")
    #expect(message { try attributes[40..<42].isItalic() } == "Invalid text range")
    #expect(message { try attributes.kerning() } == "Text does not have 'kerning' modifier")
  }

  @Test(
    "each attribute is read from the text's own modifiers",
    arguments: [
      TextCheck("bold", { Text("a").bold() }, { try $0.isBold() }),
      TextCheck("not bold", { Text("a").bold(false) }, { try !$0.isBold() }),
      TextCheck("weight", { Text("a").fontWeight(.heavy) }, { try $0.fontWeight() == .heavy }),
      TextCheck("italic", { Text("a").italic() }, { try $0.isItalic() }),
      TextCheck("inner font", { Text("a").font(.body).font(.title) }, { try $0.font() == .body }),
      TextCheck("color", { Text("a").foregroundColor(.red) }, { try $0.foregroundColor() == .red }),
      TextCheck(
        "underline", { Text("a").underline(color: .red) }, { try $0.isUnderline() && $0.underlineColor() == .red }),
      TextCheck("no underline", { Text("a").underline(false) }, { try !$0.isUnderline() }),
      TextCheck("strikethrough", { Text("a").strikethrough(pattern: .dash) }, { try $0.strikethroughStyle().isDashed }),
      TextCheck("kerning", { Text("a").kerning(2) }, { try $0.kerning() == 2 }),
      TextCheck("tracking", { Text("a").tracking(3) }, { try $0.tracking() == 3 }),
      TextCheck("baseline", { Text("a").baselineOffset(4) }, { try $0.baselineOffset() == 4 }),
      TextCheck("of the whole", { (Text("a") + Text("b").italic()).bold() }, { try $0.isBold() }),
    ])
  func attribute(_ check: TextCheck) throws {
    #expect(try check.holds(check.text().inspect().text().attributes()))
  }

  @Test("images are part of the text, and returned in order")
  func images() throws {
    let text = Text("a \(Image("b")) \(Text(Image(systemName: "c")))") + Text(Image("d"))
    #expect(try text.inspect().text().string() == "a Image('b') Image('c')Image('d')")
    #expect(try text.inspect().text().images() == [Image("b"), Image(systemName: "c"), Image("d")])
  }

  @Test("an attributed string is returned unchanged, and only for such texts")
  func attributedString() throws {
    var string = AttributedString("abc")
    string.kern = 2
    #expect(try Text(string).inspect().text().attributedString() == string)
    #expect(
      message { try Text("abc").inspect().text().attributedString() }
        == "Please use attributes() for accessing the text styles on this view")
  }

  @Test("a text of a bundle is looked up in the requested language")
  func localized() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Localized-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, word) in ["en": "Hello", "de": "Hallo"] {
      let table = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try "\"hi\" = \"\(word)\";".write(
        to: table.appendingPathComponent("Words.strings"), atomically: true, encoding: .utf8)
    }
    let bundle = try #require(Bundle(path: folder.path))
    let text = try Text("hi", tableName: "Words", bundle: bundle).inspect().text()
    #expect(try text.string() == "Hello")
    #expect(try text.string(locale: Locale(identifier: "de")) == "Hallo")
  }

  @Test("a font returns its attributes, and names missing ones")
  func fonts() throws {
    #expect(try Font.custom("abc", size: 13).size() == 13)
    #expect(Font.custom("abc", fixedSize: 13).isFixedSize())
    #expect(!Font.custom("abc", size: 13).isFixedSize())
    #expect(try Font.custom("abc", size: 14, relativeTo: .caption2).style() == .caption2)
    #expect(try Font.system(size: 13, weight: .heavy, design: .rounded).weight() == .heavy)
    #expect(try Font.system(size: 13).design() == .default)
    #expect(message { try Font.headline.size() } == "Font does not have 'size' attribute")
    #expect(message { try Font.headline.name() } == "Font does not have 'name' attribute")
  }

  private func message<Value>(_ body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return error.localizedDescription
    }
  }
}

extension Text.LineStyle {
  fileprivate var isDashed: Bool { self == Text.LineStyle(pattern: .dash) }
}
