import SwiftUI
import UIAutomation

/// The cost of text: a page that is shown and painted, and keys typed at the end of longer and longer texts.
@MainActor
struct TextBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    if isWanted("text-page") { page(&report) }
    if isWanted("text-layouts") { layouts(&report) }
    if isWanted("text-typing") { typing(&report) }
  }

  private func isWanted(_ part: String) -> Bool { only == nil || only == part }

  private static let sentence = "The quick brown fox jumps over the lazy dog, and the well-known dog sleeps on. "

  // MARK: - A page

  /// Texts of one line, of several, with mixed sizes, with links, with emoji, and cut ones.
  private struct Page: View {
    let tick: Int

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<8, id: \.self) { index in
          HStack(alignment: .firstTextBaseline) {
            Text("Row \(index)").font(.headline)
            Spacer()
            Text("\(tick + index) of 8")
          }
        }
        Text(String(repeating: TextBenchmarks.sentence, count: 4))
        Text("A [link](https://example.com) in a text of several lines, with **bold** and *italic* words, and the end.")
        Text("Big ").font(.title) + Text("and small words in a text that does not fit a line, so that it is wrapped")
        Text("Emoji 👍🏽 and 日本語 in a line that is long enough to be broken into two lines on a phone")
        Text(String(repeating: TextBenchmarks.sentence, count: 4)).lineLimit(2)
      }
      .padding()
    }
  }

  /// The first frame of a page, and the frame after a change of some of its texts.
  private func page(_ report: inout Report) {
    let first = best(of: 10) {
      let screen = screen()
      screen.show(Page(tick: 0))
      _ = screen.semantics()
      _ = screen.picture(scale: 2)
    }
    report.add("text-page-first-frame", n: 1, unit: "ms", first / 1_000)
    let shown = screen(textSystem: TextSystem())
    shown.show(Page(tick: 0))
    _ = shown.semantics()
    _ = shown.picture(scale: 2)
    let engine = shown.graph.textSystem.engine
    let texts = shown.displayList().items.count
    report.add("text-layouts-first-frame", n: texts, unit: "layouts", Double(engine?.layoutCount ?? 0))
    let before = engine?.layoutCount ?? 0
    shown.show(Page(tick: 1_000))
    _ = shown.semantics()
    _ = shown.picture(scale: 2)
    report.add("text-layouts-next-frame", n: 8, unit: "layouts", Double((engine?.layoutCount ?? 0) - before))
    var tick = 0
    let next = best(of: 10) {
      tick += 1
      shown.show(Page(tick: tick))
      _ = shown.semantics()
      _ = shown.picture(scale: 2)
    }
    report.add("text-page-next-frame", n: 1, unit: "ms", next / 1_000)
  }

  // MARK: - Layouts

  /// How many layouts each kind of text takes in a frame beyond the first one: none may be laid out twice.
  ///
  /// A cut line is laid out once more, with its ellipsis, and smaller fonts are other texts: those kinds have a number of
  /// layouts of their own.
  private func layouts(_ report: inout Report) {
    let long = String(repeating: Self.sentence, count: 4)
    func second(_ name: String, beyond needed: Int = 1, _ view: some View) {
      let shown = screen(textSystem: TextSystem())
      shown.show(VStack { view })
      _ = shown.semantics()
      _ = shown.picture(scale: 2)
      let count = shown.graph.textSystem.engine?.layoutCount ?? 0
      report.add("text-second-layouts-\(name)", n: 1, unit: "layouts", Double(count - needed))
    }
    second("line", Text("One line"))
    second("wrapped", Text(long))
    second(
      "attributed", Text("A [link](https://example.com) in a text of several lines, with **bold** and *italic* words."))
    second("sizes", Text("Big ").font(.title) + Text("and small words in a text that does not fit a line, so wrapped"))
    second("cut", beyond: 2, Text(long).lineLimit(2))
    second("cut-line", beyond: 2, Text(long).lineLimit(1))
    second("field", TextField("", text: .constant("A text")))
    second("vertical-field", TextField("", text: .constant(long), axis: .vertical))
    second("editor", TextEditor(text: .constant(long + "\n" + long)))
    second("emoji", Text("Emoji 👍🏽 and 日本語 in a line that is long enough to be broken into two lines on a phone"))
    second("japanese", Text(String(repeating: "日本語の文章は、漢字とかなで書く。", count: 6)))
    second("korean", Text(String(repeating: "한국어 문장은 낱말 사이에서 줄을 바꾼다. ", count: 4)))
    second("arabic", Text(String(repeating: "مرحبا بالعالم، هذا نص طويل. ", count: 6)))
    second(
      "image", Text("An image ") + Text(Image(systemName: "heart")) + Text(" in a text of several lines, wrapped here"))
    second("scaled", beyond: 2, Text(long).lineLimit(2).minimumScaleFactor(0.5))
  }

  private func screen(textSystem: TextSystem? = nil) -> Screen {
    Screen(device: .iPhone17Pro, textSystem: textSystem, timing: .manual)
  }

  // MARK: - Typing

  private struct Editor: View {
    @State var text: String
    var body: some View { TextEditor(text: $text) }
  }

  private struct Field: View {
    @State var text: String
    var body: some View { TextField("Text", text: $text, axis: .vertical) }
  }

  private struct Line: View {
    @State var text: String
    var body: some View { TextField("Text", text: $text) }
  }

  /// Words that are repeated, and keys that are typed after them.
  private struct Script {
    let name: String
    let words: String
    let keys: String

    /// The first characters of the repeated words, as many as a number.
    func text(_ length: Int, separator: String = "") -> String {
      let end = separator.isEmpty ? " " : separator
      return String(String(repeating: words + separator, count: length / words.count + 1).prefix(length - 1)) + end
    }
  }

  private static let scripts = [
    Script(name: "", words: "lorem ipsum dolor ", keys: "amet elit "),
    Script(name: "-japanese", words: "日本語の文章は、漢字とかなで書く。", keys: "東京の天気は晴れです"),
    Script(name: "-emoji", words: "lorem 👍🏽 ipsum ❤️ dolor ", keys: "amet 👍elit"),
    Script(name: "-arabic", words: "مرحبا بالعالم نص طويل ", keys: "السلام علي"),
  ]

  /// A key at the end of a text, with the update that it causes: in one paragraph, and in many.
  private func typing(_ report: inout Report) {
    for script in Self.scripts {
      for length in [250, 1_000, 2_000, 4_000, 8_000] {
        let words = script.text(length)
        func add(_ name: String, _ view: some View) {
          report.add("type-\(name)\(script.name)", n: length, unit: "us/key", cost(of: view, keys: script.keys))
        }
        add("editor-paragraph", Editor(text: words))
        add("editor-lines", Editor(text: script.text(length, separator: "\n")))
        add("vertical-field", Field(text: words))
        add("field", Line(text: words))
      }
    }
  }

  private func cost(of view: some View, keys: String) -> Double {
    let screen = screen()
    screen.show(view)
    screen.settle()
    let app = XCUIApplication(screen: screen)
    (app.textViews.firstMatch.exists ? app.textViews : app.textFields).firstMatch.tap()
    // A tap places the insertion point in the middle of the text.
    screen.press(.end)
    return best(of: 3) { precondition(screen.type(keys), "The text view has no focus.") } / Double(keys.count)
  }
}
