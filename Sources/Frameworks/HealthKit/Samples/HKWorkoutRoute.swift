import FlowCoreLocation
import Foundation

/// The identifier of the type of routes.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
/// The identifier of the type of series of heartbeats.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"

/// The type of samples with many values.
// @unchecked: see `HKObjectType`.
public class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// The type of the routes of workouts.
  public class func workoutRoute() -> Self { Self(series: HKWorkoutRouteTypeIdentifier) }
  /// The type of the series of heartbeats.
  public class func heartbeat() -> Self { Self(series: HKDataTypeIdentifierHeartbeatSeries) }

  required init(series identifier: String) { super.init(identifier) }

  override var displayName: String {
    identifier == HKDataTypeIdentifierHeartbeatSeries ? "Heartbeat Series" : "Workout Routes"
  }
}

extension HKObjectType {
  /// The type of samples with many values; `nil` for an identifier that no phone has.
  public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    switch identifier {
    case HKWorkoutRouteTypeIdentifier: HKSeriesType.workoutRoute()
    case HKDataTypeIdentifierHeartbeatSeries: HKSeriesType.heartbeat()
    default: nil
    }
  }
}

/// A sample with many values.
// @unchecked: see `HKObject`.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  /// The number of values.
  open var count: Int { 0 }
}

/// Where a person was during a workout.
// @unchecked: see `HKObject`.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {
  /// The places by their times.
  let locations: [CLLocation]
  let workout: UUID

  init(
    _ locations: [CLLocation], of workout: HKWorkout, start: Date, end: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.locations = locations
    self.workout = workout.uuid
    super.init(type: HKSeriesType.workoutRoute(), start: start, end: end, device: device, metadata: metadata)
  }

  open override var count: Int { locations.count }
}
