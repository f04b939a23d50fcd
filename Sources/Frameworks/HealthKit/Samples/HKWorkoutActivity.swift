import FlowFoundation
import Foundation
import PhoneSimulation

/// A part of a workout, such as the swimming of a triathlon.
///
/// Its statistics and events are those of its workout, or of the workout's builder, that are in its time.
// @unchecked: the properties are constant; the configuration is a copy.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
  public let uuid: UUID
  public let workoutConfiguration: HKWorkoutConfiguration
  public let startDate: Date
  /// `nil` for a part that goes on.
  public let endDate: Date?
  public let metadata: [String: Any]?
  public let workoutEvents: [HKWorkoutEvent]
  /// In seconds, without pauses; zero for a part that is not in a workout and goes on.
  public let duration: TimeInterval
  private let samples: [HKQuantitySample]

  init(
    uuid: UUID, workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?, metadata: [String: Any]?,
    events: [HKWorkoutEvent] = [], samples: [HKQuantitySample] = [], until: Date? = nil
  ) {
    self.uuid = uuid
    self.workoutConfiguration = workoutConfiguration.copy() as? HKWorkoutConfiguration ?? workoutConfiguration
    startDate = start
    endDate = end
    self.metadata = metadata
    workoutEvents = events
    self.samples = samples
    let time = DateInterval(start: start, end: max(start, end ?? until ?? start))
    duration = time.duration - events.pausedTime(within: time)
  }

  /// Creates a part of a workout.
  ///
  /// - Parameter endDate: `nil` for a part that goes on.
  public convenience init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?
  ) {
    self.init(
      uuid: NSUUID(uuidBytes: SimulatedPhone.current.randomBytes(16)) as UUID,
      workoutConfiguration: workoutConfiguration, start: startDate, end: endDate, metadata: metadata)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutActivity)?.uuid == uuid }
  open override var hash: Int { uuid.hashValue }

  /// The statistics of each type that was measured in the time of the part.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    HKStatistics.byType(samples, from: startDate, to: endDate ?? samples.map(\.endDate).max() ?? startDate)
  }

  /// The statistics of a type; `nil` if it was not measured in the time of the part.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

  /// The part with what a workout has in its time.
  ///
  /// - Parameter date: The end of a part that goes on; `nil` if the workout goes on as well.
  func collecting(
    _ samples: [HKQuantitySample], _ events: [HKWorkoutEvent], until date: Date?
  ) -> HKWorkoutActivity {
    let end = endDate ?? date ?? .distantFuture
    return HKWorkoutActivity(
      uuid: uuid, workoutConfiguration: workoutConfiguration, start: startDate, end: endDate, metadata: metadata,
      events: events.filter { $0.dateInterval.end >= startDate && $0.dateInterval.start <= end },
      samples: samples.filter { $0.startDate >= startDate && $0.endDate <= end }, until: date)
  }

  /// The part with another end or more metadata.
  func changed(end: Date? = nil, adding metadata: [String: Any] = [:]) -> HKWorkoutActivity {
    let all = (self.metadata ?? [:]).merging(metadata) { $1 }
    return HKWorkoutActivity(
      uuid: uuid, workoutConfiguration: workoutConfiguration, start: startDate, end: end ?? endDate,
      metadata: all.isEmpty ? self.metadata : all)
  }
}
