import Foundation

/// A sample of effort that was related to a workout or to a part of it.
struct WorkoutEffort: Sendable {
  /// What a sample of effort measures: what the person says, and what a watch estimates.
  static let types = [HKQuantityType(.workoutEffortScore), HKQuantityType(.estimatedWorkoutEffortScore)]

  let workout: UUID
  let activity: UUID?
  let sample: UUID
  /// The place of the relation in the order of all.
  let number: Int

  /// Whether the relation is of a workout, or of a part of it.
  func isOf(_ workout: UUID, _ activity: UUID?) -> Bool { self.workout == workout && self.activity == activity }
}
