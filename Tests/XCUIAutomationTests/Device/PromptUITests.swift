import PhoneSimulation
import XCTest

/// Prompts of the system, as UI tests for a device answer them.
final class PromptUITests: XCTestCase {
  private var app: XCUIApplication!
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-uitesting"]
    app.launch()
  }

  @MainActor
  private func ask(_ resource: PhoneResource) {
    app.phone.request(resource, for: "Test", prompt: .question(for: resource, app: "Notes")) { _ in }
  }

  @MainActor
  func testAPromptIsAnsweredInSpringboard() {
    ask(.camera)
    let allow = springboard.alerts.buttons.element(boundBy: 1)
    XCTAssertTrue(allow.waitForExistence(timeout: 2))
    XCTAssertEqual(springboard.alerts.firstMatch.label, "“Notes” Would Like to Access the Camera")
    XCTAssertFalse(app.alerts.firstMatch.exists)
    allow.tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertEqual(app.phone.permissions[.camera], .authorized)
    app.buttons["Count 0"].tap()
    XCTAssertTrue(app.buttons["Count 1"].exists)
  }

  @MainActor
  func testTheHomeScreenTakesThePlaceOfTheApp() {
    springboard.activate()
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
    XCTAssertTrue(springboard.wait(for: .runningForeground, timeout: 2))
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    app.terminate()
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 2))
  }

  @MainActor
  func testAMonitorAnswersAPromptThatInterrupts() {
    addUIInterruptionMonitor(withDescription: "camera") { alert in
      guard alert.label.contains("Camera") else { return false }
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    ask(.camera)
    app.buttons["Count 0"].tap()
    XCTAssertEqual(app.phone.permissions[.camera], .denied)
    XCTAssertTrue(app.buttons["Count 1"].exists)
  }

  /// A screen can have the address of the one of an earlier launch, and the same number of updates.
  @MainActor
  func testSpringboardShowsWhatIsInFrontOfTheLatestLaunch() {
    XCUIDevice.shared.appearance = .light
    defer { XCUIDevice.shared.appearance = .unspecified }
    for changes in 0..<4 {
      app.launch()
      for _ in 0..<changes {
        XCUIDevice.shared.appearance = XCUIDevice.shared.appearance == .light ? .dark : .light
      }
      XCTAssertFalse(springboard.alerts.firstMatch.exists)
      app.launch()
      app.resetAuthorizationStatus(for: .camera)
      ask(.camera)
      XCTAssertTrue(springboard.alerts.firstMatch.exists)
    }
  }

  @MainActor
  func testAnEventBehindAPromptFailsWithItsTitle() {
    ask(.camera)
    XCTExpectFailure {
      app.buttons["Count 0"].tap()
    } issueMatcher: {
      $0.compactDescription.contains(
        "the system's alert \"“Notes” Would Like to Access the Camera\" is in front of it. Answer it first: "
          + "XCUIApplication(bundleIdentifier: \"com.apple.springboard\").buttons[")
    }
    XCTAssertFalse(app.buttons["Count 1"].exists)
  }

  @MainActor
  func testPermissionsOutliveALaunchUntilTheyAreReset() {
    app.phone.permissions[.camera] = .authorized
    app.launch()
    ask(.camera)
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    app.resetAuthorizationStatus(for: .camera)
    ask(.camera)
    XCTAssertTrue(springboard.alerts.firstMatch.exists)
  }

  @MainActor
  func testTheLocationOfTheDeviceIsThatOfThePhone() {
    XCUIDevice.shared.location = XCUILocation(location: PhoneLocation(latitude: 48, longitude: 11))
    defer { XCUIDevice.shared.location = nil }
    XCTAssertEqual(app.phone.location?.latitude, 48)
    app.launch()
    XCTAssertEqual(app.phone.location?.longitude, 11)
  }

  @MainActor
  func testEachTestBeginsWithAnotherPhone() {
    XCTAssertEqual(app.phone.permissions[.camera], .notDetermined)
    XCTAssertEqual(app.phone.location?.latitude, 37.3349)
  }
}
