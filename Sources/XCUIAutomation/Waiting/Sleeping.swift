import Foundation
import UIAutomation

// On a device tests and app are two processes: while one sleeps, the other goes on. Here the time of the app's screen passes
// instead, and real time only for work that is under way, or if no app is running. Tests call these functions in place of the
// C library's of the same names, because the literal in `sleep(1)` is rather an `Int` than what those take.

/// Lets time pass.
///
/// - Parameter seconds: How long, by the clock of the app's screen.
/// - Returns: 0, as nothing interrupts it.
@discardableResult
public func sleep(_ seconds: Int) -> UInt32 {
  letTimePass(Double(seconds))
  return 0
}

/// Lets time pass.
///
/// - Parameter microseconds: How long, by the clock of the app's screen.
/// - Returns: 0, as nothing interrupts it.
@discardableResult
public func usleep(_ microseconds: Int) -> Int32 {
  letTimePass(Double(microseconds) / 1_000_000)
  return 0
}

private func letTimePass(_ seconds: Double) {
  if !onMainActor({ AutomationCenter.shared.letTimePass(seconds) }) { Thread.sleep(forTimeInterval: seconds) }
}
