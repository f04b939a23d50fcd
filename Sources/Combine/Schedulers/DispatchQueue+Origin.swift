import Dispatch

// Foundation's methods have more parameters with defaults, so calls prefer these. They make pending work visible to a
// test and the main queue follow its clock.
extension DispatchQueue {
  /// Runs work on the queue. The work, and any work that it starts, belongs to the current origin.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: withOrigin(work))
  }

  /// Runs work on the queue at a time. The main queue follows the clock of a test if one is current.
  ///
  /// - Parameters:
  ///   - deadline: The time; a delay on the clock of a test is rounded up to whole milliseconds.
  ///   - work: The work, called once.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let clock = virtualTime else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: withOrigin(work))
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // Whole milliseconds: ignores the time since the caller read the clock.
    let time = clock.elapsed + .milliseconds((delay + 999_999) / 1_000_000)
    _ = clock.schedule(at: time, named: "DispatchQueue.main.asyncAfter") { work() }
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
