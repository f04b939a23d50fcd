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

  @Test("a key that an action handles is not typed, one that it ignores is")
  func keyPresses() throws {
    struct Watched: View {
      let log: EventLog
      @State private var text = ""

      var body: some View {
        TextField("Text", text: $text)
          .onKeyPress("x") {
            log.add("x")
            return .handled
          }
          .onKeyPress(phases: .all) { press in
            log.add("\(press.characters) \(press.phase == .up ? "up" : "down")")
            return .ignored
          }
      }
    }
    let log = EventLog()
    let screen = try focused(Watched(log: log))
    screen.type("ax")
    #expect(value(of: screen) == "a")
    #expect(log.take() == ["a down", "a up", "x"])
  }

  @Test("keys that the focused text ignores perform the commands around it")
  func commands() throws {
    struct Watched: View {
      let log: EventLog
      @State private var text = "ab"

      var body: some View {
        TextField("Text", text: $text)
          .onDeleteCommand { log.add("delete") }
          .onMoveCommand { log.add("\($0)") }
          .onExitCommand { log.add("exit") }
          .onExitCommand(perform: nil)
      }
    }
    let log = EventLog()
    let screen = try focused(Watched(log: log))
    #expect(screen.press(.delete) == .typed)
    #expect(screen.press(.upArrow) == .typed)
    #expect(log.take() == [])
    #expect(screen.press(.escape) == .handled)
    #expect(log.take() == ["exit"])
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("arrow and delete keys perform the commands around a focused view without text")
  func commandsWithoutText() {
    let element = FocusedKeys()
    let screen = Screen.phone()
    screen.show(element)
    screen.perform { element.isFocused.value = true }
    #expect(screen.press(.upArrow) == .handled)
    #expect(screen.press(.rightArrow) == .handled)
    #expect(screen.press(.delete) == .handled)
    #expect(screen.press(.deleteForward) == .handled)
    #expect(screen.press("x") == .ignored)
    #expect(element.log.take() == ["up", "right", "delete", "delete"])
  }

  private struct FocusedKeys: View {
    let isFocused = TestValue(false)
    let log = EventLog()
    @FocusState private var focus: Bool

    var body: some View {
      Color.red.focusable().focused($focus)
        .onChange(of: isFocused.value) { focus = $1 }
        .onMoveCommand { log.add("\($0)") }
        .onDeleteCommand { log.add("delete") }
    }
  }

  @Test("keyboard shortcuts activate toggles, and buttons whose style handles touches itself")
  func otherShortcuts() {
    struct TapStyle: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
    let log = EventLog()
    let isOn = TestValue(false)
    let screen = Screen.phone()
    screen.show(
      VStack {
        Toggle("Bold", isOn: isOn.binding).keyboardShortcut("b")
        Button("Save") { log.add("save") }.buttonStyle(TapStyle()).keyboardShortcut("s")
      })
    #expect(screen.press("b", modifiers: .command) == .shortcut)
    #expect(isOn.value)
    #expect(screen.press("s", modifiers: .command) == .shortcut)
    #expect(log.take() == ["save"])
  }

  @Test("keyboard shortcuts press their buttons, those without a command key if nothing handles the key")
  func shortcuts() throws {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(
      VStack {
        Button("Save") { log.add("save") }.keyboardShortcut("s")
        Button("OK") { log.add("ok") }.keyboardShortcut(.defaultAction)
        Button("Off") { log.add("off") }.keyboardShortcut("o").disabled(true)
      })
    #expect(screen.press("s", modifiers: .command) == .shortcut)
    #expect(screen.press(.return) == .shortcut)
    #expect(screen.press("s") == .ignored)
    #expect(screen.press("o", modifiers: .command) == .ignored)
    #expect(log.take() == ["save", "ok"])
  }
}
