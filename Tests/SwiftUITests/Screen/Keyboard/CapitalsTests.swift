import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Capitals on the keyboard")
struct CapitalsTests {
  private struct Field: View {
    let text: Binding<String>
    var capitalization: TextInputAutocapitalization?

    var body: some View {
      VStack {
        TextField("Name", text: text).textInputAutocapitalization(capitalization)
        SecureField("Code", text: text)
        TextEditor(text: text)
      }
    }
  }

  private let text = TestValue("")

  private func screen(
    _ capitalization: TextInputAutocapitalization? = nil, focus: SemanticsNode.Role = .textField
  ) throws -> Screen {
    let screen = Screen(device: .iPhone15)
    screen.show(Field(text: text.binding, capitalization: capitalization))
    screen.perform(try #require(screen.node(focus)?.actions.first { $0.kind == .focus }))
    return screen
  }

  /// The letter on the first key, in upper or lower case.
  private func letter(on screen: Screen) -> String? {
    screen.node(.keyboard)?.selfAndDescendants.first { $0.role == .key }?.label
  }

  @Test("the first letter of each sentence is a capital")
  func sentences() throws {
    let screen = try screen()
    #expect(letter(on: screen) == "Q")
    screen.type("H")
    #expect(letter(on: screen) == "q")
    screen.type("i. ")
    #expect(letter(on: screen) == "Q")
    screen.type("a ")
    #expect(letter(on: screen) == "q")
  }

  @Test("the field determines the capitalization: words, all characters, or nothing")
  func kinds() throws {
    text.value = "a "
    #expect(letter(on: try screen(.words)) == "Q")
    #expect(letter(on: try screen(.sentences)) == "q")
    text.value = "a"
    #expect(letter(on: try screen(.words)) == "q")
    #expect(letter(on: try screen(.characters)) == "Q")
    text.value = ""
    #expect(letter(on: try screen(.never)) == "q")
  }

  @Test("a line of an editor begins with a capital, a secure field never does")
  func otherControls() throws {
    text.value = "a\n"
    #expect(letter(on: try screen(focus: .textView)) == "Q")
    #expect(letter(on: try screen(focus: .secureTextField)) == "q")
  }

  @Test("shift applies to one letter, whatever the text")
  func shift() throws {
    let screen = try screen()
    func tap(_ label: String) throws {
      let key = try #require(screen.node(.keyboard)?.selfAndDescendants.first { $0.label == label }, "\(label)")
      #expect(screen.tap(at: CGPoint(x: key.frame.midX, y: key.frame.midY)))
    }
    try tap("shift")
    try tap("a")
    try tap("shift")
    try tap("B")
    try tap("c")
    #expect(text.value == "aBc")
  }

  @Test("typed text is not changed")
  func typing() throws {
    let screen = try screen(.characters)
    screen.type("ann")
    #expect(text.value == "ann")
  }
}
