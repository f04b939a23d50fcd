import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Asks for summaries of activity, and continues if it has a handler of updates.
// @unchecked: what changes is guarded by a lock.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// Receives summaries by their days.
  public typealias Handler = (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  private struct State {
    var update: Handler?
    /// The numbers of the days that were delivered.
    var known: [HealthDay: [Double]] = [:]
  }

  private let summaries = Locked(State())
  private let results: Callback<Handler>

  /// Creates a query.
  ///
  /// - Parameter predicate: Finds summaries; `nil` for all.
  public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
    results = Callback(handler)
    super.init(types: [HKObjectType.activitySummaryType()], predicate: predicate)
  }

  /// Called with the summaries that change after the first results.
  open var updateHandler: Handler? {
    get { summaries.withLock { $0.update } }
    set { summaries.withLock { $0.update = newValue } }
  }

  override var observedTypes: [HKObjectType] { ActivityDays.types }
  override var isLasting: Bool { updateHandler != nil }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return results.call(self, nil, error) }
    let found = found(on: phone)
    _ = changed(found)
    results.call(self, found, nil)
  }

  override func dataChanged() {
    guard let phone = runningPhone, let update = updateHandler else { return }
    let changed = changed(found(on: phone))
    if !changed.isEmpty { update(self, changed, nil) }
  }

  /// The summaries that the app may read and the predicate finds.
  private func found(on phone: SimulatedPhone) -> [HKActivitySummary] {
    guard phone.healthPermission(.activitySummaryType(), writing: false) == true else { return [] }
    return ActivityDays(goals: phone.healthActivityGoals, timeZone: phone.timeZone)
      .summaries(of: phone.healthSamples)
      .filter { predicate?.evaluate(with: $0) ?? true }
  }

  /// The summaries that were not delivered yet, or with other numbers.
  private func changed(_ found: [HKActivitySummary]) -> [HKActivitySummary] {
    summaries.withLock { state in
      found.filter { summary in
        guard let day = summary.day else { return false }
        let numbers = [
          summary.activeEnergyBurned.doubleValue(for: .kilocalorie()),
          summary.appleMoveTime.doubleValue(for: .minute()),
          summary.appleExerciseTime.doubleValue(for: .minute()), summary.appleStandHours.doubleValue(for: .count()),
        ]
        defer { state.known[day] = numbers }
        return state.known[day] != numbers
      }
    }
  }
}
