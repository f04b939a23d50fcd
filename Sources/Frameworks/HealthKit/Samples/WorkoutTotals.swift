import Foundation

/// The totals of a workout.
struct WorkoutTotals {
  var energy: HKQuantity?
  var distance: HKQuantity?
  var strokes: HKQuantity?
  var flights: HKQuantity?

  /// The totals as samples of the whole workout. A total in a unit that does not measure it is left out.
  func samples(of activity: HKWorkoutActivityType, from start: Date, to end: Date) -> [HKQuantitySample] {
    let all: [(HKQuantityTypeIdentifier, HKQuantity?)] = [
      (.activeEnergyBurned, energy), (activity.distanceType, distance), (.swimmingStrokeCount, strokes),
      (.flightsClimbed, flights),
    ]
    return all.compactMap { identifier, quantity in
      let type = HKQuantityType(identifier)
      guard let quantity, type.is(compatibleWith: quantity.unit) else { return nil }
      return HKQuantitySample(type: type, quantity: quantity, start: start, end: end)
    }
  }
}
