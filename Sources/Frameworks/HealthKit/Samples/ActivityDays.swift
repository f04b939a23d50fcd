import FlowFoundation
import Foundation

/// Computes the summaries of days from samples.
struct ActivityDays {
  /// The types of the samples.
  static let types: [HKObjectType] =
    [.activeEnergyBurned, .appleMoveTime, .appleExerciseTime].map { HKQuantityType($0) } + [
      HKCategoryType(.appleStandHour)
    ]

  let goals: HealthActivityGoals
  let timeZone: TimeZone

  /// The summaries of the days that have samples, in order.
  func summaries(of samples: [HKSample]) -> [HKActivitySummary] {
    let counted = samples.filter { sample in Self.types.contains { $0.identifier == sample.sampleType.identifier } }
    return Dictionary(grouping: counted) { HealthDay($0.startDate, in: timeZone) }
      .sorted { $0.key < $1.key }
      .map(summary)
  }

  private func summary(_ day: HealthDay, _ samples: [HKSample]) -> HKActivitySummary {
    func sum(_ kind: HKQuantityTypeIdentifier, _ unit: HKUnit) -> HKQuantity {
      let type = HKQuantityType(kind)
      let found = samples.compactMap { $0 as? HKQuantitySample }.filter { $0.quantityType == type }
      return HKQuantity(unit: unit, doubleValue: found.reduce(0) { $0 + $1.quantity.doubleValue(for: unit) })
    }
    let stood = samples.compactMap { $0 as? HKCategorySample }.filter {
      $0.value == HKCategoryValueAppleStandHour.stood.rawValue
    }
    let result = HKActivitySummary()
    result.day = day
    result.activityMoveMode = goals.moveMode
    result.activeEnergyBurned = sum(.activeEnergyBurned, .kilocalorie())
    result.appleMoveTime = sum(.appleMoveTime, .minute())
    result.appleExerciseTime = sum(.appleExerciseTime, .minute())
    result.appleStandHours = HKQuantity(unit: .count(), doubleValue: Double(Set(stood.map(\.startDate)).count))
    result.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: goals.activeEnergy)
    result.appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: goals.moveTime)
    result.exerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: goals.exerciseTime)
    result.standHoursGoal = HKQuantity(unit: .count(), doubleValue: goals.standHours)
    return result
  }
}
