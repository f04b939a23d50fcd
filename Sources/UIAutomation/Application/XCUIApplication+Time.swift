import SwiftUI

// Not XCUITest's: on a device, time cannot be moved.
extension XCUIApplication {
  /// Lets time pass on the app's screen: animations go on, timers and timelines follow. No real time passes.
  ///
  /// - Parameter duration: How much time passes; nothing if it is negative.
  public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    let (seconds, attoseconds) = duration.components
    query.app.screen?.advance(by: max(0, Double(seconds) + Double(attoseconds) / 1e18))
  }

  /// Lets time pass on the app's screen until nothing moves any more but what never ends.
  public func settle(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    query.app.screen?.settle()
  }
}
