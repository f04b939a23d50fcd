import Foundation
import PhoneSimulation

extension SimulatedPhone {
  /// Relates a sample of effort to a workout, and tells the queries that wait for it. A test does so for a watch.
  ///
  /// - Parameter activity: The part of the workout; `nil` for the whole one.
  public func relateHealthEffort(_ sample: HKSample, to workout: HKWorkout, activity: HKWorkoutActivity? = nil) {
    let running = update(HealthData.self) { data in
      data.endEffort(of: sample, workout, activity)
      data.effortCount += 1
      data.efforts.append(
        WorkoutEffort(
          workout: workout.uuid, activity: activity?.uuid, sample: sample.uuid, number: data.effortCount))
      return data.running.values.filter { $0 is HKWorkoutEffortRelationshipQuery }
    }
    for query in running.sorted(by: { $0.number < $1.number }) {
      runSoon(named: "a change of health data") { query.dataChanged() }
    }
  }

  /// Ends a relation.
  ///
  /// - Returns: Whether there was one.
  func unrelateEffort(_ sample: HKSample, from workout: HKWorkout, _ activity: HKWorkoutActivity?) -> Bool {
    update(HealthData.self) { $0.endEffort(of: sample, workout, activity) }
  }
}

extension HealthData {
  /// Ends a relation.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  fileprivate mutating func endEffort(
    of sample: HKSample, _ workout: HKWorkout, _ activity: HKWorkoutActivity?
  ) -> Bool {
    let count = efforts.count
    efforts.removeAll { $0.sample == sample.uuid && $0.isOf(workout.uuid, activity?.uuid) }
    return efforts.count < count
  }
}
