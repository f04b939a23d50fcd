import Foundation
import Testing

@testable import SwiftUI

@Suite("Sliders with steps and marks") @MainActor
struct SliderStepTests {
  private struct Temperature: View {
    @State var value = 10.0

    var body: some View {
      Slider(value: $value, in: 0...20, step: 5, neutralValue: 10, enabledBounds: 5...20) {
        Text("Temperature")
      } tick: { step in
        step == 10 ? nil : SliderTick(step)
      }
    }
  }

  @Test("a closure decides which steps have marks")
  func marks() {
    let binding = Binding.constant(10.0)
    let range = SliderRange(binding, 0...20, step: 5) { _ in }
      .with(enabled: 5...20, neutral: 10) { $0 == 10 ? nil : SliderTick($0) }
    #expect(range.ticks == [0, 0.25, 0.75, 1])
    #expect(range.neutralFraction == 0.5)
  }

  @Test("a slider without marks at its steps has none")
  func noMarks() {
    let none: (Double) -> SliderTick<Double>? = { _ in nil }
    let range = SliderRange(.constant(1.0), 0...20, step: 5) { _ in }.with(enabled: nil, neutral: nil, tick: none)
    #expect(range.ticks == [])
  }

  @Test("the value moves by steps, in the bounds that can be chosen")
  func moves() throws {
    let host = ControlHost { Temperature() }
    try host.perform(.setNumber, on: "Temperature", with: .number(13))
    #expect(try host.node("Temperature").value == "75%")
    try host.perform(.setNumber, on: "Temperature", with: .number(0))
    #expect(try host.node("Temperature").value == "25%")
  }
}
