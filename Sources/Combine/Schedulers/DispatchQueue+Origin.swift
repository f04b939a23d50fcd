import Dispatch

// Foundation's methods have more parameters with defaults. Where both can be called, these are: so that a test knows what
// goes on, and the main queue follows its clock.
extension DispatchQueue {
  /// Runs work on the queue. It belongs to what it was started by, and so does what it starts.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: withOrigin(work))
  }

  /// Runs work on the queue at a time: on the main queue by the clock of a test, where one is current.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let clock = virtualTime else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: withOrigin(work))
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // Whole milliseconds: the time that has passed since the caller looked at the clock does not count.
    _ = clock.schedule(at: clock.elapsed + .milliseconds((delay + 999_999) / 1_000_000)) { work() }
  }

  private func withOrigin(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable @convention(block) () -> Void {
    guard let origin = PendingWork.origin else { return work }
    let clock = TimeSource.virtual
    return {
      PendingWork.$origin.withValue(origin) {
        TimeSource.$virtual.withValue(clock) { work() }
      }
    }
  }
}
