import Foundation
import PhoneSimulation

/// Collects heartbeats, and saves them as a series.
// @unchecked: see `HKSeriesBuilder`.
open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
  private let store: HKHealthStore
  private let device: HKDevice?
  private let startDate: Date
  private var beats: [HKHeartbeatSeriesQueryDescriptor.Heartbeat] = []
  private var metadata: [String: Any] = [:]

  /// Creates a builder.
  ///
  /// - Parameter startDate: From which the times of the beats are counted.
  public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {
    store = healthStore
    self.device = device
    self.startDate = startDate
  }

  private func check() throws {
    if isFinished { throw HKError(.errorInvalidArgument) }
  }

  private func insert(_ time: TimeInterval, _ precededByGap: Bool) throws {
    try check()
    guard time >= beats.last?.timeIntervalSinceStart ?? 0 else { throw HKError(.errorInvalidArgument) }
    beats.append(.init(timeIntervalSinceStart: time, precededByGap: precededByGap))
  }

  private func insert(_ metadata: [String: Any]) throws {
    try check()
    self.metadata.merge(metadata) { $1 }
  }

  private func finishNow() throws -> HKHeartbeatSeriesSample {
    try check()
    guard let last = beats.last else { throw HKError(.errorNoData) }
    isFinished = true
    let series = HKHeartbeatSeriesSample(
      beats, start: startDate, end: startDate + last.timeIntervalSinceStart, device: device, metadata: metadata)
    try store.saveNow([series])
    return series
  }

  /// Adds a beat after the others.
  ///
  /// - Parameter timeIntervalSinceStart: In seconds.
  open func addHeartbeatWithTimeInterval(
    sinceSeriesStartDate timeIntervalSinceStart: TimeInterval, precededByGap: Bool,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    store.later(completion) { try insert(timeIntervalSinceStart, precededByGap) }
  }

  /// Adds a beat after the others.
  ///
  /// - Parameter timeIntervalSinceStart: In seconds.
  /// - Throws: ``HKError`` for one before the last or before the start, or after the end of the series.
  open func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) async throws {
    try insert(timeIntervalSinceStart, precededByGap)
  }

  /// Adds values that the series will have.
  open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
    store.later(completion) { try insert(metadata) }
  }

  /// Adds values that the series will have.
  ///
  /// - Throws: ``HKError`` after the end of the series.
  open func addMetadata(_ metadata: [String: Any]) async throws { try insert(metadata) }

  /// Saves the series.
  open func finishSeries(completion: @escaping (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(named: "a series of heartbeats", completion) { try finishNow() }
  }

  /// Saves the series.
  ///
  /// - Throws: ``HKError`` without beats, or if the app may not write them.
  open func finishSeries() async throws -> HKHeartbeatSeriesSample { try finishNow() }
}
