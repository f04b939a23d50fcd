import FlowFoundation
import Foundation
import PhoneSimulation

/// Collects a workout while its session runs: samples of its source, and the session's events and activities.
// @unchecked: see `HKWorkoutBuilder`.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  open private(set) weak var workoutSession: HKWorkoutSession?
  /// Whether the events of the session become events of the workout.
  open var shouldCollectWorkoutEvents = true
  /// What is collected of the phone's samples; `nil` for nothing.
  open var dataSource: HKLiveWorkoutDataSource?
  private let phone: SimulatedPhone

  init(_ session: HKWorkoutSession, store: HKHealthStore, phone: SimulatedPhone) {
    workoutSession = session
    self.phone = phone
    super.init(healthStore: store, configuration: session.workoutConfiguration, device: .local())
  }

  /// The seconds of the workout up to now, without pauses, on the clock of the phone.
  open var elapsedTime: TimeInterval {
    elapsedTime(at: min(phone.now, workoutSession?.endDate ?? .distantFuture))
  }

  /// The activity that goes on; `nil` before the first one and after one has ended.
  open var currentWorkoutActivity: HKWorkoutActivity? { workoutActivities.last { $0.endDate == nil } }

  /// Calls the delegate at the next turn of the clock.
  private func tell(_ call: @escaping @MainActor @Sendable (any HKLiveWorkoutBuilderDelegate) -> Void) {
    phone.runSoon(named: "a workout") { [self] in
      if let delegate { call(delegate) }
    }
  }

  override func append(_ samples: [HKSample]) {
    super.append(samples)
    let types = Set(samples.map(\.sampleType))
    if !types.isEmpty { tell { $0.workoutBuilder(self, didCollectDataOf: types) } }
  }

  override func append(_ events: [HKWorkoutEvent]) {
    super.append(events)
    if !events.isEmpty { tell { $0.workoutBuilderDidCollectEvent(self) } }
  }

  /// Collects new samples of the store.
  func collect(_ added: [HKSample]) {
    guard isCollecting, let dataSource, let startDate else { return }
    let own = phone.use { HKSource.default() }
    let known = Set(samples.map(\.uuid))
    append(
      added.filter { sample in
        sample.endDate >= startDate && dataSource.collects(sample) && !sample.source.isEqual(own)
          && !known.contains(sample.uuid) && phone.healthPermission(sample.sampleType, writing: false) == true
      })
  }

  /// Collects an event of the session.
  func collect(_ event: HKWorkoutEvent) {
    if isCollecting, shouldCollectWorkoutEvents { append([event]) }
  }

  /// Collects an activity that the session has begun.
  func begin(_ activity: HKWorkoutActivity) {
    dataSource?.follow(activity.workoutConfiguration)
    guard isCollecting, (try? changePart { $0.append(activity) }) != nil else { return }
    tell { $0.workoutBuilder(self, didBegin: activity) }
  }

  /// Ends an activity that the session has ended.
  func end(_ activity: HKWorkoutActivity) {
    dataSource?.follow(workoutConfiguration)
    let index = parts.firstIndex(of: activity)
    guard let index, (try? changePart { $0[index] = activity }) != nil else { return }
    let ended = workoutActivities[index]
    tell { $0.workoutBuilder(self, didEnd: ended) }
  }
}
