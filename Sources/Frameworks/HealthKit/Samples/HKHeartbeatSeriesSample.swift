import Foundation

/// A series of heartbeats.
// @unchecked: see `HKObject`.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {
  /// The beats by their times.
  let beats: [HKHeartbeatSeriesQueryDescriptor.Heartbeat]

  init(
    _ beats: [HKHeartbeatSeriesQueryDescriptor.Heartbeat], start: Date, end: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.beats = beats
    super.init(type: HKSeriesType.heartbeat(), start: start, end: end, device: device, metadata: metadata)
  }

  open override var count: Int { beats.count }
}
