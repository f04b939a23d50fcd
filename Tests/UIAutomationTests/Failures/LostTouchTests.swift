import FlowIssueReporting
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Touches and swipes without an effect") @MainActor
struct LostTouchTests {
  private struct Page: View, Showable {
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 100) {
        Text("Taps: \(taps)")
        Button("Count") { taps += 1 }
        Button("Sold out") {}.disabled(true)
      }
    }
  }

  private struct Rows: View, Showable {
    var body: some View {
      List(0..<50, id: \.self) { Text("Row \($0)") }
    }
  }

  private func corner(_ app: XCUIApplication) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 20, dy: 100))
  }

  @Test("a tap, a press and a drag at a coordinate where nothing takes them are reported")
  func coordinates() {
    let app = XCUIApplication(screen: Page.self)
    let nothing = "nothing at {20, 100} takes touches, so the touch did nothing."
    #expect(failures { corner(app).tap() } == ["Failed to tap coordinate: " + nothing])
    #expect(failures { corner(app).press(forDuration: 1) } == ["Failed to press coordinate: " + nothing])
    let end = corner(app).withOffset(CGVector(dx: 0, dy: 300))
    #expect(
      failures { corner(app).press(forDuration: 0.1, thenDragTo: end) } == [
        "Failed to press and drag coordinate: nothing at {20, 100} scrolls or takes a drag, so it did nothing."
      ])
    #expect(
      failures { corner(app).scroll(byDeltaX: 0, deltaY: -50) } == [
        "Failed to scroll at coordinate: nothing at {20, 100} scrolls."
      ])
  }

  @Test("a tap at the coordinate of a disabled control is reported, one of a control is not")
  func controls() {
    let app = XCUIApplication(screen: Page.self)
    func center(_ name: String) -> XCUICoordinate {
      app.buttons[name].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    }
    let messages = failures { center("Sold out").tap() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Failed to tap coordinate: the control at {") == true)
    #expect(messages.first?.hasSuffix("} is disabled, so the touch did nothing.") == true)
    #expect(failures { center("Count").tap() } == [])
    #expect(app.staticTexts["Taps: 1"].exists)
  }

  @Test("a swipe where nothing scrolls is reported, also of the application")
  func swipes() {
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { app.swipeUp() } == [
        "Failed to swipe up Application 'App': nothing at {197, 639} scrolls or takes a drag, so it did nothing."
      ])
    let text = failures { app.staticTexts["Taps: 0"].swipeLeft() }
    #expect(text.count == 1)
    #expect(text.first?.contains(" scrolls or takes a drag, so it did nothing.") == true, "\(text)")
    #expect(app.staticTexts["Taps: 0"].exists)
  }

  @Test("a swipe of which a button shows no more than a press is reported; a press that ends elsewhere is not")
  func leftControls() {
    let app = XCUIApplication(screen: Page.self)
    let button = app.buttons["Count"]
    let swipe = failures { button.swipeUp() }
    #expect(swipe.count == 1, "\(swipe)")
    #expect(swipe.first?.hasPrefix("Failed to swipe up \"Count\" Button: the control at {") == true, "\(swipe)")
    #expect(swipe.first?.contains("} was pressed, and the finger left it, so it did nothing.\n") == true, "\(swipe)")
    #expect(failures { button.press(forDuration: 0.5, thenDragTo: app.staticTexts["Taps: 0"]) } == [])
    #expect(app.staticTexts["Taps: 0"].exists)
  }

  @Test("a gesture on a container that has nothing there is reported")
  func containers() {
    let app = XCUIApplication(screen: Page.self)
    let messages = failures { app.windows.firstMatch.pinch(withScale: 2, velocity: 1) }
    #expect(messages.count == 1, "\(messages)")
  }

  @Test("a swipe over a list, its rows and at its end is an effect; one across it is not")
  func lists() {
    let app = XCUIApplication(screen: Rows.self)
    #expect(
      failures {
        app.swipeUp()
        app.collectionViews.firstMatch.swipeUp()
        app.staticTexts.element(boundBy: 3).swipeDown()
        for _ in 0..<20 { app.swipeUp(velocity: .fast) }
      } == [])
    let across = failures { app.collectionViews.firstMatch.swipeLeft() }
    #expect(across.count == 1, "\(across)")
  }

  @Test("in a test for Xcode they are warnings")
  func warnings() {
    let session = AutomationSession()
    session.begin(lostEvents: .warning) { _, _ in
      Issue.record("A lost touch is no failure here.")
      return true
    }
    let screen = Screen(device: .iPhone)
    screen.show(Page())
    let app = XCUIApplication(screen: screen, session: session)
    let issues = IssueReporter.collecting { corner(app).tap() }
    #expect(
      issues.warned.map(\.message) == [
        "Failed to tap coordinate: nothing at {20, 100} takes touches, so the touch did nothing."
      ])
  }

  @Test("an event that a test repeats at one line is one warning, and without an end it stops the test")
  func repetitions() {
    var failures: [String] = []
    let session = AutomationSession()
    session.begin(lostEvents: .warning) { message, _ in
      failures.append(message)
      return false
    }
    let screen = Screen(device: .iPhone)
    screen.show(Page())
    let place = corner(XCUIApplication(screen: screen, session: session))
    let lost = "Failed to tap coordinate: nothing at {20, 100} takes touches, so the touch did nothing."
    func tap(_ count: Int) { for _ in 0..<count { place.tap() } }
    let issues = IssueReporter.collecting { tap(999) }
    #expect(issues.warned.map(\.message) == [lost])
    #expect(failures.isEmpty)
    #expect(!session.isStopped)
    tap(10)
    #expect(
      failures == [
        lost
          + "\nThis was done 1000 times in a row, so the test waits for something that does not come. It is stopped here."
      ])
    #expect(session.isStopped)
  }
}
