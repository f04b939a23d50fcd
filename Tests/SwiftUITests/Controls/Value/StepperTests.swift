import Foundation
import Testing

@testable import SwiftUI

@Suite("Stepper") @MainActor
struct StepperTests {
  struct Quantity: View {
    @State private var value = 2
    let range: ClosedRange<Int>
    var step = 1

    var body: some View {
      Stepper("Quantity", value: $value, in: range, step: step)
    }
  }

  @Test("a stepper steps, and stops at its bounds")
  func steps() throws {
    let host = ControlHost { Quantity(range: 1...3) }
    #expect(try host.node().role == .stepper)
    #expect(try host.node("Quantity").value == "2")
    try host.perform(.increment, on: "Quantity")
    try host.perform(.increment, on: "Quantity")
    #expect(try host.node("Quantity").value == "3")
    for _ in 0..<4 { try host.perform(.decrement, on: "Quantity") }
    #expect(try host.node("Quantity").value == "1")
  }

  @Test("a step that would leave the bounds ends at the bound")
  func lastStep() throws {
    let host = ControlHost { Quantity(range: 0...5, step: 2) }
    for _ in 0..<3 { try host.perform(.increment, on: "Quantity") }
    #expect(try host.node("Quantity").value == "5")
  }

  @Test("the buttons are 94 by 32 points at the trailing edge (F187), and each takes its touches")
  func buttons() throws {
    let host = ControlHost(width: 280) { Quantity(range: 0...9) }
    let buttons = try host.frame(of: "StepperButtons")
    #expect(buttons.maxX == 280)
    #expect(buttons.size == CGSize(width: 94, height: 32))
    host.screen.tap(at: CGPoint(x: buttons.maxX - 10, y: buttons.midY))
    #expect(try host.node("Quantity").value == "3")
    host.screen.tap(at: CGPoint(x: buttons.minX + 10, y: buttons.midY))
    host.screen.tap(at: CGPoint(x: buttons.minX + 10, y: buttons.midY))
    #expect(try host.node("Quantity").value == "1")
    host.screen.tap(at: CGPoint(x: 5, y: buttons.midY))
    #expect(try host.node("Quantity").value == "1")
  }

  @Test("right to left, the plus button is on the left")
  func mirrored() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ControlHost(width: 280, environment: environment) { Quantity(range: 0...9) }
    let buttons = try host.frame(of: "StepperButtons")
    #expect(buttons.minX == 0)
    host.screen.tap(at: CGPoint(x: 10, y: buttons.midY))
    #expect(try host.node("Quantity").value == "3")
  }

  @Test("a stepper of closures runs them between the calls that say editing")
  func closures() throws {
    let log = EventLog()
    let host = ControlHost {
      Stepper(
        "Colour", onIncrement: { log.add("next") }, onDecrement: nil,
        onEditingChanged: { log.add($0 ? "begin" : "end") })
    }
    try host.perform(.increment, on: "Colour")
    try host.perform(.decrement, on: "Colour")
    #expect(log.lines == ["begin", "next", "end"])
  }

  @Test("the value is formatted in the environment's locale")
  func locale() throws {
    let amount = Binding.constant(1.5)
    let host = ControlHost {
      Stepper("A", value: amount, format: .number)
      Stepper("B", value: amount, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.nodes.map(\.value) == ["1.5", "1,5"])
  }

  @Test("all spellings of a stepper resolve")
  func spellings() {
    let value = Binding.constant(1)
    let amount = Binding.constant(1.0)
    let title: String = "T"
    let host = ControlHost {
      Stepper("A", value: value)
      Stepper(title, value: value, in: 0...3)
      Stepper("B", value: value, in: 0...3, step: 2)
      Stepper(value: value, in: 0...3) { Text("C") }
      Stepper(value: value) { Text("D") }
      Stepper(value: value, in: 0...3, onEditingChanged: { _ in }) { Text("E") }
      Stepper(onIncrement: {}, onDecrement: {}) { Text("F") }
      Stepper("G", value: amount, in: 0...1, step: 0.1, format: .percent)
      Stepper {
        Text("H")
      } onIncrement: {
      } onDecrement: {
      }
    }
    #expect(host.nodes.map(\.label) == ["A", "T", "B", "C", "D", "E", "F", "G", "H"])
    #expect(host.nodes[7].value == "100%")
  }
}
