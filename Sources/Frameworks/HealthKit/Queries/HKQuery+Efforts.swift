import Foundation
import PhoneSimulation

/// The key of predicates for samples of effort.
public let HKPredicateKeyPathWorkoutEffortRelationship = "ratingOfExertionAssociation"

extension HKQuery {
  /// The samples of effort that are related to a workout, or to a part of it.
  ///
  /// - Parameter activity: The part; `nil` for samples of the whole workout.
  public class func predicateForWorkoutEffortSamplesRelated(
    workout: HKWorkout, activity: HKWorkoutActivity?
  ) -> NSPredicate {
    let (phone, workout, activity) = (SimulatedPhone.current, workout.uuid, activity?.uuid)
    return samplePredicate { sample in
      phone[HealthData.self].efforts.contains { $0.sample == sample.uuid && $0.isOf(workout, activity) }
    }
  }
}
