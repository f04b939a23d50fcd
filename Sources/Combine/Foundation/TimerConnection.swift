import Dispatch
import Foundation

/// The driver of a connected timer: a virtual clock, the main queue, or a run loop.
final class TimerConnection: Cancellable {
  private let publisher: Timer.TimerPublisher
  private let lock = NSLock()
  private var stop: (() -> Void)?
  private var isCancelled = false

  init(publisher: Timer.TimerPublisher) {
    self.publisher = publisher
  }

  func start() {
    let stop = startDriver()
    let isCancelled = lock.withLock {
      if !self.isCancelled { self.stop = stop }
      return self.isCancelled
    }
    if isCancelled { stop() }
  }

  func cancel() {
    let stop = lock.withLock {
      isCancelled = true
      defer { self.stop = nil }
      return self.stop
    }
    stop?()
    publisher.remove(self)
  }

  /// Starts the driver of the timer.
  ///
  /// - Returns: A closure that stops it.
  private func startDriver() -> () -> Void {
    let publisher = publisher
    let interval = DispatchQueue.SchedulerTimeType.Stride.seconds(publisher.interval)
    if let clock = TimeSource.virtual {
      // Whole nanoseconds: a duration of 1.1 seconds from a number of seconds is longer than 1,100 milliseconds.
      let interval = Duration.nanoseconds(interval.magnitude)
      let name = "Timer.publish(every: \(publisher.interval))"
      let ticks = clock.schedule(at: clock.elapsed + interval, every: interval, named: name) {
        publisher.send(clock.date)
      }
      return { ticks.cancel() }
    }
    // The main queue replaces the main run loop, which does not run in every process; see RunLoop+Scheduler.
    if publisher.runLoop === RunLoop.main {
      let ticks = DispatchQueue.main.schedule(
        after: DispatchQueue.main.now.advanced(by: interval),
        interval: interval,
        tolerance: .seconds(publisher.tolerance ?? 0)
      ) { publisher.send(Date()) }
      return { ticks.cancel() }
    }
    // The block runs on the run loop, possibly on another thread; the publisher's lock makes that safe.
    nonisolated(unsafe) let sharedPublisher = publisher
    let timer = Timer(timeInterval: publisher.interval, repeats: true) { _ in sharedPublisher.send(Date()) }
    timer.tolerance = publisher.tolerance ?? 0
    publisher.runLoop.add(timer, forMode: publisher.mode)
    return { timer.invalidate() }
  }
}
