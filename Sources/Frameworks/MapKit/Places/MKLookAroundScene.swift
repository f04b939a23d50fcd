import FlowCoreLocation
import PhoneSimulation
import Foundation

/// Pictures of a street; they are empty here.
// @unchecked: the properties are constant.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  let coordinate: CLLocationCoordinate2D

  init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks whether there are pictures of a street (`SimulatedPhone.lookAroundPlaces`).
// @unchecked: like Apple's, it is used on the thread that it was started on, which is the main thread here.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let mapItem: MKMapItem?
  public private(set) var isCancelled = false
  public private(set) var isLoading = false

  /// The distance within which a place has pictures, in meters.
  private static let radius = 100.0

  /// Creates a request for a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  /// Creates a request for an item.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// Ends the request; its handler is not called with a scene.
  open func cancel() { isCancelled = true }

  /// Asks for the scene: `nil` where there are no pictures, an error without a network.
  ///
  /// - Parameter completionHandler: Called on the main thread, later.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    let phone = SimulatedPhone.current
    let callback = Callback(completionHandler)
    phone.record("MapKit", "asks for pictures of the street at \(coordinate.latitude), \(coordinate.longitude)")
    isLoading = true
    phone.runSoon(named: "pictures of a street") { [self] in
      isLoading = false
      if isCancelled || !phone.network.isConnected { return callback.call(nil, MKError(.serverFailure)) }
      let isThere = phone.lookAroundPlaces.contains { $0.coordinate.distance(to: coordinate) <= Self.radius }
      callback.call(isThere ? MKLookAroundScene(coordinate) : nil, nil)
    }
  }

  /// The scene, or `nil` where there are no pictures.
  ///
  /// - Throws: `MKError` without a network.
  public var scene: MKLookAroundScene? {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        getSceneWithCompletionHandler { scene, error in
          if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: scene) }
        }
      }
    }
  }
}
