import FlowCoreLocation
import Foundation
import PhoneSimulation

/// Asks for the places of a route.
// @unchecked: see `HKQuery`.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let route: HKWorkoutRoute
  private let interval: DateInterval?
  private let handler: Callback<(HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void>

  /// Creates a query of all places, which come at once.
  public convenience init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) { self.init(workoutRoute, nil, dataHandler) }

  /// Creates a query of the places within dates.
  public convenience init(
    route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) { self.init(workoutRoute, dateInterval, dataHandler) }

  private init(
    _ route: HKWorkoutRoute, _ interval: DateInterval?,
    _ handler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    self.route = route
    self.interval = interval
    self.handler = Callback(handler)
    super.init(types: [HKSeriesType.workoutRoute()], predicate: nil)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, nil, true, error) }
    guard samples(on: phone).contains(route) else { return handler.call(self, nil, true, HKError(.errorNoData)) }
    handler.call(self, route.locations.filter { interval?.contains($0.timestamp) ?? true }, true, nil)
  }
}
