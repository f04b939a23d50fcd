import Foundation
import SwiftUI

/// Siri on the device.
///
/// There is none here: none of its elements ever exist, and speaking to it fails the test.
@preconcurrency @MainActor
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider {
  /// The elements of Siri; there are none.
  private let elements = XCUIApplication(bundleIdentifier: "com.apple.siri")

  /// Speaks to Siri.
  public func activate(voiceRecognitionText text: String, file: StaticString = #filePath, line: UInt = #line) {
    let session = AutomationCenter.shared.session
    session.note(file, line)
    session.fail(
      "Failed to say '\(text)' to Siri: XCUISiriService.activate(voiceRecognitionText:) needs a device with Siri. "
        + "Call what the app does for the intent instead.")
  }

  public var firstMatch: XCUIElement { elements.descendants(matching: .any).firstMatch }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    elements.descendants(matching: type)
  }

  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { elements.debugDescription } }
}

extension XCUIDevice {
  /// Siri on the device.
  public var siriService: XCUISiriService { XCUISiriService() }
}
