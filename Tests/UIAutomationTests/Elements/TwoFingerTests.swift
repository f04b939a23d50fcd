import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Two fingers") @MainActor
struct TwoFingerTests {
  @Test("a pinch magnifies by its scale, or shrinks if the scale is below 1")
  func pinch() {
    let app = XCUIApplication(screen: Canvas.self)
    app.otherElements["canvas"].pinch(withScale: 2, velocity: 1)
    #expect(app.staticTexts["scale 2.0"].exists)
    app.otherElements["canvas"].pinch(withScale: 0.25, velocity: -1)
    #expect(app.staticTexts["scale 0.2"].exists)
  }

  @Test("a pinch whose velocity contradicts its scale fails")
  func impossiblePinch() {
    let app = XCUIApplication(screen: Canvas.self)
    #expect(failures { app.otherElements["canvas"].pinch(withScale: 2, velocity: -1) }.count == 1)
    #expect(app.staticTexts["scale 1.0"].exists)
  }

  @Test("a rotation turns by the angle, either way round")
  func rotate() {
    let app = XCUIApplication(screen: Canvas.self)
    app.otherElements["canvas"].rotate(.pi / 2, withVelocity: 2)
    #expect(app.staticTexts["angle 90"].exists)
    app.otherElements["canvas"].rotate(-.pi / 4, withVelocity: -2)
    #expect(app.staticTexts["angle -45"].exists)
  }

  @Test("a tap with two fingers is not a tap with one")
  func twoFingerTap() {
    let app = XCUIApplication(screen: Canvas.self)
    let lost = failures { app.otherElements["canvas"].twoFingerTap() }
    #expect(app.staticTexts["0 taps"].exists)
    #expect(lost.count == 1)
    #expect(lost.first?.hasPrefix("Failed to two finger tap \"canvas\" Other: nothing at {") == true, "\(lost)")
    app.otherElements["canvas"].tap(withNumberOfTaps: 3, numberOfTouches: 1)
    #expect(app.staticTexts["3 taps"].exists)
  }
}

private struct Canvas: View, Showable {
  @State private var scale: CGFloat = 1
  @State private var angle = 0
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("scale \(String(format: "%.1f", scale))")
      Text("angle \(angle)")
      Text("\(taps) taps")
      Color.blue
        .frame(width: 300, height: 300)
        .onTapGesture { taps += 1 }
        .gesture(
          MagnifyGesture().onEnded { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onEnded { angle = Int($0.rotation.degrees.rounded()) })
        )
        .accessibilityElement()
        .accessibilityIdentifier("canvas")
    }
  }
}
