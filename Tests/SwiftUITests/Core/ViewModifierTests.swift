import Testing

@testable import SwiftUI

@Suite("View modifiers") @MainActor
struct ViewModifierTests {
  private struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      VStack {
        Text("\(title) above")
        content
        Text("\(title) below")
      }
    }
  }

  @Test("a modifier puts its views around the one that it is applied to")
  func body() {
    #expect(PhoneScreen(Text("a").modifier(Framed(title: "1"))).texts == ["1 above", "a", "1 below"])
  }

  @Test("the first of two concatenated modifiers is applied first")
  func concat() {
    let both = Framed(title: "inner").concat(Framed(title: "outer"))
    #expect(
      PhoneScreen(Text("a").modifier(both)).texts == ["outer above", "inner above", "a", "inner below", "outer below"])
  }

  @Test("the empty modifier changes nothing")
  func empty() {
    #expect(PhoneScreen(Text("a").modifier(EmptyModifier.identity)).texts == ["a"])
    #expect(PhoneScreen(Text("a").modifier(EmptyModifier())).texts == ["a"])
  }

  @Test("modified content has its view and its modifier, and can be created directly")
  func modifiedContent() {
    let content = ModifiedContent(content: Text("a"), modifier: Framed(title: "1"))
    #expect(content.modifier.title == "1")
    #expect(PhoneScreen(content).texts == ["1 above", "a", "1 below"])
  }

  private struct Counter: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Button("\(count)") { count += 1 }
    }
  }

  @Test("a modifier has state of its own")
  func state() {
    let phone = PhoneScreen(Text("a").modifier(Counter()))
    phone.tap("0")
    #expect(phone.buttons == ["1"])
  }
}
