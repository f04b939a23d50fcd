#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking

  /// What the delegates of a session and its builder hear, in order.
  final class WorkoutLog: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
    private let log = Locked<[String]>([])
    private let start = Locked(Date(timeIntervalSince1970: 0))

    /// What was heard since the last call.
    func take() -> [String] {
      log.withLock { log in
        defer { log = [] }
        return log
      }
    }

    /// Dates are shown as seconds after this one.
    func count(from date: Date) { start.value = date }

    private func add(_ text: String) { log.withLock { $0.append(text) } }
    private func seconds(_ date: Date) -> String { "\(Int(date.timeIntervalSince(start.value).rounded()))" }

    func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
      from fromState: HKWorkoutSessionState, date: Date
    ) {
      add("\(fromState) > \(toState) at \(seconds(date))\(workoutSession.state == toState ? "" : ", too early")")
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
      add((error as? HKError).map { "\($0.code)" } ?? "another error")
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {
      add("event \(event.type) at \(seconds(event.dateInterval.start))")
    }

    func workoutSession(
      _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
      date: Date
    ) {
      add("begins \(workoutConfiguration.activityType) at \(seconds(date))")
    }

    func workoutSession(
      _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {
      add("ends \(workoutConfiguration.activityType) at \(seconds(date))")
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {
      add("data of \(data.map(\.count)) bytes")
    }

    func workoutSession(
      _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {
      add("disconnected\(error == nil ? "" : " with an error")")
    }

    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
      let names = collectedTypes.map { $0.identifier.replacing("HKQuantityTypeIdentifier", with: "") }.sorted()
      add("builder: \(names.joined(separator: ", "))")
    }

    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {
      add("builder: \(workoutBuilder.workoutEvents.count) events")
    }

    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {
      add("builder: begins \(workoutActivity.workoutConfiguration.activityType)")
    }

    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {
      add("builder: ends \(workoutActivity.workoutConfiguration.activityType) after \(Int(workoutActivity.duration))")
    }
  }
#endif
