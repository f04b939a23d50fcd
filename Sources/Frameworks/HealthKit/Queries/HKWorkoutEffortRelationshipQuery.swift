import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Asks for samples of effort with their workouts, and continues until it is stopped.
///
/// The predicate finds workouts.
// @unchecked: what changes is guarded by a lock.
open class HKWorkoutEffortRelationshipQuery: HKQuery, @unchecked Sendable {
  /// Receives relationships and the place after them.
  public typealias Handler = (
    HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  private let place: Locked<Int>
  private let options: HKWorkoutEffortRelationshipQueryOptions
  private let results: Callback<Handler>

  /// Creates a query.
  ///
  /// - Parameter anchor: The place after which samples were related; `nil` for all of them.
  public init(
    predicate: NSPredicate?, anchor: HKQueryAnchor?, options: HKWorkoutEffortRelationshipQueryOptions,
    resultsHandler: @escaping Handler
  ) {
    place = Locked(anchor?.count ?? 0)
    self.options = options
    results = Callback(resultsHandler)
    super.init(types: WorkoutEffort.types + [.workoutType()], predicate: predicate)
  }

  override var isLasting: Bool { true }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return results.call(self, nil, nil, error) }
    let found = relationships(on: phone)
    results.call(self, found.relationships, found.anchor, nil)
  }

  override func dataChanged() {
    guard let phone = runningPhone else { return }
    let found = relationships(on: phone)
    if !found.relationships.isEmpty { results.call(self, found.relationships, found.anchor, nil) }
  }

  /// What was related since the place of the query, which moves on.
  private func relationships(on phone: SimulatedPhone) -> (
    relationships: [HKWorkoutEffortRelationship], anchor: HKQueryAnchor
  ) {
    let data = phone[HealthData.self]
    let start = place.withLock { place in
      defer { place = data.effortCount }
      return place
    }
    let readable = readableSamples(on: phone)
    let workouts = readable.compactMap { $0 as? HKWorkout }.filter { predicate?.evaluate(with: $0) ?? true }
    let found = workouts.flatMap { workout in
      let parts = [nil] + workout.workoutActivities.map { $0 as HKWorkoutActivity? }
      return parts.compactMap { part -> HKWorkoutEffortRelationship? in
        let efforts = data.efforts.filter { $0.isOf(workout.uuid, part?.uuid) }
        guard efforts.contains(where: { $0.number > start }) else { return nil }
        let samples = readable.filter { sample in efforts.contains { $0.sample == sample.uuid } }
        return samples.isEmpty ? nil : HKWorkoutEffortRelationship(workout, part, relevant(samples))
      }
    }
    return (found, HKQueryAnchor(fromValue: data.effortCount))
  }

  private func relevant(_ samples: [HKSample]) -> [HKSample] {
    guard options == .mostRelevant else { return samples }
    let said = samples.filter { $0.sampleType.isEqual(WorkoutEffort.types[0]) }
    return (said.isEmpty ? samples : said).last.map { [$0] } ?? []
  }
}
