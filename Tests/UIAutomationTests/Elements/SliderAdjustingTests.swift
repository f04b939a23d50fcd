import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct SliderAdjustingTests {
  @Test("a slider's thumb is dragged to where it is meant to be", arguments: [0, 0.2, 0.5, 0.75, 1])
  func sliders(position: CGFloat) {
    let app = XCUIApplication(showing: Volume())
    #expect(app.sliders["Volume"].normalizedSliderPosition == 0.5)
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: position)
    #expect(app.sliders["Volume"].normalizedSliderPosition == position)
  }

  @Test("half-way between two steps is the higher one, beside labels and from right to left too")
  func steps() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let app = XCUIApplication(showing: Steps().environment(\.layoutDirection, direction))
      app.sliders.element.adjust(toNormalizedSliderPosition: 0.75)
      #expect(app.staticTexts["8"].exists)
      app.sliders.element.adjust(toNormalizedSliderPosition: 0.3)
      #expect(app.staticTexts["3"].exists)
    }
  }

  @Test("what a slider's value is called does not matter, and what is no slider fails")
  func values() {
    let app = XCUIApplication(showing: Volume().accessibilityValue("half as loud"))
    #expect(app.sliders["Volume"].value as? String == "half as loud")
    #expect(app.sliders["Volume"].normalizedSliderPosition == 0.5)
    let told = failures {
      XCUIApplication(showing: Text("Volume")).staticTexts["Volume"].adjust(toNormalizedSliderPosition: 1)
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Failed to adjust \"Volume\" StaticText: ") == true)
    #expect(told.first?.hasSuffix(" is no slider.") == true)
  }
}

private struct Volume: View {
  // The width is such that the thumb's places are whole points.
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value) { Text("Volume") }.frame(width: 227)
  }
}

private struct Steps: View {
  // The labels' widths are such that the thumb's places are whole points.
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
