import PhoneSimulation
import SwiftUI

extension RunningApp {
  /// Whether another process takes the touches on the app's screen.
  var isBehindPrompt: Bool { screen?.modalProcess.map { $0 != process } ?? false }
}

extension FailureMessage {
  /// The message for an event on an app behind a prompt of the system, or `nil` if nothing is in front of it.
  static func behindPrompt(_ app: RunningApp) -> String? {
    guard app.isBehindPrompt, let screen = app.screen, let process = screen.modalProcess else { return nil }
    guard let prompt = screen.phone.prompts.first else {
      return "'\(process)' shows something in front of it. Its elements are those of "
        + "XCUIApplication(bundleIdentifier: \"\(process)\")."
    }
    let button = prompt.buttons.last?.label ?? ""
    return "the system's alert \"\(prompt.title)\" is in front of it. Answer it first: "
      + "XCUIApplication(bundleIdentifier: \"\(process)\").buttons[\"\(button)\"].tap(), or add a handler with "
      + "addUIInterruptionMonitor."
  }
}
