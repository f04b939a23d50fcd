import Testing

@testable import SwiftUI

@Suite("Keys and commands") @MainActor
struct KeyPressTests {
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
}
