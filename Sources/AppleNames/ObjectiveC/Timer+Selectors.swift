import Foundation

extension Timer {
  /// Creates a timer that sends a message, with the timer as its argument.
  ///
  /// - Parameters:
  ///   - interval: The time until a message, in seconds.
  ///   - target: The receiver, which the timer keeps until it is invalidated.
  ///   - userInfo: Not kept, because a timer has no information here: `timer.userInfo` is not declared.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let message = TimerMessage(target: target, selector: selector)
    self.init(timeInterval: interval, repeats: repeats) { message.send($0) }
  }

  /// Creates a timer that sends a message, on the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let message = TimerMessage(target: target, selector: selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { message.send($0) }
  }
}

/// The message of a timer.
// @unchecked: the message is sent on the thread of the timer's run loop, as on Apple's systems.
private struct TimerMessage: @unchecked Sendable {
  let target: Any
  let selector: Selector

  func send(_ timer: Timer) { selector._send(to: target, [timer]) }
}
