import Foundation
import PhoneSimulation

/// Collects the parts of a workout, and saves it with its samples.
///
/// Times and samples are taken in the order of the calls. A builder that is not collecting refuses them with an error.
// @unchecked: like Apple's, a builder is used on one thread at a time.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  private enum Stage { case new, collecting, ended, finished }

  private let store: HKHealthStore
  public let workoutConfiguration: HKWorkoutConfiguration
  public let device: HKDevice?
  open private(set) var startDate: Date?
  open private(set) var endDate: Date?
  open private(set) var metadata: [String: Any] = [:]
  open private(set) var workoutEvents: [HKWorkoutEvent] = []
  private(set) var samples: [HKSample] = []
  /// The parts as they were added and changed, without samples and events.
  private(set) var parts: [HKWorkoutActivity] = []
  private var stage = Stage.new

  /// Creates a builder.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    store = healthStore
    workoutConfiguration = configuration
    self.device = device
  }

  private func check(_ stages: Stage...) throws(HKError) {
    if !stages.contains(stage) { throw HKError(.errorInvalidArgument) }
  }

  func tell(_ completion: @escaping (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
    let callback = Callback(completion)
    let result = Result { try body() }
    SimulatedPhone.current.runSoon(named: "a workout") {
      switch result {
      case .success: callback.call(true, nil)
      case .failure(let error): callback.call(false, error)
      }
    }
  }

  private func begin(_ date: Date) throws {
    try check(.new)
    stage = .collecting
    startDate = date
  }

  private func collect(_ change: () -> Void) throws {
    try check(.collecting, .ended)
    change()
  }

  /// Adds or changes a part of the workout.
  func changePart(_ change: (inout [HKWorkoutActivity]) throws -> Void) throws {
    try check(.collecting, .ended)
    try change(&parts)
  }

  private func end(_ date: Date) throws {
    try check(.collecting)
    stage = .ended
    endDate = date
  }

  private static let distances: [HKQuantityTypeIdentifier] = [
    .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair, .distanceDownhillSnowSports,
    .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing, .distanceSkatingSports,
  ]

  /// The sum of the samples of a kind; `nil` without one.
  private func total(_ kinds: [HKQuantityTypeIdentifier], in unit: HKUnit) -> HKQuantity? {
    let types = kinds.map { HKQuantityType($0) }
    let found = samples.compactMap { $0 as? HKQuantitySample }.filter { types.contains($0.quantityType) }
    if found.isEmpty { return nil }
    return HKQuantity(unit: unit, doubleValue: found.reduce(0) { $0 + $1.quantity.doubleValue(for: unit) })
  }

  private func makeWorkout() throws -> HKWorkout {
    try check(.ended)
    guard let startDate, let endDate else { throw HKError(.errorInvalidArgument) }
    stage = .finished
    let totals = WorkoutTotals(
      energy: total([.activeEnergyBurned], in: .kilocalorie()), distance: total(Self.distances, in: .meter()),
      strokes: total([.swimmingStrokeCount], in: .count()), flights: total([.flightsClimbed], in: .count()))
    let whole = HKWorkoutActivity(
      workoutConfiguration: workoutConfiguration, start: startDate, end: endDate, metadata: nil)
    return HKWorkout(
      workoutConfiguration.activityType, from: startDate, to: endDate, events: workoutEvents, totals: totals,
      activities: parts.isEmpty ? [whole] : parts, samples: samples, device: device, metadata: metadata)
  }

  // MARK: - Closures

  /// Begins the workout.
  open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try begin(startDate) }
  }

  /// Adds samples.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect { self.samples += samples } }
  }

  /// Adds events.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect { self.workoutEvents += workoutEvents } }
  }

  /// Adds values about the workout.
  open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect { self.metadata.merge(metadata) { $1 } } }
  }

  /// Ends the workout.
  open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try end(endDate) }
  }

  /// Saves the workout with its samples.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    let callback = Callback(completion)
    do {
      let workout = try makeWorkout()
      store.save([workout] + samples) { isSaved, error in callback.call(isSaved ? workout : nil, error) }
    } catch {
      SimulatedPhone.current.runSoon(named: "a workout") { callback.call(nil, error) }
    }
  }

  /// Forgets the workout.
  open func discardWorkout() {
    samples = []
    stage = .finished
  }

  // MARK: - Waiting

  /// Begins the workout.
  ///
  /// - Throws: ``HKError`` if the workout has begun already.
  open func beginCollection(at startDate: Date) async throws { try begin(startDate) }

  /// Adds samples.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved.
  open func addSamples(_ samples: [HKSample]) async throws { try collect { self.samples += samples } }

  /// Adds events.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
    try collect { self.workoutEvents += workoutEvents }
  }

  /// Adds values about the workout.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved.
  open func addMetadata(_ metadata: [String: Any]) async throws { try collect { self.metadata.merge(metadata) { $1 } } }

  /// Ends the workout.
  ///
  /// - Throws: ``HKError`` if the workout is not collecting.
  open func endCollection(at endDate: Date) async throws { try end(endDate) }

  /// Saves the workout with its samples.
  ///
  /// - Throws: ``HKError`` if the workout has not ended, or the app may not write it.
  @discardableResult
  open func finishWorkout() async throws -> HKWorkout? {
    let workout = try makeWorkout()
    try await store.save([workout] + samples)
    return workout
  }
}
