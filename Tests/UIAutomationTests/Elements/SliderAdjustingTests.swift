import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct SliderAdjustingTests {
  @Test("a slider's thumb is dragged to the position", arguments: [0, 0.2, 0.5, 0.75, 1])
  func sliders(position: CGFloat) {
    let app = XCUIApplication(showing: Volume())
    #expect(app.sliders["Volume"].normalizedSliderPosition == 0.5)
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: position)
    #expect(app.sliders["Volume"].normalizedSliderPosition == position)
  }

  @Test("halfway between two steps is the higher one, also with labels and from right to left")
  func steps() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let app = XCUIApplication(showing: Steps().environment(\.layoutDirection, direction))
      app.sliders.element.adjust(toNormalizedSliderPosition: 0.75)
      #expect(app.staticTexts["8"].exists)
      app.sliders.element.adjust(toNormalizedSliderPosition: 0.3)
      #expect(app.staticTexts["3"].exists)
    }
  }

  @Test("the text of a slider's value is irrelevant, and an element other than a slider fails")
  func values() {
    let app = XCUIApplication(showing: Volume().accessibilityValue("half as loud"))
    #expect(app.sliders["Volume"].value as? String == "half as loud")
    #expect(app.sliders["Volume"].normalizedSliderPosition == 0.5)
    let told = failures {
      XCUIApplication(showing: Text("Volume")).staticTexts["Volume"].adjust(toNormalizedSliderPosition: 1)
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Failed to adjust \"Volume\" StaticText: ") == true)
    #expect(told.first?.hasSuffix(" is not a slider.") == true)
  }
}

private struct Volume: View {
  // With this width, the thumb's positions are whole points.
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value) { Text("Volume") }.frame(width: 227)
  }
}

private struct Steps: View {
  // With these label widths, the thumb's positions are whole points.
  @State private var value = 5.0

  var body: some View {
    Text("\(Int(value))")
    Slider(value: $value, in: 0...10, step: 1) {
      Text("Steps")
    } minimumValueLabel: {
      Text("few of them").frame(width: 100)
    } maximumValueLabel: {
      Text("many").frame(width: 50)
    }
  }
}
