import Foundation

/// The activity and the place of a workout.
// @unchecked: like Apple's, it is set up before it is handed over.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of a pool's lane.
  open var lapLength: HKQuantity?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = HKWorkoutConfiguration()
    copy.activityType = activityType
    copy.locationType = locationType
    copy.swimmingLocationType = swimmingLocationType
    copy.lapLength = lapLength
    return copy
  }
}
