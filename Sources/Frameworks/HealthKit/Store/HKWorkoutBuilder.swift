import Foundation
import PhoneSimulation

/// Collects the parts of a workout, and saves it with its samples.
///
/// Times and samples are taken in the order of the calls. A builder that is not collecting refuses them with an error, and
/// one whose app may not write workouts does not begin.
// @unchecked: like Apple's, a builder is used on one thread at a time.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  private enum Stage { case new, collecting, ended, finished }

  let store: HKHealthStore
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
  private(set) var route: HKWorkoutRouteBuilder?

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
    SimulatedPhone.current.answer(named: "a workout", { completion($0 != nil, $1) }, body)
  }

  private func begin(_ date: Date) throws {
    try check(.new)
    if let error = store.permissionToWrite([.workoutType()]) { throw error }
    stage = .collecting
    startDate = date
  }

  private func collect(_ change: () throws -> Void) throws {
    try check(.collecting, .ended)
    try change()
  }

  /// Whether the workout has begun and is not saved.
  var isCollecting: Bool { stage == .collecting }

  /// Adds samples, and saves those that are not saved yet.
  private func collect(_ samples: [HKSample]) throws {
    try collect {
      try store.saveNew(samples)
      append(samples)
    }
  }

  private func collect(_ events: [HKWorkoutEvent]) throws { try collect { append(events) } }

  private func collect(_ metadata: [String: Any]) throws { try collect { self.metadata.merge(metadata) { $1 } } }

  /// Adds samples of the store.
  func append(_ samples: [HKSample]) { self.samples += samples }

  /// Adds events.
  func append(_ events: [HKWorkoutEvent]) { workoutEvents += events }

  /// Adds or changes a part of the workout.
  func changePart(_ change: (inout [HKWorkoutActivity]) throws -> Void) throws {
    try check(.collecting, .ended)
    try change(&parts)
  }

  private func end(_ date: Date) throws {
    try check(.collecting)
    guard let startDate, startDate <= date else { throw HKError(.errorInvalidArgument) }
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

  /// Saves the workout and its route.
  private func finishNow() throws -> HKWorkout {
    let workout = try makeWorkout()
    try store.saveNow([workout])
    if let route = try route?.makeRouteOfFinishedWorkout(workout) { try store.saveNow([route]) }
    return workout
  }

  // MARK: - Closures

  /// Begins the workout.
  open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try begin(startDate) }
  }

  /// Adds samples, and saves those that are not saved yet.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(samples) }
  }

  /// Adds events.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(workoutEvents) }
  }

  /// Adds values about the workout.
  open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(metadata) }
  }

  /// Ends the workout.
  open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    tell(completion) { try end(endDate) }
  }

  /// Saves the workout.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(named: "a workout", completion) { try finishNow() }
  }

  /// The builder of the workout's route, which is saved with the workout; `nil` for other types.
  open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
    guard seriesType.isEqual(HKSeriesType.workoutRoute()) else { return nil }
    let builder = route ?? HKWorkoutRouteBuilder(healthStore: store, device: device)
    route = builder
    return builder
  }

  /// Forgets the workout. Samples that were added stay in the store.
  open func discardWorkout() {
    samples = []
    stage = .finished
  }

  // MARK: - Waiting

  /// Begins the workout.
  ///
  /// - Throws: ``HKError`` if the workout has begun already, or if the app may not write workouts.
  open func beginCollection(at startDate: Date) async throws { try begin(startDate) }

  /// Adds samples, and saves those that are not saved yet.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved, or if the app may not write one of the types.
  open func addSamples(_ samples: [HKSample]) async throws { try collect(samples) }

  /// Adds events.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { try collect(workoutEvents) }

  /// Adds values about the workout.
  ///
  /// - Throws: ``HKError`` if the workout has not begun, or is saved.
  open func addMetadata(_ metadata: [String: Any]) async throws { try collect(metadata) }

  /// Ends the workout.
  ///
  /// - Throws: ``HKError`` if the workout is not collecting, or would end before it starts.
  open func endCollection(at endDate: Date) async throws { try end(endDate) }

  /// Saves the workout.
  ///
  /// - Throws: ``HKError`` if the workout has not ended, or the app may not write it or its route.
  @discardableResult
  open func finishWorkout() async throws -> HKWorkout? { try finishNow() }
}
