import FlowIssueReporting
import Locking

/// Held by the results that a run returns, so that it exists as long as a test keeps them.
final class ResultsUse: Sendable {
  private let run: UncheckedRun.Use

  init(_ run: UncheckedRun.Use) { self.run = run }

  /// Records that the test uses the results.
  func note() { run.isNoted.value = true }
}

/// Warns about a run that has checked nothing, unless the test itself can do it: with the results, the report, or a
/// model that it still holds when the flow is released.
final class UncheckedRun {
  /// Whether the test uses something of the run.
  final class Use: Sendable {
    let isNoted = Locked(false)
  }

  let use = Use()
  private(set) weak var results: ResultsUse?
  private let models: [WeakModel]
  private let message: String
  private let location: FlowSourceLocation

  private struct WeakModel {
    weak var model: AnyObject?
  }

  /// - Parameters:
  ///   - message: The warning, a full sentence.
  ///   - location: The source location of the run.
  ///   - models: The models of the run.
  init(_ message: String, at location: FlowSourceLocation, models: [AnyObject]) {
    self.message = message
    self.location = location
    self.models = models.map { WeakModel(model: $0) }
  }

  /// Returns the object for the results of the run to hold.
  func makeResultsUse() -> ResultsUse {
    let results = ResultsUse(use)
    self.results = results
    return results
  }

  deinit {
    guard results == nil, !use.isNoted.value, models.allSatisfy({ $0.model == nil }) else { return }
    IssueReporter.warn(message, at: location)
  }
}

extension FlowTester {
  /// Records what a run has checked.
  ///
  /// - Returns: The object for the results to hold, if only they can be checked.
  func note(
    _ run: FlowRun<Model, Content>, looksAtPictures: Bool, at location: FlowSourceLocation
  ) -> ResultsUse? {
    uncheckedRun = nil
    let comparesPictures = looksAtPictures && flowSteps.contains { $0.snapshotEnabled }
    let hasChecks = flowSteps.contains { !$0.assertions.isEmpty || $0.drivesScreen } || hooks.mayCheck
    guard !comparesPictures, !hasChecks, run.report.isSuccess, IssueReporter.currentTestID != nil else { return nil }
    let unchecked = UncheckedRun(
      "\(subjectOfFlow(name)) checked nothing: no step has an assertion, and no picture was compared. Give a step an "
        + "assertion, or compare the pictures.", at: location, models: run.models)
    uncheckedRun = unchecked
    return unchecked.makeResultsUse()
  }
}

extension FlowHooks {
  /// Whether a hook may check something.
  fileprivate var mayCheck: Bool {
    beforeEachStep != nil || afterEachStep != nil || progress != nil || follow != nil || restDemand != nil
  }
}
