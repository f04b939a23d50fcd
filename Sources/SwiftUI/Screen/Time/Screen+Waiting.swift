import Foundation

/// Waits without sleeping.
extension Screen {
  /// Whether something goes on that only real time brings to an end: a task, or a timer of Foundation's on the main run
  /// loop.
  var hasRealWork: Bool { graph.tasks.running > 0 || MainQueue.hasTimer }

  /// Whether tasks of the main actor can go on while a synchronous test waits: not if it runs on that queue itself.
  package var canRunTasksMeanwhile: Bool { MainQueue.runWhatIsReady() }

  /// Lets everything that was started come as far as it can at once, and what moves arrive, as an app is left alone
  /// before a person does the next thing.
  ///
  /// - Parameter patience: How much real time tasks that are under way are given beside, in seconds.
  package func becomeIdle(patience: Double = 0) {
    for _ in 0..<Self.mostTurns {
      settle()
      if !runReadyTasks() { break }
    }
    let start = ContinuousClock.now
    while graph.tasks.running > 0 {
      let left = patience - (ContinuousClock.now - start).inSeconds
      if left <= 0 { return }
      MainQueue.run(for: left)
      bringUpToDate()
      settle()
    }
  }

  /// Lets the tasks of the main actor, and what waits in the main queue, do what they can do without waiting.
  ///
  /// Where the test itself runs on the main actor's queue they cannot: only what schedulers have been given for now runs.
  ///
  /// - Returns: Whether something has changed.
  @discardableResult
  package func runReadyTasks() -> Bool {
    runWhatIsDue()
    var hasChanged = false
    var turnsWithoutChange = 0
    for _ in 0..<Self.mostTurns {
      guard graph.tasks.running > 0 else { break }
      guard turnsWithoutChange < Self.turnsOfAStep, MainQueue.runWhatIsReady(attempts: 10) else { break }
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

  /// Runs what Combine's schedulers of the main thread have been given for now.
  private func runWhatIsDue() {
    for _ in 0..<Self.mostTurns {
      guard let next = graph.timeSource.nextTime, next.inSeconds <= time else { return }
      send(.time(time))
    }
  }

  /// How many turns of the queue a task may take from one change to the next, as one that starts another does.
  private static var turnsOfAStep: Int { 3 }

  /// When tasks that never end are left alone.
  private static var mostTurns: Int { 100 }

  /// Lets time pass until a condition holds.
  ///
  /// The condition is checked at once, then after each moment in which something happened. Time is the screen's own,
  /// which takes none; real time passes only while tasks or timers are under way that wait for it, and only where they
  /// can run meanwhile. In a test that runs on the main actor's queue, as those of Swift Testing and all asynchronous
  /// ones do, they cannot: there the asynchronous variant waits for them.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the screen's clock, and of real time.
  ///   - afterRest: Whether that counts from when what moves now has arrived, for a second at most.
  ///   - patience: How much longer work that is under way may take, in seconds of real time.
  ///   - condition: What to wait for.
  /// - Returns: Whether the condition came to hold.
  package func wait(
    upTo timeout: Double, afterRest: Bool = false, patience: Double = 0, until condition: () -> Bool
  ) -> Bool {
    bringUpToDate()
    if condition() { return true }
    var wait = Wait(
      on: self, upTo: timeout, afterRest: afterRest, realTime: timeout + patience, canPause: MainQueue.runWhatIsReady())
    wait.paused()
    while true {
      if condition() { return true }
      switch wait.next() {
      case .happened: break
      case .pause(let seconds):
        MainQueue.run(for: seconds)
        wait.paused()
      case .over: return condition()
      }
    }
  }

  /// Lets time pass until a condition holds, in a test that is asynchronous itself.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the screen's clock, and of real time.
  ///   - condition: What to wait for.
  /// - Returns: Whether the condition came to hold.
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
        // A cancelled test waits no longer for what is under way, and its condition decides.
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return condition() }
        wait.paused()
      case .over: return condition()
      }
    }
  }
}

/// The main thread's queue, which runs the tasks of the main actor.
@MainActor
private enum MainQueue {
  /// Runs what is ready, without waiting for anything.
  ///
  /// - Parameter attempts: How often the run loop is asked; it may handle other things first.
  /// - Returns: Whether the queue can run here: not in a test that runs on the queue itself.
  @discardableResult
  static func runWhatIsReady(attempts: Int = 100) -> Bool {
    guard Thread.isMainThread else { return false }
    let probe = Probe()
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.hasRun = true } }
    for _ in 0..<attempts where !probe.hasRun { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    return probe.hasRun
  }

  /// Whether a timer waits for its time on the thread's run loop.
  static var hasTimer: Bool {
    guard Thread.isMainThread, let date = RunLoop.main.limitDate(forMode: .default) else { return false }
    return date < .distantFuture
  }

  private final class Probe {
    var hasRun = false
  }

  /// Runs what is ready and what becomes so, until something has run or the time is up.
  static func run(for seconds: Double) {
    let limit = Date(timeIntervalSinceNow: seconds)
    if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(until: limit) }
  }
}
