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
    #expect(Array(selection.attributes(in: text)).count == 1)
    #expect(Array(selection.attributes(in: text)[\.inlinePresentationIntent]) == [.stronglyEmphasized])
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(String(text.characters) == "one three")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test("attributes that are chosen at an insertion point are those of the next characters that are typed")
  func typingAttributes() throws {
    let text = TestValue(AttributedString("one"))
    let selection = TestValue(AttributedTextSelection(insertionPoint: text.value.endIndex))
    text.value.transformAttributes(in: &selection.value) { $0.inlinePresentationIntent = .stronglyEmphasized }
    #expect(bold(text.value).isEmpty)
    #expect(
      selection.value.typingAttributes(in: text.value).inlinePresentationIntent == .stronglyEmphasized)
    let phone = PhoneScreen(Note(text: text, selection: selection))
    let field = try #require(phone.node(.textView))
    let action = try #require(field.actions.first { $0.kind == .setText })
    phone.screen.perform { action.perform(.text("one two")) }
    #expect(bold(text.value) == " two")
    var place = AttributedTextSelection(
      insertionPoint: text.value.startIndex, typingAttributes: AttributeContainer().link(exampleLink))
    text.value.replaceSelection(&place, withCharacters: "my ")
    #expect(text.value.runs.first?.link == exampleLink)
    #expect(String(text.value.characters) == "my one two")
  }

  private let exampleLink = URL(fileURLWithPath: "/a")

  @Test("added text does not get attributes that it does not inherit")
  func inheritance() {
    var text = AttributedString("one")
    text[Mark.self] = true
    let selection = AttributedTextSelection(insertionPoint: text.endIndex)
    #expect(selection.typingAttributes(in: text)[Mark.self] == nil)
    let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(Array(all.attributes(in: text)[Mark.self]) == [true])
  }

  private enum Mark: AttributedStringKey {
    typealias Value = Bool
    static let name = "mark"
    static let inheritedByAddedText = false
  }

  @Test("a selection stays at its characters when the text changes, and may have gaps")
  func tracking() throws {
    var text = AttributedString("one two three")
    let two = try #require(text.range(of: "two"))
    var selection = AttributedTextSelection(range: two)
    text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
    guard case .ranges(let ranges) = selection.indices(in: text) else {
      Issue.record("the selection is an insertion point")
      return
    }
    #expect(ranges.ranges.map { String(text[$0].characters) } == ["two"])
    let one = try #require(text.range(of: "one"))
    let three = try #require(text.range(of: "three"))
    var gaps = AttributedTextSelection(ranges: RangeSet([one, three]))
    text.replaceSelection(&gaps, with: AttributedString("1"))
    #expect(String(text.characters) == "zero 1 two ")
    #expect(gaps.indices(in: text) == .insertionPoint(text.index(text.startIndex, offsetByCharacters: 6)))
  }
}
