import FlowIssueReporting
import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

/// The messages of failures that no other test compares as a whole.
@Suite("Messages of drivers") @MainActor
struct MessageTests {
  private struct Page: View, Showable {
    @State private var volume = 0.5
    @State private var color = "Red"

    var body: some View {
      VStack {
        Text("Tea")
        Slider(value: $volume).accessibilityLabel("Volume")
        Picker("Colour", selection: $color) {
          ForEach(["Red", "Blue"], id: \.self) { Text($0) }
        }
        .pickerStyle(.wheel)
      }
    }
  }

  /// Texts beside the screen, and outside of the views around them.
  private struct Away: View, Showable {
    var body: some View {
      ZStack {
        Text("Far").fixedSize().offset(x: 1_000, y: -1_000)
        Text("Flat").frame(width: 0, height: 0)
        ScrollView {
          Text("Beside").fixedSize().offset(x: 200)
        }
        .frame(width: 100, height: 100)
      }
    }
  }

  private let stopped = XCUIElement(
    query: ElementQuery(app: RunningApp(name: "Shop", screen: nil, session: AutomationSession())))

  @Test("an app that does not run has no outline, no audit, and opens no URL")
  func notRunning() throws {
    let application = try #require(stopped.value(forKey: "application") as? XCUIApplication)
    let message = "Application 'Shop' is not running. Launch it first: `XCUIApplication().launch()`."
    #expect(failures { application.expectOutline("- button") } == ["Failed to read the outline: " + message])
    #expect(
      failures { try? application.performAccessibilityAudit() } == [
        "Failed to perform the accessibility audit: " + message
      ])
    let url = try #require(URL(string: "shop://tea"))
    #expect(failures { stopped.app.open(url) } == ["Failed to open shop://tea: " + message])
  }

  @Test("an app that cannot be launched, and an element that is not there, say so")
  func missing() {
    let session = AutomationSession()
    let app = RunningApp(name: "Shop", screen: nil, session: session)
    let reported = failures { app.launch(on: AutomationCenter(), arguments: [], environment: [:]) }
    #expect(reported.first?.hasPrefix("Failed to launch 'Shop': ") == true, "\(reported)")
    let page = XCUIApplication(screen: Page.self)
    #expect(
      failures { _ = page.sliders["Nowhere"].screenshot() } == [
        """
        Failed to take a screenshot of "Nowhere" Slider: No matches found for Elements matching predicate '"Nowhere" IN \
        identifiers' from input {(
            Slider, label: 'Volume', value: 50%,
        )}
        """
      ])
    #expect(
      page.sliders["Nowhere"].debugDescription.hasPrefix(
        "No single element matches.\nQuery chain:\n →Find: Application 'App'\n"))
  }

  @Test("a touch without an effect that a test repeats 1,000 times stops it")
  func repeated() {
    let app = XCUIApplication(screen: Page.self)
    let session = app.app.session
    session.begin(lostEvents: .warning) { message, place in
      IssueReporter.report(message, at: place)
      return true
    }
    let reported = failures { for _ in 0..<1_001 { session.lost("Failed to tap.") } }
    #expect(
      reported == [
        "Failed to tap.\nThis was done 1000 times in a row, so the test waits for something that does not come. It is "
          + "stopped here."
      ])
    let error = #expect(throws: XCUIElement.SnapshotError.self) { try app.snapshot() }
    #expect(error?.description == "The test has failed and does not continue.")
  }

  @Test("sliders and wheels are adjusted, and to values that they have")
  func adjusting() {
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { app.sliders["Volume"].adjust(toNormalizedSliderPosition: 2) } == [
        "Failed to adjust \"Volume\" Slider: the position 2.0 is not between 0 and 1."
      ])
    #expect(
      failures { app.staticTexts["Tea"].adjust(toNormalizedSliderPosition: 0.5) } == [
        "Failed to adjust \"Tea\" StaticText: StaticText, label: 'Tea' is not a slider."
      ])
    #expect(
      failures { _ = app.staticTexts["Tea"].normalizedSliderPosition } == [
        "Failed to get the position of \"Tea\" StaticText: StaticText, label: 'Tea' is not a slider."
      ])
    #expect(
      failures { app.staticTexts["Tea"].adjust(toPickerWheelValue: "Blue") } == [
        "Failed to adjust \"Tea\" StaticText: StaticText, label: 'Tea' is not a picker wheel."
      ])
    #expect(
      failures { app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Mauve") } == [
        "Failed to adjust PickerWheel: the wheel never showed 'Mauve'. It shows 'Red', and has: 'Red', 'Blue'."
      ])
  }

  @Test("pinches and rotations are possible")
  func twoFingers() {
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { app.staticTexts["Tea"].pinch(withScale: 2, velocity: -1) } == [
        "Failed to pinch \"Tea\" StaticText: a scale of 2.0 with a velocity of -1.0 per second is impossible. Scales "
          + "above 1 need a positive velocity, scales between 0 and 1 a negative one."
      ])
    #expect(
      failures { app.staticTexts["Tea"].rotate(1, withVelocity: -1) } == [
        "Failed to rotate \"Tea\" StaticText: a rotation by 1.0 with a velocity of -1.0 per second is impossible. Give "
          + "both the same sign."
      ])
    #expect(
      failures { app.staticTexts["Tea"].scroll(byDeltaX: 0, deltaY: 5) } == [
        "Failed to scroll \"Tea\" StaticText: nothing there scrolls."
      ])
  }

  @Test("an element outside of what is visible is where the message says")
  func away() {
    let app = XCUIApplication(screen: Away.self)
    func message(_ name: String, _ frame: String, _ place: String, _ around: String) -> String {
      """
      Failed to tap "\(name)" StaticText: Failed to scroll to visible (by AX action) StaticText, \(frame), label: '\(name)'.
      \(place), and nothing around it scrolls it into view.
      Path: Application, label: 'App' > Window (Main) > Other > \(around)StaticText, label: '\(name)'
      """
    }
    #expect(
      failures { app.staticTexts["Far"].tap() } == [
        message(
          "Far", "{{1184.2, -571.7}, {24.7, 20.3}}", "It lies above and right of the screen of 393 x 852 points", "")
      ])
    #expect(
      failures { app.staticTexts["Flat"].tap() } == [
        message("Flat", "{{196.5, 428.3}, {0.0, 20.3}}", "It has no size", "")
      ])
    #expect(
      failures { app.staticTexts["Beside"].tap() } == [
        message(
          "Beside", "{{370.8, 388.5}, {51.3, 20.3}}", "It lies outside of what is visible of the views around it",
          "ScrollView > ")
      ])
  }

  @Test("a key with a modifier that nothing takes names the focus")
  func keys() {
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { app.typeKey("p", modifierFlags: .command) } == [
        "Failed to type key 'p' with command: nothing took it. The keyboard's focus is on nothing, and no reachable "
          + "control has it as its keyboardShortcut."
      ])
  }

  @Test("a coordinate of an element that is not there has no point")
  func coordinates() {
    let app = XCUIApplication(screen: Page.self)
    let nowhere = app.sliders["Nowhere"].coordinate(withNormalizedOffset: .zero)
    let reason = """
      No matches found for Elements matching predicate '"Nowhere" IN identifiers' from input {(
          Slider, label: 'Volume', value: 50%,
      )}
      """
    #expect(failures { _ = nowhere.screenPoint } == ["Failed to get screen point: " + reason])
    #expect(failures { nowhere.tap() } == ["Failed to tap coordinate: " + reason])
    let thumb = app.sliders["Volume"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    #expect(
      failures { thumb.press(forDuration: 0.1, thenDragTo: nowhere) } == ["Failed to drag to coordinate: " + reason])
  }

  @Test("a predicate that asks for a property of something else fails with what it is")
  func predicates() {
    let predicate = NSPredicate(format: "label.text == 'Tea'")
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { _ = app.staticTexts.matching(predicate).count } == [
        "A key path asks for 'text' of String, which has no stored properties."
      ])
  }

  @Test("a query describes its steps as XCUITest does")
  func queries() {
    let app = XCUIApplication(screen: Page.self)
    let contains = NSPredicate(format: "label == 'Tea'")
    #expect(
      app.windows.children(matching: .other).containing(.staticText, identifier: "Tea")
        .containing(.staticText, identifier: nil).containing(contains).matching(.other, identifier: nil)
        .element(boundBy: 1).query.chain
        == "`Descendants matching type Window` -> `Children matching type Other` -> `Elements containing elements "
        + "matching type StaticText and predicate '\"Tea\" IN identifiers'` -> `Elements containing elements matching "
        + "type StaticText` -> `Elements containing elements matching predicate 'label == \"Tea\"'` -> `Elements "
        + "matching type Other` -> `Element at index 1`")
  }
}
