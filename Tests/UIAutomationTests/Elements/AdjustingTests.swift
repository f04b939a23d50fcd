import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Adjusting") @MainActor
struct AdjustingTests {
  @Test("a slider is adjusted to a position", arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func slider(position: CGFloat) {
    let app = XCUIApplication(screen: Controls.self)
    let slider = app.sliders["Volume"]
    slider.adjust(toNormalizedSliderPosition: position)
    #expect(abs(slider.normalizedSliderPosition - position) <= 0.01)
    #expect(app.staticTexts["volume \(Int((position * 100).rounded()))"].exists)
  }

  @Test("a slider with steps is adjusted to the nearest step")
  func steps() {
    let app = XCUIApplication(screen: Controls.self)
    app.sliders["Size"].adjust(toNormalizedSliderPosition: 0.72)
    #expect(app.staticTexts["size 7"].exists)
  }

  @Test("a picker wheel turns in either direction until it shows a value")
  func wheel() {
    let app = XCUIApplication(screen: Controls.self)
    let wheel = app.pickerWheels.firstMatch
    wheel.adjust(toPickerWheelValue: "Purple")
    #expect(wheel.value as? String == "Purple")
    #expect(app.staticTexts["colour Purple"].exists)
    wheel.adjust(toPickerWheelValue: "Red")
    #expect(app.staticTexts["colour Red"].exists)
  }

  @Test("a value that is not on the wheel fails, with the current value")
  func missingValue() {
    let app = XCUIApplication(screen: Controls.self)
    let messages = failures { app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Mauve") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("never showed 'Mauve'") == true)
  }

  @Test("a stepper's buttons step, and a switch is toggled by a tap and by a drag")
  func stepperAndSwitch() {
    let app = XCUIApplication(screen: Controls.self)
    app.steppers["count"].buttons["Increment"].tap()
    app.buttons["count-Increment"].tap()
    #expect(app.staticTexts["count 2"].exists)
    let toggle = app.switches["Sound"].firstMatch
    toggle.tap()
    #expect(toggle.value as? String == "1")
    let knob = toggle.switches.firstMatch
    knob.coordinate(withNormalizedOffset: CGVector(dx: 0.75, dy: 0.5))
      .press(forDuration: 0.1, thenDragTo: knob.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)))
    #expect(toggle.value as? String == "0")
    knob.swipeLeft()
    #expect(toggle.value as? String == "0")
    knob.swipeRight()
    #expect(toggle.value as? String == "1")
  }
}

private struct Controls: View, Showable {
  @State private var volume = 0.1
  @State private var size = 0.0
  @State private var colour = "Orange"
  @State private var count = 0
  @State private var isOn = false

  private let colours = ["Red", "Orange", "Yellow", "Green", "Blue", "Purple"]

  var body: some View {
    VStack {
      Text("volume \(Int((volume * 100).rounded()))")
      Slider(value: $volume) { Text("Volume") }
      Text("size \(Int(size))")
      Slider(value: $size, in: 0...10, step: 1) { Text("Size") }
      Text("colour \(colour)")
      Picker("Colour", selection: $colour) {
        ForEach(colours, id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      Text("count \(count)")
      Stepper("Count", value: $count).accessibilityIdentifier("count")
      Toggle("Sound", isOn: $isOn)
    }
  }
}
