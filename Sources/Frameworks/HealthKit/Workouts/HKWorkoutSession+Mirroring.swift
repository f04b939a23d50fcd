import Foundation
import PhoneSimulation

extension HKWorkoutSession {
  /// The largest number of bytes that can be sent in ten seconds.
  private static let largestSize = 100_000

  private func send(_ data: Data) throws {
    let sessions = phone[WorkoutSessions.self]
    guard sessions.mirrored === self else { throw HKError(.errorInvalidArgument) }
    let now = phone.now
    let recent = sessions.messages.filter { now.timeIntervalSince($0.date) < 10 }.reduce(0) { $0 + $1.data.count }
    guard recent + data.count <= Self.largestSize else { throw HKError(.errorDataSizeExceeded) }
    phone.record("HealthKit", "sends \(data.count) bytes to the workout on the watch")
    phone.update(WorkoutSessions.self) { $0.messages.append(.init(date: now, data: data)) }
  }

  /// Sends data to the session on the watch.
  public func sendToRemoteWorkoutSession(data: Data, completion: @escaping (Bool, (any Error)?) -> Void) {
    store.later(completion) { try send(data) }
  }

  /// Sends data to the session on the watch.
  ///
  /// - Throws: ``HKError`` if the session is not mirrored, and for more than 100 kilobytes in ten seconds.
  public func sendToRemoteWorkoutSession(data: Data) async throws { try send(data) }

  /// Ends the mirroring, and tells the delegate.
  @MainActor func disconnect(_ error: (any Error)?) {
    let wasMirrored = phone.update(WorkoutSessions.self) { sessions in
      guard sessions.mirrored === self else { return false }
      sessions.mirrored = nil
      return true
    }
    if wasMirrored { delegate?.workoutSession(self, didDisconnectFromRemoteDeviceWithError: error) }
  }
}
