import FlowFoundation
import Foundation

/// The samples of a workout's effort, or of the effort of a part of it.
// @unchecked: the properties are constant.
open class HKWorkoutEffortRelationship: NSObject, NSCopying, @unchecked Sendable {
  public let workout: HKWorkout
  /// `nil` for samples of the whole workout.
  public let activity: HKWorkoutActivity?
  public let samples: [HKSample]?

  init(_ workout: HKWorkout, _ activity: HKWorkoutActivity?, _ samples: [HKSample]) {
    self.workout = workout
    self.activity = activity
    self.samples = samples
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
