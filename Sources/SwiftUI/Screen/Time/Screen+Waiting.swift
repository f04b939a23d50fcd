import Foundation

/// Waits without sleeping.
extension Screen {
  /// Whether there is work that depends on real time: a task, or a Foundation timer on the main run loop.
  var hasRealWork: Bool { graph.tasks.running > 0 || MainRunLoop.hasTimer }

  /// Whether main-actor tasks can run while a synchronous test waits: not if the test runs on that queue itself.
  package var canRunTasksMeanwhile: Bool { MainRunLoop.runWhatIsReady() }

  /// Runs pending work as far as it can without waiting, and lets animations end, as a person waits before the next
  /// action.
  ///
  /// - Parameter patience: The additional real time for pending tasks, in seconds.
  package func becomeIdle(patience: Double = 0) {
    for _ in 0..<Self.mostTurns {
      settle()
      if !runReadyTasks() { break }
    }
    let start = ContinuousClock.now
    while graph.tasks.running > 0 {
      let left = patience - (ContinuousClock.now - start).inSeconds
      if left <= 0 { return }
      MainRunLoop.run(for: left)
      bringUpToDate()
      settle()
    }
  }

  /// Runs main-actor tasks and blocks of the main queue as far as they can without waiting.
  ///
  /// If the test itself runs on the main actor's queue, they cannot run: only work scheduled for now with schedulers
  /// runs.
  ///
  /// - Returns: Whether something has changed.
  @discardableResult
  package func runReadyTasks() -> Bool {
    runWhatIsDue()
    var hasChanged = false
    var turnsWithoutChange = 0
    for _ in 0..<Self.mostTurns {
      guard graph.tasks.running > 0 else { break }
      guard turnsWithoutChange < Self.turnsOfAStep, MainRunLoop.runWhatIsReady(attempts: 10) else { break }
      turnsWithoutChange += 1
      if graph.needsUpdate {
        bringUpToDate()
        hasChanged = true
        turnsWithoutChange = 0
      }
      runWhatIsDue()
    }
    return hasChanged
  }

  /// Runs work that is due in Combine's schedulers of the main thread.
  private func runWhatIsDue() {
    for _ in 0..<Self.mostTurns {
      guard let next = graph.timeSource.nextTime, next.inSeconds <= time else { return }
      send(.time(time))
    }
  }

  /// The number of queue turns that a task may need between two changes, for example if it starts another one.
  private static var turnsOfAStep: Int { 3 }

  /// The number of turns after which endless tasks are ignored.
  private static var mostTurns: Int { 100 }

  /// Advances time until a condition is met.
  ///
  /// The condition is checked immediately, then after each event. Time is the screen's virtual time. Real time passes
  /// only while pending tasks or timers depend on it and can run. In a test that runs on the main actor's queue, as
  /// Swift Testing tests and all asynchronous ones do, they cannot: use the asynchronous variant there.
  ///
  /// - Parameters:
  ///   - timeout: The timeout, in seconds of the screen's clock, and of real time.
  ///   - afterRest: Whether the timeout starts when running animations have ended, after a second at most.
  ///   - patience: The additional time for pending work, in seconds of real time.
  ///   - condition: The condition.
  /// - Returns: Whether the condition was met.
  package func wait(
    upTo timeout: Double, afterRest: Bool = false, patience: Double = 0, until condition: () -> Bool
  ) -> Bool {
    bringUpToDate()
    if condition() { return true }
    var wait = Wait(
      on: self, upTo: timeout, afterRest: afterRest, realTime: timeout + patience,
      canPause: MainRunLoop.runWhatIsReady())
    wait.paused()
    while true {
      if condition() { return true }
      switch wait.next() {
      case .happened: break
      case .pause(let seconds):
        MainRunLoop.run(for: seconds)
        wait.paused()
      case .over: return condition()
      }
    }
  }

  /// Advances time until a condition is met, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - timeout: The timeout, in seconds of the screen's clock, and of real time.
  ///   - condition: The condition.
  /// - Returns: Whether the condition was met.
  package func wait(upTo timeout: Double, until condition: () -> Bool) async -> Bool {
    bringUpToDate()
    if condition() { return true }
    var wait = Wait(on: self, upTo: timeout, afterRest: false, realTime: timeout, canPause: true)
    await Task.yield()
    wait.paused()
    while true {
      if condition() { return true }
      switch wait.next() {
      case .happened: break
      case .pause(let seconds):
        // A cancelled test no longer waits for pending work; its condition decides.
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return condition() }
        wait.paused()
      case .over: return condition()
      }
    }
  }
}

/// The main run loop, which runs main-actor tasks.
@MainActor
private enum MainRunLoop {
  /// Runs work that is ready, without waiting.
  ///
  /// - Parameter attempts: The number of run loop iterations; an iteration may handle other sources first.
  /// - Returns: Whether the queue can run here: not in a test that runs on the queue itself.
  @discardableResult
  static func runWhatIsReady(attempts: Int = 100) -> Bool {
    guard Thread.isMainThread else { return false }
    let probe = Probe()
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.hasRun = true } }
    for _ in 0..<attempts where !probe.hasRun { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    return probe.hasRun
  }

  /// Whether the thread's run loop has a pending timer.
  static var hasTimer: Bool {
    guard Thread.isMainThread, let date = RunLoop.main.limitDate(forMode: .default) else { return false }
    return date < .distantFuture
  }

  private final class Probe {
    var hasRun = false
  }

  /// Runs work that is or becomes ready, until something has run or the time is up.
  static func run(for seconds: Double) {
    let limit = Date(timeIntervalSinceNow: seconds)
    if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(until: limit) }
  }
}
