import Dispatch
import Foundation

/// A clock that only a test advances.
///
/// While a clock is current (``TimeSource``), everything in this module that would wait for real time on the main
/// thread waits for the clock instead: `Timer.publish`, and work scheduled on `DispatchQueue.main`, `RunLoop.main` and
/// `OperationQueue.main` by operators such as `debounce`, `delay` and `receive(on:)`. Other queues and run loops follow
/// real time.
///
/// ``ManualTimeSource`` is an implementation. The requirements may be called from any thread.
package protocol VirtualTimeSource: AnyObject, Sendable {
  /// The time since the start of the clock.
  var elapsed: Duration { get }

  /// The date at the start of the clock, from which `Timer.publish` and `RunLoop.main.now` derive their dates.
  var startDate: Date { get }

  /// The real time of the clock's start, so that times from before it was current stay comparable.
  var startTime: DispatchTime { get }

  /// Adds an action to run on the main thread when the clock reaches a time.
  ///
  /// Actions for the same time run in the order in which they were added. An action for a past or current time runs the
  /// next time the clock moves or settles, never during this call.
  ///
  /// - Parameters:
  ///   - time: The time since the start of the clock.
  ///   - name: The name of the action in messages.
  ///   - action: The action.
  /// - Returns: A value that removes the action when it is cancelled, but not when it is merely released.
  func schedule(at time: Duration, named name: String, _ action: @escaping () -> Void) -> any Cancellable
}

/// The virtual clock of the running test.
package enum TimeSource {
  /// The clock of the current task, or `nil` for real time.
  ///
  /// It is read when work is scheduled or a timer is connected. Code that drives a clock sets it around everything that
  /// may schedule work: `TimeSource.$virtual.withValue(clock) { ... }`.
  @TaskLocal package static var virtual: (any VirtualTimeSource)?
}

extension VirtualTimeSource {
  /// The current date of the clock.
  package var date: Date { startDate.addingTimeInterval(elapsed.seconds) }

  /// The current time of the clock on the system's time line.
  package var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: startTime.uptimeNanoseconds + UInt64(Swift.max(0, elapsed.nanoseconds)))
  }

  /// Adds an action to run at a time and then at every interval, until it is cancelled.
  ///
  /// - Parameters:
  ///   - first: The first time, since the start of the clock.
  ///   - interval: The time between two actions.
  ///   - name: The name of the action in messages.
  ///   - action: The action.
  /// - Returns: A value that stops the repetition when it is cancelled.
  func schedule(
    at first: Duration, every interval: Duration, named name: String, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(clock: self, next: first, interval: interval, name: name, action: action)
    repetition.scheduleNext()
    return repetition
  }
}

/// A repeated action.
private final class Repetition: Cancellable {
  private let lock = NSLock()
  private let clock: any VirtualTimeSource
  private let interval: Duration
  private let name: String
  private var next: Duration
  private var action: (() -> Void)?
  private var pending: (any Cancellable)?

  init(
    clock: any VirtualTimeSource, next: Duration, interval: Duration, name: String, action: @escaping () -> Void
  ) {
    self.clock = clock
    self.name = name
    self.next = next
    // A zero interval would keep the clock at one time forever.
    self.interval = Swift.max(interval, .nanoseconds(1))
    self.action = action
  }

  func scheduleNext() {
    let time = lock.withLock {
      defer { next += interval }
      return next
    }
    let pending = clock.schedule(at: time, named: name) {
      guard let action = self.lock.withLock({ self.action }) else { return }
      self.skipMissed()
      self.scheduleNext()
      action()
    }
    lock.lock()
    let isActive = action != nil
    if isActive { self.pending = pending }
    lock.unlock()
    if !isActive { pending.cancel() }
  }

  /// Skips the times that have passed, which a timer of the system makes up for with one call.
  private func skipMissed() {
    let now = clock.elapsed
    lock.withLock {
      if next < now { next += interval * Int(((now - next) / interval).rounded(.up)) }
    }
  }

  func cancel() {
    lock.lock()
    let (pending, action) = (self.pending, self.action)
    self.pending = nil
    self.action = nil
    lock.unlock()
    pending?.cancel()
    // Released after the lock, because a deallocation may cancel this repetition again.
    withExtendedLifetime(action) {}
  }
}

extension Duration {
  /// The length in nanoseconds, rounded toward zero.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The length in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
