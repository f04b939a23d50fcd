import XCTest

final class DeviceTests: XCTestCase {
  @MainActor
  func testTheAppTurnsWithTheDevice() {
    let app = XCUIApplication()
    app.launch()
    let upright = app.windows.firstMatch.frame
    XCUIDevice.shared.orientation = .landscapeLeft
    defer { XCUIDevice.shared.orientation = .portrait }
    XCTAssertEqual(app.windows.firstMatch.frame.width, upright.height)
    XCTAssertEqual(app.windows.firstMatch.frame.height, upright.width)
    XCUIDevice.shared.orientation = .faceUp
    XCTAssertEqual(app.windows.firstMatch.frame.width, upright.height)
  }

  @MainActor
  func testTheAppLooksAsTheDevice() {
    let app = XCUIApplication()
    app.launch()
    let light = app.screenshot().pngRepresentation
    XCUIDevice.shared.appearance = .dark
    XCTAssertNotEqual(app.screenshot().pngRepresentation, light)
    app.launch()
    XCTAssertNotEqual(app.screenshot().pngRepresentation, light)
    XCUIDevice.shared.appearance = .unspecified
    XCTAssertEqual(app.screenshot().pngRepresentation, light)
  }

  @MainActor
  func testVoiceOverGoesThroughTheScreen() throws {
    let app = XCUIApplication()
    app.launch()
    let voiceOver = XCUIDevice.shared.voiceOverService
    XCTAssertThrowsError(try voiceOver.moveForward()) {
      XCTAssertEqual(($0 as? XCUIVoiceOverService.Error)?.code, .notRunning)
      XCTAssertEqual(
        $0.localizedDescription, "VoiceOver does not run: call XCUIVoiceOverService.enable() first.")
    }
    try voiceOver.enable()
    defer { try? voiceOver.disable() }
    XCTAssertTrue(voiceOver.isEnabled)
    var spoken = [try voiceOver.currentSpeech().utterance]
    while let output = try? voiceOver.moveForward() { spoken.append(output.utterance) }
    XCTAssertEqual(spoken.first, "Hello, world!")
    XCTAssertTrue(spoken.contains("Add. Dimmed. Button."), "\(spoken)")
    XCTAssertEqual(spoken.last, "Save. Button.")
    XCTAssertEqual(try voiceOver.moveBackward().utterance, "Delete all. Button.")
    XCTAssertThrowsError(try voiceOver.moveIn()) {
      XCTAssertEqual(($0 as? XCUIVoiceOverService.Error)?.code, .noSpeech)
      XCTAssertEqual(
        $0.localizedDescription,
        "XCUIVoiceOverService.moveIn() has nothing to say: VoiceOver does not stop at containers here.")
    }
    while (try? voiceOver.moveBackward()) != nil {}
    XCTAssertThrowsError(try voiceOver.moveBackward()) {
      XCTAssertEqual($0.localizedDescription, "VoiceOver is at the first element of the screen.")
    }
    app.terminate()
    XCTAssertThrowsError(try voiceOver.currentSpeech()) {
      XCTAssertEqual($0.localizedDescription, "No app is in front that VoiceOver could read.")
    }
  }

  @MainActor
  func testWhatTheDeviceLacksSaysSo() {
    var messages: [String] = []
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      messages.append(issue.compactDescription)
      return true
    }
    XCTExpectFailure("no such devices", options: options) {
      XCUIRemote.shared.press(.playPause)
      XCUIDevice.shared.siriService.activate(voiceRecognitionText: "Buy milk")
      _ = XCUIApplication(url: URL(fileURLWithPath: "/Applications/Notes.app"))
    }
    XCTAssertEqual(
      messages,
      [
        "Failed to press the 'playPause' button: XCUIRemote.press(_:) needs an Apple TV, and the device is 'iPhone'.",
        "Failed to say 'Buy milk' to Siri: XCUISiriService.activate(voiceRecognitionText:) needs a device with Siri. "
          + "Call what the app does for the intent instead.",
        "Failed to get the application at /Applications/Notes.app: XCUIApplication(url:) needs a Mac. "
          + "`XCUIApplication()` is the app that is linked into the test.",
      ])
    XCTAssertFalse(XCUIDevice.shared.siriService.staticTexts.firstMatch.exists)
  }
}
