import Foundation
import Testing

@testable import SwiftUI

@Suite("Editors of attributed text") @MainActor
struct AttributedEditorTests {
  private struct Note: View {
    let text: TestValue<AttributedString>
    let selection: TestValue<AttributedTextSelection>

    var body: some View { TextEditor(text: text.binding, selection: selection.binding) }
  }

  private func bold(_ text: AttributedString) -> String {
    text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
      .map { String(text[$0.range].characters) }.joined()
  }

  @Test("typed characters get the attributes in front of them, and others keep theirs")
  func typing() throws {
    var start = AttributedString("one ")
    var word = AttributedString("two")
    word.inlinePresentationIntent = .stronglyEmphasized
    start += word
    let text = TestValue(start)
    let selection = TestValue(AttributedTextSelection())
    let phone = PhoneScreen(Note(text: text, selection: selection))
    let field = try #require(phone.node(.textView))
    #expect(field.value == "one two")
    let action = try #require(field.actions.first { $0.kind == .setText })
    phone.screen.perform { action.perform(.text("one twos")) }
    #expect(String(text.value.characters) == "one twos" && bold(text.value) == "twos")
    #expect(selection.value == AttributedTextSelection(insertionPoint: text.value.endIndex))
  }

  @Test("a selection changes the attributes of its characters, and is replaced by characters")
  func selections() {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: text.range(of: "two") ?? text.startIndex..<text.endIndex)
    text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
    #expect(bold(text) == "two")
    #expect(selection.attributes(in: text).count == 1)
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(String(text.characters) == "one three")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }
}
