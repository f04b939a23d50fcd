import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Coordinates") @MainActor
struct XCUICoordinateTests {
  @Test("a coordinate is a point of the element's frame, moved by an offset")
  func coordinates() {
    let app = XCUIApplication(screen: TwiceTapped.self)
    let element = app.staticTexts["Tap here twice"]
    let frame = element.frame
    let point = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)).withOffset(CGVector(dx: 3, dy: 4))
    #expect(point.screenPoint == CGPoint(x: frame.midX + 3, y: frame.minY + 4))
    point.doubleTap()
    #expect(app.staticTexts["double"].exists)
  }

  private struct Pushing: Showable {
    @State private var drags = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Push") {
          Text("Drags: \(drags)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(.rect)
            .gesture(DragGesture().onEnded { _ in drags += 1 })
        }
      }
    }
  }

  @Test("a touch from beside the screen begins at its edge, one from above or below is a system gesture")
  func fromOutside() {
    let app = XCUIApplication(screen: Pushing.self)
    func drag(from start: CGVector, to end: CGVector) {
      app.coordinate(withNormalizedOffset: start).press(
        forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: end))
    }
    app.buttons["Push"].tap()
    drag(from: CGVector(dx: 0.5, dy: -0.01), to: CGVector(dx: 0.5, dy: 0.5))
    drag(from: CGVector(dx: 0.5, dy: 1), to: CGVector(dx: 0.5, dy: 0.5))
    #expect(app.staticTexts["Drags: 0"].exists)
    drag(from: CGVector(dx: 1.01, dy: 0.5), to: CGVector(dx: 0.5, dy: 0.5))
    #expect(app.staticTexts["Drags: 1"].exists)
    drag(from: CGVector(dx: -0.01, dy: 0.5), to: CGVector(dx: 1, dy: 0.5))
    #expect(app.buttons["Push"].exists)
  }

  @Test("a tap beside the screen is a failure")
  func tapOutside() {
    let app = XCUIApplication(screen: Pushing.self)
    let messages = failures { app.coordinate(withNormalizedOffset: CGVector(dx: -1, dy: 0.5)).tap() }
    #expect(
      messages == ["Failed to tap coordinate: the point {-393.0, 426.0} is not on the screen of 393 x 852 points."])
  }
}

private struct TwiceTapped: View, Showable {
  @State private var isTapped = false

  var body: some View {
    VStack {
      Text("Tap here twice").padding().onTapGesture(count: 2) { isTapped = true }
      if isTapped { Text("double") }
    }
  }
}
