import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Typing")
struct TypingTests {
  /// Shows a view and focuses its first text control.
  private func focused<Content: View>(_ content: Content) throws -> Screen {
    let screen = Screen.phone()
    screen.show(content)
    let field = try #require(screen.nodes.first { [.textField, .secureTextField, .textView].contains($0.role) })
    screen.perform(try #require(field.actions.first { $0.kind == .focus }))
    return screen
  }

  private func value(of screen: Screen) -> String? {
    screen.nodes.first { [.textField, .secureTextField, .textView].contains($0.role) }?.value
  }

  private struct Field: View {
    let log: EventLog
    @State private var text = "Ann"

    var body: some View {
      TextField("Name", text: $text)
        .onChange(of: text) { log.add(text) }
        .onSubmit { log.add("submitted \(text)") }
    }
  }

  @Test("each key is a separate change, at the end of the text")
  func keys() throws {
    let log = EventLog()
    let screen = try focused(Field(log: log))
    #expect(screen.type("e B"))
    #expect(log.take() == ["Anne", "Anne ", "Anne B"])
    #expect(value(of: screen) == "Anne B")
  }

  @Test("backspaces delete, return submits and removes the focus")
  func deletionAndReturn() throws {
    let log = EventLog()
    let screen = try focused(Field(log: log))
    #expect(screen.type("\u{8}\u{7F}nja\n"))
    #expect(log.take() == ["An", "A", "An", "Anj", "Anja", "submitted Anja"])
    #expect(screen.keyboardFocus == nil)
    #expect(!screen.type("x"))
  }

  @Test("the cursor moves, and the selection is replaced")
  func cursor() throws {
    let screen = try focused(Field(log: EventLog()))
    screen.press(.leftArrow)
    screen.type("X")
    #expect(value(of: screen) == "AnXn")
    screen.press(.home)
    screen.press(.deleteForward)
    #expect(value(of: screen) == "nXn")
    screen.press("a", modifiers: .command)
    screen.type("Bo")
    #expect(value(of: screen) == "Bo")
  }

  @Test("the next key follows the text that a binding has shortened")
  func limit() throws {
    struct Limited: View {
      @State private var code = ""

      var body: some View {
        TextField("Code", text: Binding(get: { code }, set: { code = String($0.prefix(4)).uppercased() }))
      }
    }
    let screen = try focused(Limited())
    screen.type("abcdefg")
    #expect(value(of: screen) == "ABCD")
    screen.type("\u{8}x")
    #expect(value(of: screen) == "ABCX")
  }

  @Test("a value counts when its field is left, not before")
  func value() throws {
    struct Amount: View {
      @State private var amount = 5

      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Text("amount \(amount)")
        }
      }
    }
    let screen = try focused(Amount())
    screen.type("0x\u{8}")
    #expect(value(of: screen) == "50")
    #expect(screen.node(.staticText, "amount 5") != nil)
    screen.type("\n")
    #expect(screen.node(.staticText, "amount 50") != nil)
  }

  @Test("a secure field shows dots for typed characters")
  func secure() throws {
    struct Secret: View {
      @State private var text = ""
      var body: some View { SecureField("Password", text: $text) }
    }
    let screen = try focused(Secret())
    screen.type("abc")
    #expect(value(of: screen) == "•••")
  }

  @Test("return begins a new line in an editor, and in a field of several lines")
  func lines() throws {
    struct Notes: View {
      @State private var text = "one"
      let isField: Bool

      var body: some View {
        if isField { TextField("Notes", text: $text, axis: .vertical) } else { TextEditor(text: $text) }
      }
    }
    for isField in [true, false] {
      let screen = try focused(Notes(isField: isField))
      screen.type("\ntwo")
      #expect(value(of: screen) == "one\ntwo")
    }
  }

  @Test("tab moves the focus to the next field")
  func tab() throws {
    struct Form: View {
      @State private var first = ""
      @State private var second = ""

      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
        }
      }
    }
    let screen = try focused(Form())
    screen.type("a\tb\tc")
    #expect(screen.nodes.filter { $0.role == .textField }.map(\.value) == ["ac", "b"])
  }
}
