import Foundation
import UIAutomation

// On a device the test and the app are two processes: while one sleeps, the other continues. Here the time of the app's
// screen advances instead, and real time passes only for pending work, or if no app is running. Tests call these
// functions instead of the C library's functions with the same names, because the literal in `sleep(1)` prefers `Int`
// to the type of their parameters.

/// Advances time.
///
/// - Parameter seconds: The duration, on the clock of the app's screen.
/// - Returns: 0, because nothing interrupts it.
@discardableResult
public func sleep(_ seconds: Int) -> UInt32 {
  letTimePass(Double(seconds))
  return 0
}

/// Advances time.
///
/// - Parameter microseconds: The duration, on the clock of the app's screen.
/// - Returns: 0, because nothing interrupts it.
@discardableResult
public func usleep(_ microseconds: Int) -> Int32 {
  letTimePass(Double(microseconds) / 1_000_000)
  return 0
}

private func letTimePass(_ seconds: Double) {
  if !onMainActor({ AutomationCenter.shared.letTimePass(seconds) }) { Thread.sleep(forTimeInterval: seconds) }
}
