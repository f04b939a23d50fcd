import Dispatch

extension DispatchQueue {
  /// Runs work on the queue at a time: on the main queue by the clock of a test, where one is current.
  ///
  /// Foundation's method has two more parameters with defaults; where both can be called, this one is.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let clock = virtualTime else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // Whole milliseconds: the time that has passed since the caller looked at the clock does not count.
    _ = clock.schedule(at: clock.elapsed + .milliseconds((delay + 999_999) / 1_000_000)) { work() }
  }
}
