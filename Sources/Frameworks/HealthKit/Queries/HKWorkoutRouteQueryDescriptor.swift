import FlowCoreLocation
import Foundation

/// Asks once for the places of a route.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public typealias Results = HKQueryResults<CLLocation>

  public var workoutRoute: HKWorkoutRoute

  /// Creates a query of all places.
  public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }

  /// The places by their times.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      HKWorkoutRouteQuery(route: workoutRoute) { _, places, isDone, error in
        for place in places ?? [] { continuation.yield(place) }
        if isDone || error != nil { continuation.finish(throwing: error) }
      }
    }
  }
}
