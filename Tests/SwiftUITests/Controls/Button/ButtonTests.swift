import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Button") @MainActor
struct ButtonTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test("a button is one element: its label's texts, and an action")
  func isOneElement() throws {
    let host = ControlHost {
      Button {
      } label: {
        HStack {
          Text("Total")
          Text("12 €")
        }
      }
    }
    #expect(host.nodes.count == 1)
    let node = try host.node()
    #expect(node.role == .button)
    #expect(node.label == "Total, 12 €")
    #expect(node.isEnabled)
    #expect(node.actions.map(\.kind) == [.activate])
  }

  @Test("activating a button changes state at once")
  func activationIsFlushed() throws {
    let host = ControlHost { Counter() }
    try host.perform(.activate, on: "Count 0")
    try host.perform(.activate, on: "Count 1")
    #expect(try host.node().label == "Count 2")
  }

  @Test("a finger on a button presses it and acts when it is lifted inside")
  func fingerActs() throws {
    let host = ControlHost(width: 200, height: 100) { Counter() }
    let frame = try host.node().frame
    #expect(host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(try host.node().label == "Count 1")
    host.screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 40))
    #expect(try host.node().label == "Count 1")
  }

  @Test("a disabled button refuses actions with a message")
  func disabledRefuses() throws {
    let host = ControlHost(width: 200, height: 100) { Counter().disabled(true) }
    let node = try host.node()
    #expect(!node.isEnabled)
    try host.perform(.activate, on: "Count 0")
    #expect(try host.node().label == "Count 0")
    #expect(
      host.issues == [
        "The control is disabled: its action was not run. Enable it first, or expect it to be disabled."
      ])
    host.screen.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(try host.node().label == "Count 0")
  }

  @Test("a button whose label is disabled stays enabled and acts, with a warning")
  func disabledLabel() throws {
    struct Labelled: View {
      @State private var taps = 0

      var body: some View {
        Button {
          taps += 1
        } label: {
          Text("Taps \(taps)").disabled(true)
        }
      }
    }
    let warning =
      "The label of this button is disabled, but the button is not: its action was run, as on Apple's systems. Put "
      + "disabled(_:) on the button instead of its label."
    let host = ControlHost(width: 200, height: 100) { Labelled() }
    #expect(try host.node().isEnabled)
    #expect(host.issues == [])
    let frame = try host.node().frame
    host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try host.node().label == "Taps 1")
    try host.perform(.activate, on: "Taps 1")
    #expect(try host.node().label == "Taps 2")
    #expect(host.issues == [warning])
    let part = ControlHost(width: 200, height: 100) {
      Button {
      } label: {
        HStack {
          Text("A")
          Text("B").disabled(true)
        }
      }
    }
    try part.perform(.activate, on: "A, B")
    #expect(part.issues == [])
  }

  struct PressedStyle: ButtonStyle {
    let log: EventLog
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      log.add("\(configuration.isPressed ? "pressed" : "idle") \(isEnabled) \(configuration.role == .cancel)")
      return configuration.label.padding(10)
    }
  }

  @Test("a style reads the press, the role and its own environment")
  func styleSeesPress() throws {
    let log = EventLog()
    let host = ControlHost(width: 200, height: 100) {
      Button("Press", role: .cancel) { log.add("action") }
        .buttonStyle(PressedStyle(log: log))
    }
    let frame = try host.node().frame
    host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.lines == ["idle true true", "pressed true true", "action", "idle true true"])
  }

  struct DoubleStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
    }
  }

  struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.bordered)
    }
  }

  @Test("a primitive style handles touches; the button remains one element")
  func primitiveStyle() throws {
    let log = EventLog()
    let host = ControlHost(width: 200, height: 100) {
      Button("Twice") { log.add("run") }.buttonStyle(DoubleStyle())
      Button("Wrapped") { log.add("wrapped") }.buttonStyle(Wrapping())
    }
    #expect(host.nodes.map(\.role) == [.button, .button])
    let frame = try host.node("Twice").frame
    host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.lines == ["run", "run"])
    try host.perform(.activate, on: "Wrapped")
    #expect(log.lines.last == "wrapped")
  }

  @Test("bordered buttons have the measures of iOS")
  func borderedMeasures() throws {
    let host = ControlHost(width: 400) {
      VStack {
        Button("Regular") {}.buttonStyle(.bordered)
        Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Text("Regular")
      }
    }
    let text = try host.node("Regular", .staticText).frame
    let regular = try host.node("Regular", .button).frame
    #expect(regular.width == text.width + 24)
    #expect(regular.height == text.height + 14)
    #expect(try host.node("Large").frame.height == text.height + 30)
  }

  @Test("all spellings of a button resolve")
  func spellings() {
    let title: String = "Title"
    let role: ButtonRole? = .destructive
    let host = ControlHost {
      Button("A") {}
      Button(title) {}
      Button("B", action: {})
      Button("C", role: .cancel) {}
      Button(title, role: role) {}
      Button("D", systemImage: "plus") {}
      Button(title, systemImage: "plus", role: .cancel) {}
      Button(action: {}) { Text("E") }
      Button(action: {}, label: { Text("F") })
      Button(role: .destructive) {
      } label: {
        Text("G")
      }
      Button(role: .cancel) {}
    }
    #expect(
      host.nodes.map(\.label) == ["A", "Title", "B", "C", "Title", "D", "Title", "E", "F", "G", "Cancel"])
  }

  @Test("a long-pressed button acts once, whatever its repeat behavior")
  func repeatBehavior() {
    func taps(_ behavior: ButtonRepeatBehavior) -> Int {
      let log = EventLog()
      let host = Screen.phone(width: 100, height: 100)
      host.show(Button("Add") { log.add("tap") }.buttonRepeatBehavior(behavior))
      host.tap(at: CGPoint(x: 50, y: 50), duration: 2)
      return log.lines.count
    }
    #expect(taps(.enabled) == 1)
    #expect(taps(.disabled) == 1)
    #expect(read(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(.enabled) } == .enabled)
    #expect(read(\.buttonRepeatBehavior) { $0 } == .automatic)
  }

  @Test("a bordered button has the requested shape")
  func borderShape() {
    func corner(_ change: (Button<Text>) -> some View) -> Bool? {
      let host = ControlHost(width: nil) { change(Button("Save changes") {}).buttonStyle(.borderedProminent) }
      for item in host.screen.displayList().items {
        if case .fill(let path, _, _) = item.content { return path.contains(CGPoint(x: 4, y: 4)) }
      }
      return nil
    }
    #expect(corner { $0 } == true)
    #expect(corner { $0.buttonBorderShape(.roundedRectangle) } == true)
    #expect(corner { $0.buttonBorderShape(.roundedRectangle(radius: 2)) } == true)
    #expect(corner { $0.buttonBorderShape(.capsule) } == false)
  }

  /// Measured on macOS 13: 20 points high, 9 points beside the title.
  @Test("on a Mac a button is a push button, unless its style differs")
  func onMac() throws {
    var environment = EnvironmentValues()
    environment.design = .macOS15
    environment.displayScale = 2
    let host = ControlHost(environment: environment) {
      Button("Submit") {}
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
    }
    #expect(try host.node("Submit").frame.height == 20 && host.node("Prominent").frame.height == 20)
    #expect(try host.node("Submit").frame.width == host.elements(named: "Text")[0].size.width + 18)
    #expect(try host.node("Plain").frame.height == 16)
    let face = try host.node("Submit").frame
    let picture = try #require(host.screen.picture(scale: 2))
    #expect(picture[Int(face.minX * 2) + 8, Int(face.midY * 2)] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("since iOS 26 the border of a button is a capsule, unless a shape is named")
  func capsule() throws {
    func corner(_ version: Design, _ shape: ButtonBorderShape) throws -> UInt8 {
      var environment = EnvironmentValues()
      environment.design = version
      let screen = Screen(size: .unspecified, environment: environment)
      screen.show(Button("Save the document") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape))
      // A corner with a radius of 8 points covers this pixel, one of half the height does not.
      return try #require(screen.picture(scale: 1))[3, 4].alpha
    }
    #expect(try corner(.iOS18, .automatic) > 200 && corner(.iOS26, .automatic) < 50)
    #expect(try corner(.iOS26, .roundedRectangle) > 200)
  }
}
