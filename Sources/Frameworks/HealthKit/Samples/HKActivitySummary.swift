import FlowFoundation
import Foundation

/// What a person has done on a day: move, exercise and stand.
///
/// The summaries of the store are computed from its samples, with the goals of the phone
/// (`SimulatedPhone.healthActivityGoals`).
// @unchecked: like Apple's, it is set up before it is handed over.
open class HKActivitySummary: NSObject, NSCopying, @unchecked Sendable {
  /// `nil` for a summary that an app has created.
  var day: HealthDay?

  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var isPaused = false
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var standHoursGoal: HKQuantity?

  public override init() { super.init() }

  /// The older name of the goal; zero without one.
  open var appleExerciseTimeGoal: HKQuantity {
    get { exerciseTimeGoal ?? HKQuantity(unit: .minute(), doubleValue: 0) }
    set { exerciseTimeGoal = newValue }
  }

  /// The older name of the goal; zero without one.
  open var appleStandHoursGoal: HKQuantity {
    get { standHoursGoal ?? HKQuantity(unit: .count(), doubleValue: 0) }
    set { standHoursGoal = newValue }
  }

  /// The day: its era, year, month and day in a calendar.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    day?.components(in: calendar) ?? DateComponents(calendar: calendar)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = HKActivitySummary()
    copy.day = day
    copy.activityMoveMode = activityMoveMode
    copy.isPaused = isPaused
    copy.activeEnergyBurned = activeEnergyBurned
    copy.appleMoveTime = appleMoveTime
    copy.appleExerciseTime = appleExerciseTime
    copy.appleStandHours = appleStandHours
    copy.activeEnergyBurnedGoal = activeEnergyBurnedGoal
    copy.appleMoveTimeGoal = appleMoveTimeGoal
    copy.exerciseTimeGoal = exerciseTimeGoal
    copy.standHoursGoal = standHoursGoal
    return copy
  }
}
