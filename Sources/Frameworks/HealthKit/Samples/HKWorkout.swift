import FlowFoundation
import Foundation
import Locking

/// A workout.
///
/// Its statistics are those of its samples: what a builder has collected, and what is added to it in the health store.
/// A workout that is created with totals has them in its statistics as long as it has no samples of their types.
// @unchecked: see `HKObject`; the samples are guarded by a lock.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public let totalSwimmingStrokeCount: HKQuantity?
  public let totalFlightsClimbed: HKQuantity?
  /// In seconds, without pauses.
  public let duration: TimeInterval
  private let activities: [HKWorkoutActivity]
  private let associated: Locked<[HKSample]>
  /// The totals as samples, which nobody else sees.
  private var totals: [HKQuantitySample] = []

  /// Creates a workout as long as the time between the dates without its pauses.
  ///
  /// - Parameter duration: In seconds; `nil` or zero for the time between the dates.
  init(
    _ type: HKWorkoutActivityType, from start: Date, to end: Date, duration: TimeInterval? = nil,
    events: [HKWorkoutEvent]? = nil, totals: WorkoutTotals, activities: [HKWorkoutActivity] = [],
    samples: [HKSample] = [], device: HKDevice?, metadata: [String: Any]?
  ) {
    workoutActivityType = type
    workoutEvents = events
    totalEnergyBurned = totals.energy
    totalDistance = totals.distance
    totalSwimmingStrokeCount = totals.strokes
    totalFlightsClimbed = totals.flights
    self.activities = activities
    associated = Locked(samples)
    let pauses = start < end ? (events ?? []).pausedTime(within: DateInterval(start: start, end: end)) : 0
    self.duration = duration.flatMap { $0 > 0 ? $0 : nil } ?? end.timeIntervalSince(start) - pauses
    super.init(type: .workoutType(), start: start, end: end, device: device, metadata: metadata)
    self.totals = totals.samples(of: type, from: start, to: end)
  }

  override var summary: String { "a workout (\(workoutActivityType))" }

  /// What belongs to the workout in the health store.
  var samples: [HKSample] { associated.value }

  /// Adds what belongs to the workout. What belongs to it already stays once.
  func associate(_ samples: [HKSample]) {
    associated.withLock { known in known += samples.filter { sample in !known.contains { $0.uuid == sample.uuid } } }
  }

  /// What the statistics are computed of.
  private var measured: [HKQuantitySample] {
    let samples = samples.compactMap { $0 as? HKQuantitySample }
    let known = Set(samples.map(\.quantityType))
    return samples + totals.filter { !known.contains($0.quantityType) }
  }

  /// The statistics of each type that the workout has samples or a total of.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    HKStatistics.byType(measured, from: startDate, to: endDate)
  }

  /// The statistics of a type; `nil` if the workout has no samples and no total of it.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

  /// The parts of the workout: one as long as the workout if it was not divided.
  open var workoutActivities: [HKWorkoutActivity] {
    guard activities.isEmpty else {
      return activities.map { $0.collecting(measured, workoutEvents ?? [], until: endDate) }
    }
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = workoutActivityType
    if let isIndoor = metadata?[HKMetadataKeyIndoorWorkout] as? Bool {
      configuration.locationType = isIndoor ? .indoor : .outdoor
    }
    let whole = HKWorkoutActivity(
      uuid: uuid, workoutConfiguration: configuration, start: startDate, end: endDate, metadata: nil)
    return [whole.collecting(measured, workoutEvents ?? [], until: endDate)]
  }
}
