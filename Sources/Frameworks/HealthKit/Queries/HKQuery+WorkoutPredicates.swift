import FlowFoundation
import Foundation

// Workouts and parts of workouts by what they are.
extension HKQuery {
  private class func workoutPredicate(_ isFound: @escaping @Sendable (HKWorkout) -> Bool) -> NSPredicate {
    samplePredicate { ($0 as? HKWorkout).map(isFound) ?? false }
  }

  private class func activityPredicate(_ isFound: @escaping @Sendable (HKWorkoutActivity) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkoutActivity).map(isFound) ?? false }
  }

  /// Workouts whose duration in seconds compares with another one.
  public class func predicateForWorkouts(
    with operatorType: FlowFoundation.NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.duration, duration) }
  }

  /// Workouts whose energy compares with another one.
  public class func predicateForWorkouts(
    with operatorType: FlowFoundation.NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.totalEnergyBurned, totalEnergyBurned) }
  }

  /// Workouts whose distance compares with another one.
  public class func predicateForWorkouts(
    with operatorType: FlowFoundation.NSComparisonPredicate.Operator, totalDistance: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.totalDistance, totalDistance) }
  }

  /// Workouts whose sum of a type compares with a quantity.
  public class func predicateForWorkouts(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType, sumQuantity: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.statistics(for: quantityType)?.sumQuantity(), sumQuantity) }
  }

  /// Workouts whose smallest quantity of a type compares with another one.
  public class func predicateForWorkouts(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    minimumQuantity: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.statistics(for: quantityType)?.minimumQuantity(), minimumQuantity) }
  }

  /// Workouts whose largest quantity of a type compares with another one.
  public class func predicateForWorkouts(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    maximumQuantity: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.statistics(for: quantityType)?.maximumQuantity(), maximumQuantity) }
  }

  /// Workouts whose mean of a type compares with a quantity.
  public class func predicateForWorkouts(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    averageQuantity: HKQuantity
  ) -> NSPredicate {
    workoutPredicate { operatorType.accepts($0.statistics(for: quantityType)?.averageQuantity(), averageQuantity) }
  }

  /// Workouts with a part that a predicate of parts finds.
  public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
    let predicate = SendablePredicate(activityPredicate)
    return workoutPredicate { $0.workoutActivities.contains { predicate.value?.evaluate(with: $0) ?? false } }
  }

  /// Parts of workouts of a kind, for ``predicateForWorkouts(activityPredicate:)``.
  public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    activityPredicate { $0.workoutConfiguration.activityType == workoutActivityType }
  }

  /// Parts of workouts whose duration in seconds compares with another one.
  public class func predicateForWorkoutActivities(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate {
    activityPredicate { operatorType.accepts($0.duration, duration) }
  }

  /// Parts of workouts whose sum of a type compares with a quantity.
  public class func predicateForWorkoutActivities(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType, sumQuantity: HKQuantity
  ) -> NSPredicate {
    activityPredicate { operatorType.accepts($0.statistics(for: quantityType)?.sumQuantity(), sumQuantity) }
  }

  /// Parts of workouts whose mean of a type compares with a quantity.
  public class func predicateForWorkoutActivities(
    operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    averageQuantity: HKQuantity
  ) -> NSPredicate {
    activityPredicate { operatorType.accepts($0.statistics(for: quantityType)?.averageQuantity(), averageQuantity) }
  }
}
