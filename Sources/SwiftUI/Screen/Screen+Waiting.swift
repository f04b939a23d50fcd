/// Waits without sleeping.
extension Screen {
  /// Lets virtual time pass until a condition holds.
  ///
  /// The condition is checked at once, then after each moment in which something happened.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the screen's clock.
  ///   - condition: What to wait for.
  /// - Returns: Whether the condition came to hold.
  package func wait(upTo timeout: Double, until condition: () -> Bool) -> Bool {
    if condition() { return true }
    advance(by: timeout)
    return condition()
  }
}
