import Foundation

/// The remote control of an Apple TV.
///
/// No device here has one: a press fails the test and has no effect.
@preconcurrency @MainActor
open class XCUIRemote: NSObject {
  /// The remote control of the device.
  public class var shared: XCUIRemote { sharedRemote }

  private static let sharedRemote = XCUIRemote()

  /// A button of a remote control.
  public enum Button: UInt, Sendable {
    case up, down, left, right, select, menu, playPause, home
    case pageUp = 9
    case pageDown, guide, tvProvider, oneTwoThree, fourColors
  }

  /// Presses and releases a button.
  public func press(_ remoteButton: XCUIRemote.Button, file: StaticString = #filePath, line: UInt = #line) {
    fail("press(_:)", remoteButton, file, line)
  }

  /// Holds a button.
  ///
  /// - Parameters:
  ///   - remoteButton: The button.
  ///   - duration: The duration in seconds.
  public func press(
    _ remoteButton: XCUIRemote.Button, forDuration duration: TimeInterval, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    fail("press(_:forDuration:)", remoteButton, file, line)
  }

  private func fail(_ method: String, _ button: XCUIRemote.Button, _ file: StaticString, _ line: UInt) {
    let center = AutomationCenter.shared
    center.session.note(file, line)
    center.session.fail(
      "Failed to press the '\(button)' button: XCUIRemote.\(method) needs an Apple TV, and the device is "
        + "'\(center.setting.device.name)'.")
  }
}
