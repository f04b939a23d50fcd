import Foundation

extension HKWorkout {
  /// Creates a workout as long as the time between the dates without its pauses.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.init(
      workoutActivityType, from: startDate, to: endDate, events: workoutEvents,
      totals: WorkoutTotals(energy: totalEnergyBurned, distance: totalDistance), device: device, metadata: metadata)
  }

  /// Creates a workout.
  ///
  /// - Parameter duration: In seconds; zero for the time between the dates.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
    metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, from: startDate, to: endDate, duration: duration,
      totals: WorkoutTotals(energy: totalEnergyBurned, distance: totalDistance), device: device, metadata: metadata)
  }

  /// Creates a workout of swimming.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, from: startDate, to: endDate, events: workoutEvents,
      totals: WorkoutTotals(energy: totalEnergyBurned, distance: totalDistance, strokes: totalSwimmingStrokeCount),
      device: device, metadata: metadata)
  }

  /// Creates a workout on stairs.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, from: startDate, to: endDate, events: workoutEvents,
      totals: WorkoutTotals(energy: totalEnergyBurned, distance: totalDistance, flights: totalFlightsClimbed),
      device: device, metadata: metadata)
  }
}
