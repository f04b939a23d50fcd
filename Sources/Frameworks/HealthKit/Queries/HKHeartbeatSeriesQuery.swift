import FlowFoundation
import Foundation
import PhoneSimulation

/// Asks for the beats of a series.
// @unchecked: see `HKQuery`.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
  /// Receives the seconds of a beat since the start, whether a gap is before it, whether it is the last, and an error.
  public typealias Handler = (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

  private let series: HKHeartbeatSeriesSample
  private let handler: Callback<Handler>

  /// Creates a query.
  public init(heartbeatSeries: HKHeartbeatSeriesSample, dataHandler: @escaping Handler) {
    series = heartbeatSeries
    handler = Callback(dataHandler)
    super.init(types: [HKSeriesType.heartbeat()], predicate: nil)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, 0, false, true, error) }
    guard samples(on: phone).contains(series), let last = series.beats.last else {
      return handler.call(self, 0, false, true, HKError(.errorNoData))
    }
    for beat in series.beats.dropLast() where runningPhone != nil {
      handler.call(self, beat.timeIntervalSinceStart, beat.precededByGap, false, nil)
    }
    if runningPhone != nil { handler.call(self, last.timeIntervalSinceStart, last.precededByGap, true, nil) }
  }
}

/// Asks once for the beats of a series.
public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  /// A beat.
  public struct Heartbeat: Hashable, Sendable {
    /// In seconds.
    public let timeIntervalSinceStart: TimeInterval
    /// Whether beats before it may be missing.
    public let precededByGap: Bool
  }

  public typealias Results = HKQueryResults<Heartbeat>

  public var sample: HKHeartbeatSeriesSample

  /// Creates a query of all beats.
  public init(_ sample: HKHeartbeatSeriesSample) { self.sample = sample }

  /// The beats by their times.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      HKHeartbeatSeriesQuery(heartbeatSeries: sample) { _, time, precededByGap, isDone, error in
        if error == nil { continuation.yield(Heartbeat(timeIntervalSinceStart: time, precededByGap: precededByGap)) }
        if isDone || error != nil { continuation.finish(throwing: error) }
      }
    }
  }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
  public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKSeriesType.heartbeat(), predicate)
  }
}
