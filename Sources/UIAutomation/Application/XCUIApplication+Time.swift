import SwiftUI

// Additions to XCUITest's API; a device has no virtual time.
extension XCUIApplication {
  /// Advances the time of the app's screen, with its animations, timers and timelines. No real time passes.
  ///
  /// - Parameter duration: The duration; negative values are ignored.
  public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    let (seconds, attoseconds) = duration.components
    query.app.screen?.advance(by: max(0, Double(seconds) + Double(attoseconds) / 1e18))
  }

  /// Advances the time of the app's screen until all animations except endless ones have ended.
  public func settle(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    query.app.screen?.settle()
  }
}
