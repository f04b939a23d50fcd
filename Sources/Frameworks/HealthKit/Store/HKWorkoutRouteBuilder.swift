import FlowCoreLocation
import Foundation
import PhoneSimulation

/// Collects what belongs together in a sample.
// @unchecked: like Apple's, a builder is used on one thread at a time.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
  var isFinished = false

  override init() {}

  /// Forgets what was collected. The builder cannot be used any more.
  open func discard() { isFinished = true }
}

/// Collects the places of a workout, and saves them as a route.
// @unchecked: see `HKSeriesBuilder`.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
  private let store: HKHealthStore
  private let device: HKDevice?
  private var locations: [CLLocation] = []
  private var metadata: [String: Any] = [:]

  /// Creates a builder.
  public init(healthStore: HKHealthStore, device: HKDevice?) {
    store = healthStore
    self.device = device
  }

  private func check() throws {
    if isFinished { throw HKError(.errorInvalidArgument) }
  }

  private func insert(_ places: [CLLocation]) throws {
    try check()
    guard !places.isEmpty else { throw HKError(.errorInvalidArgument) }
    locations += places
  }

  private func makeRoute(of workout: HKWorkout, _ metadata: [String: Any]?) throws -> HKWorkoutRoute {
    try check()
    isFinished = true
    let places = locations.sorted { $0.timestamp < $1.timestamp }
    guard let first = places.first, let last = places.last else { throw HKError(.errorNoData) }
    return HKWorkoutRoute(
      places, of: workout, start: first.timestamp, end: last.timestamp, device: device,
      metadata: self.metadata.merging(metadata ?? [:]) { $1 })
  }

  /// The route of a workout that is being saved; `nil` without places, or if the app has saved the route itself.
  func makeRouteOfFinishedWorkout(_ workout: HKWorkout) throws -> HKWorkoutRoute? {
    isFinished || locations.isEmpty ? nil : try makeRoute(of: workout, nil)
  }

  /// Adds places, in any order.
  open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(named: "places of a workout", { completion($0 != nil, $1) }) {
      try insert(routeData)
    }
  }

  /// Adds places, in any order.
  ///
  /// - Throws: ``HKError`` for no places, or after the end of the route.
  open func insertRouteData(_ routeData: [CLLocation]) async throws { try insert(routeData) }

  /// Adds values that the route will have.
  ///
  /// - Throws: ``HKError`` after the end of the route.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    try check()
    self.metadata.merge(metadata) { $1 }
  }

  /// Saves the route.
  ///
  /// - Throws: ``HKError`` without places, or if the app may not write routes.
  open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
    let route = try makeRoute(of: workout, metadata)
    try await store.save(route)
    return route
  }

  /// Saves the route, and calls back soon on the main thread.
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
  ) {
    let callback = Callback(completion)
    do {
      let route = try makeRoute(of: workout, metadata)
      store.save(route) { isSaved, error in callback.call(isSaved ? route : nil, error) }
    } catch {
      SimulatedPhone.current.runSoon(named: "the route of a workout") { callback.call(nil, error) }
    }
  }
}
