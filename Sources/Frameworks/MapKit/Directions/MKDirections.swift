import FlowCoreLocation
import PhoneSimulation
import Foundation

/// The kinds of travel.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways in the table of the phone (`SimulatedPhone.routes`).
// @unchecked: like Apple's, it is used on the thread that it was started on, which is the main thread here.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Whether an app wants a kind of road.
  public enum RoutePreference: Int, Sendable {
    case any, avoid
  }

  /// What an app asks for.
  // @unchecked: an app sets it up before it passes it on.
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType: MKDirectionsTransportType = .any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any

    public override init() { super.init() }
  }

  /// The ways that were found.
  // @unchecked: the properties are constant.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// The time that a way takes.
  // @unchecked: the properties are constant.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In meters.
    public let distance: CLLocationDistance
    public let expectedArrivalDate: Date
    public let expectedDepartureDate: Date
    public let transportType: MKDirectionsTransportType

    init(_ response: Response, _ route: MKRoute, departure: Date) {
      source = response.source
      destination = response.destination
      expectedTravelTime = route.expectedTravelTime
      distance = route.distance
      expectedDepartureDate = departure
      expectedArrivalDate = departure.addingTimeInterval(route.expectedTravelTime)
      transportType = route.transportType
    }
  }

  private let request: Request
  private var isCancelled = false

  /// Whether a calculation is unfinished.
  public private(set) var isCalculating = false

  /// The distance within which a way begins and ends at a place, in meters.
  private static let tolerance = 200.0

  /// Creates directions.
  public init(request: Request) { self.request = request }

  /// Ends the calculation; its handler is not called with ways.
  open func cancel() { isCancelled = true }

  /// Finds ways.
  ///
  /// - Parameter completionHandler: Called on the main thread, later.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    let phone = SimulatedPhone.current
    let callback = Callback(completionHandler)
    let names = [request.source, request.destination].map { $0?.name ?? "a place" }.joined(separator: " to ")
    phone.record("MapKit", "asks for directions from \(names)")
    isCalculating = true
    phone.runSoon(named: "an answer of directions") { [self] in
      isCalculating = false
      if isCancelled || !phone.network.isConnected { return callback.call(nil, MKError(.serverFailure)) }
      guard let source = request.source, let destination = request.destination else {
        return callback.call(nil, MKError(.directionsNotFound))
      }
      let found = phone.routes.filter { route in
        !route.transportType.isDisjoint(with: request.transportType) && Self.connects(route, source, destination)
      }
      if found.isEmpty { return callback.call(nil, MKError(.directionsNotFound)) }
      let routes = (request.requestsAlternateRoutes ? found : [found[0]]).map(MKRoute.init)
      callback.call(Response(source, destination, routes), nil)
    }
  }

  /// Finds ways.
  ///
  /// - Throws: `MKError` if there is none, or no network.
  open func calculate() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      calculate { response, error in
        if let response {
          continuation.resume(returning: response)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  /// Finds the time that the first way takes.
  ///
  /// - Parameter completionHandler: Called on the main thread, later.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    let departure = request.departureDate ?? SimulatedPhone.current.now
    calculate { response, error in
      guard let response, let route = response.routes.first else { return completionHandler(nil, error) }
      completionHandler(ETAResponse(response, route, departure: departure), nil)
    }
  }

  /// Finds the time that the first way takes.
  ///
  /// - Throws: `MKError` if there is none, or no network.
  open func calculateETA() async throws -> ETAResponse {
    let departure = request.departureDate ?? SimulatedPhone.current.now
    let response = try await calculate()
    return ETAResponse(response, response.routes[0], departure: departure)
  }

  private static func connects(_ route: PhoneRoute, _ source: MKMapItem, _ destination: MKMapItem) -> Bool {
    guard let start = route.places.first, let end = route.places.last else { return false }
    return start.coordinate.distance(to: source.placemark.coordinate) <= tolerance
      && end.coordinate.distance(to: destination.placemark.coordinate) <= tolerance
  }
}

extension PhoneLocation {
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// A way.
// @unchecked: the properties are constant.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  // @unchecked: the properties are constant.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String?
    public let polyline: MKPolyline
    /// In meters.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    init(_ instructions: String, _ points: [MKMapPoint], _ transportType: MKDirectionsTransportType) {
      self.instructions = instructions
      notice = nil
      polyline = MKPolyline(points: points)
      distance = MKRoute.length(of: points)
      self.transportType = transportType
    }
  }

  public let name: String
  public let advisoryNotices: [String]
  /// In meters.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]
  public let hasTolls = false
  public let hasHighways = false

  init(_ route: PhoneRoute) {
    let points = route.places.map { MKMapPoint($0.coordinate) }
    name = route.name
    advisoryNotices = []
    distance = Self.length(of: points)
    expectedTravelTime = route.expectedTravelTime
    transportType = route.transportType
    polyline = MKPolyline(points: points)
    // Each instruction has the part of the way up to the next one; the last ones share its end.
    steps = route.instructions.enumerated().map { index, text in
      let start = min(index, max(0, points.count - 1))
      let end = index == route.instructions.count - 1 ? points.count - 1 : min(index + 1, points.count - 1)
      return Step(text, Array(points[start...max(start, end)]), route.transportType)
    }
  }

  fileprivate static func length(of points: [MKMapPoint]) -> Double {
    zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
  }
}

/// A part of a way.
public typealias MKRouteStep = MKRoute.Step
