import Foundation
import PhoneSimulation

extension HKHealthStore {
  /// What a relation of a sample to a workout needs: a sample of effort, a saved workout, and one of its parts.
  private func check(_ sample: HKSample, _ workout: HKWorkout, _ activity: HKWorkoutActivity?) throws {
    if let error = permissionToWrite([sample]) { throw error }
    let isKnown = phone.healthSamples.contains { $0.uuid == workout.uuid }
    let isPart = activity.map(workout.workoutActivities.contains) ?? true
    guard isKnown, isPart, WorkoutEffort.types.contains(where: sample.sampleType.isEqual) else {
      throw HKError(.errorInvalidArgument)
    }
  }

  private func relateNow(_ sample: HKSample, _ workout: HKWorkout, _ activity: HKWorkoutActivity?) throws {
    try check(sample, workout, activity)
    if !phone.healthSamples.contains(where: { $0.uuid == sample.uuid }) { try saveNow([sample]) }
    phone.record("HealthKit", "relates \(sample.summary) to \(workout.summary)")
    phone.relateHealthEffort(sample, to: workout, activity: activity)
  }

  private func unrelateNow(_ sample: HKSample, _ workout: HKWorkout, _ activity: HKWorkoutActivity?) throws {
    try check(sample, workout, activity)
    guard phone.unrelateEffort(sample, from: workout, activity) else { throw HKError(.errorInvalidArgument) }
    phone.record("HealthKit", "unrelates \(sample.summary) from \(workout.summary)")
  }

  /// Relates a sample of effort to a workout, or to a part of it. A sample that is not saved is saved.
  public func relateWorkoutEffortSample(
    _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later(completion) { try relateNow(sample, workout, activity) }
  }

  /// Relates a sample of effort to a workout, or to a part of it. A sample that is not saved is saved.
  ///
  /// - Returns: `true`.
  /// - Throws: ``HKError`` for another type, for a workout that is not saved, or if the app may not write the sample.
  @discardableResult
  public func relateWorkoutEffortSample(
    _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
  ) async throws -> Bool {
    try relateNow(sample, workout, activity)
    return true
  }

  /// Ends the relation of a sample to a workout. The sample stays in the store.
  public func unrelateWorkoutEffortSample(
    _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later(completion) { try unrelateNow(sample, workout, activity) }
  }

  /// Ends the relation of a sample to a workout. The sample stays in the store.
  ///
  /// - Returns: `true`.
  /// - Throws: ``HKError`` if they are not related, or if the app may not write the sample.
  @discardableResult
  public func unrelateWorkoutEffortSample(
    _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?
  ) async throws -> Bool {
    try unrelateNow(sample, workout, activity)
    return true
  }
}
