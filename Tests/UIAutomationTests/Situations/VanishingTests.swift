import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Elements that appear and disappear") @MainActor
struct VanishingTests {
  @Test("an element that is removed by the first of two taps does not receive the second")
  func vanishing() {
    let app = XCUIApplication(screen: Vanishing.self)
    let button = app.buttons["Vanish"]
    button.doubleTap()
    #expect(!button.exists)
    #expect(app.staticTexts["vanished 1"].exists)
    let messages = failures { button.tap() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Failed to tap \"Vanish\" Button: No matches found for") == true)
  }

  @Test("an element that is removed during a drag leaves the screen in a valid state")
  func vanishingUnderDrag() {
    let app = XCUIApplication(screen: Vanishing.self)
    let messages = failures {
      app.staticTexts["Drag me away"].press(forDuration: 0.1, thenDragTo: app.buttons["Vanish"])
    }
    #expect(messages.isEmpty)
    #expect(!app.staticTexts["Drag me away"].exists)
    #expect(app.staticTexts["state 0"].exists)
    app.buttons["Vanish"].tap()
    #expect(app.staticTexts["vanished 1"].exists)
  }

  @Test("a tap waits for a pushed screen, and a popped one cannot be tapped")
  func transitions() {
    let app = XCUIApplication(screen: Screens.self)
    app.buttons["Details"].tap()
    app.buttons["Like"].tap()
    app.navigationBars.buttons["List"].tap()
    #expect(app.staticTexts["liked"].exists)
    app.buttons["Slowly"].tap()
    app.buttons["Late"].tap()
    #expect(app.staticTexts["late"].exists)
  }

  @Test("a link to a value without a destination is reported, and the screen stays")
  func missingDestination() {
    let app = XCUIApplication(screen: Screens.self)
    app.buttons["Nowhere"].tap()
    #expect(app.navigationBars.count == 1)
    #expect(app.screenIssues.contains { $0.contains("navigationDestination") })
  }

  @Test("a gesture that a scroll view takes over is cancelled: its state is reset, and it never ends")
  func cancelledGesture() {
    let app = XCUIApplication(screen: Cancelled.self)
    app.staticTexts["Press"].swipeUp()
    #expect(app.staticTexts["pressed false, ended 0"].exists)
    app.staticTexts["Press"].press(forDuration: 1)
    #expect(app.staticTexts["pressed false, ended 1"].exists)
  }

  @Test("a button is not pressed if the finger slides off it")
  func slidingAway() {
    let app = XCUIApplication(screen: Vanishing.self)
    app.buttons["Vanish"].press(forDuration: 0.2, thenDragTo: app.staticTexts["Drag me away"])
    #expect(app.buttons["Vanish"].exists)
    #expect(app.staticTexts["vanished 0"].exists)
  }
}

extension XCUIApplication {
  /// The issues of the app.
  fileprivate var screenIssues: [String] { app.screen?.graph.issues.map(\.message) ?? [] }
}

private struct Vanishing: View, Showable {
  @State private var vanished = 0
  @State private var isDragged = false
  @GestureState private var state = 0

  var body: some View {
    VStack(spacing: 60) {
      Text("vanished \(vanished)")
      Text("state \(state)")
      if vanished == 0 { Button("Vanish") { vanished += 1 } }
      if !isDragged {
        Text("Drag me away")
          .gesture(
            DragGesture()
              .updating($state) { _, state, _ in state = 1 }
              .onChanged { _ in isDragged = true })
      }
    }
  }
}

private struct Screens: View, Showable {
  @State private var isLiked = false
  @State private var isLate = false
  @State private var wasLate = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(isLiked ? "liked" : "not liked")
        Text(wasLate ? "late" : "not late")
        NavigationLink("Details") {
          Button("Like") { isLiked = true }.navigationTitle("Details")
        }
        NavigationLink("Nowhere", value: 7)
        Button("Slowly") { withAnimation(.linear(duration: 3)) { isLate = true } }
        if isLate {
          Button("Late") { wasLate = true }.transition(.move(edge: .bottom))
        }
      }
      .navigationTitle("List")
    }
  }
}

private struct Cancelled: View, Showable {
  @GestureState private var isPressed = false
  @State private var ended = 0

  var body: some View {
    VStack {
      Text("pressed \(isPressed), ended \(ended)")
      ScrollView {
        Text("Press")
          .frame(width: 300, height: 900)
          .gesture(
            LongPressGesture()
              .updating($isPressed) { value, state, _ in state = value }
              .onEnded { _ in ended += 1 })
      }
    }
  }
}
