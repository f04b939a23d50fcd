import Testing

@testable import SwiftUI

@Suite("Actions of elements") @MainActor
struct SemanticsActionTests {
  @Test("an app's action with the name of a framework action is distinct from it")
  func namesDoNotCollide() throws {
    let log = EventLog()
    let screen = PhoneScreen(
      Text("Row")
        .accessibilityAction(named: "longPress") { log.add("named") }
        .onLongPressGesture { log.add("held") })
    let node = try #require(screen.node(.staticText, "Row"))
    #expect(Set(node.actions.map(\.kind)) == [.longPress, .named("longPress")])
    screen.screen.perform { node.action(.longPress)?.perform() }
    screen.screen.perform { node.action(.named("longPress"))?.perform() }
    #expect(log.take() == ["held", "named"])
  }

  @Test("an action refuses an argument of the wrong kind with a message")
  func wrongArgument() throws {
    let volume = TestValue(0.5)
    let screen = PhoneScreen(Slider(value: volume.binding) { Text("Volume") })
    let set = try #require(screen.node(.slider)?.action(.setNumber))
    screen.screen.perform { set.perform(.text("100%")) }
    #expect(volume.value == 0.5)
    #expect(
      screen.issues == [
        "The action setNumber does not take text(\"100%\"): nothing was changed. Give it an argument of its own kind."
      ])
    screen.screen.perform { set.perform(.number(1)) }
    #expect(volume.value == 1)
  }

  @Test("a colour picker takes a colour, without its opacity if it has none")
  func color() throws {
    let tint = TestValue(Color.red)
    let screen = PhoneScreen(ColorPicker("Tint", selection: tint.binding, supportsOpacity: false))
    let set = try #require(screen.node(.button, "Tint")?.action(.setColor))
    screen.screen.perform { set.perform(.color(Color(red: 0, green: 0, blue: 1, opacity: 0.5))) }
    #expect(screen.node(.button, "Tint")?.value == "#0000FF")
  }
}
