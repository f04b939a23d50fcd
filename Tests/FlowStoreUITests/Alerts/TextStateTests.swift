import FlowStoreUI
import SwiftUI
import Testing

@Suite("A text in the state")
@MainActor
struct TextStateTests {
  @Test("is equal to one with the same string and styles")
  func equality() {
    let name = "Ada"
    #expect(TextState("Hello, \(name)!") == TextState("Hello, \("Ada")!"))
    #expect(TextState("Hello, \(name)!") != TextState("Hello, \("Bob")!"))
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").kerning(1) != TextState("a").kerning(2))
    #expect(Set([TextState("a").italic(), TextState("a").italic()]).count == 1)
  }

  @Test("is equal to one with the same string, localized or not")
  func lookedUp() {
    let name = "Ada"
    #expect(TextState("Hello, \(name)!") == TextState(verbatim: "Hello, Ada!"))
    #expect(Set([TextState("Hello, \(name)!"), TextState(verbatim: "Hello, Ada!")]).count == 1)
    #expect(TextState("a") + TextState("b") == TextState(verbatim: "a") + TextState(verbatim: "b"))
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    #expect(TextState("a").bold() != TextState(verbatim: "a"))
  }

  @Test("is a string in a locale")
  func string() {
    let state = TextState("\(1_234)").bold() + TextState(verbatim: " apples")
    #expect(String(state: state) == "1,234 apples")
    #expect(String(state: state, locale: Locale(identifier: "de_DE")) == "1.234 apples")
  }

  @Test("is shown with its styles, and its parts with theirs")
  func styles() {
    let state =
      TextState("a").bold().italic().font(.title).fontWeight(.light).foregroundColor(.red)
      + TextState("b").kerning(1).tracking(2).baselineOffset(3).underline(color: .blue).strikethrough()
    let text =
      Text("a").bold().italic().font(.title).fontWeight(.light).foregroundColor(.red)
      + Text("b").kerning(1).tracking(2).baselineOffset(3).underline(color: .blue).strikethrough()
    #expect(Text(state) == text)
    #expect(Text(state.bold()) == text.bold())
    #expect(Text(state) != text.bold())
  }
}
