import FlowFoundation
import Foundation
import PhoneSimulation

/// A stay at a place.
// @unchecked: nothing changes after the initializer.
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
  /// When the person came; the distant past if that is not known.
  public let arrivalDate: Date
  /// When the person left; the distant future until then.
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D
  /// In meters.
  public let horizontalAccuracy: CLLocationAccuracy

  init(
    _ coordinate: CLLocationCoordinate2D, from arrival: Date, until departure: Date, accuracy: CLLocationAccuracy
  ) {
    self.coordinate = coordinate
    arrivalDate = arrival
    departureDate = departure
    horizontalAccuracy = accuracy
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

struct VisitLog: PhoneValue {
  var latest: CLVisit?
}

extension SimulatedPhone {
  /// The person has come to a place, or has left it: managers that watch visits are told.
  ///
  /// - Parameters:
  ///   - departure: `nil` as long as the person is there.
  ///   - accuracy: In meters.
  @MainActor
  public func visit(
    _ coordinate: CLLocationCoordinate2D, from arrival: Date, until departure: Date? = nil,
    accuracy: CLLocationAccuracy = 50
  ) {
    let visit = CLVisit(coordinate, from: arrival, until: departure ?? .distantFuture, accuracy: accuracy)
    use { update(VisitLog.self) { $0.latest = visit } }
  }
}

extension CLLocationManager {
  /// Tells the delegate about stays at places, if the person has permitted to know where the phone is.
  public func startMonitoringVisits() {
    let phone = SimulatedPhone.current
    phone.record("CoreLocation", "watches visits")
    work.visits = phone.observe(VisitLog.self) { [weak self] in
      guard let self, authorizationStatus.isGranted, let visit = phone[VisitLog.self].latest else { return }
      delegate?.locationManager(self, didVisit: visit)
    }
  }

  /// Ends what `startMonitoringVisits()` has begun.
  public func stopMonitoringVisits() { work.visits = nil }
}

/// Keeps an app running for its location while it is in the background. Apps run there always; it is recorded.
// @unchecked: nothing changes after the initializer.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  /// Begins a session.
  public override init() {
    SimulatedPhone.current.record("CoreLocation", "begins a session in the background")
  }

  /// Ends the session.
  open func invalidate() { SimulatedPhone.current.record("CoreLocation", "ends a session in the background") }
}
