import Foundation
import PhoneSimulation

/// What an app tells Google Maps before it shows a map.
public final class GMSServices: NSObject {
  /// Tells the key of the app, which is kept on the phone (`SimulatedPhone.googleMapsAPIKey`) and not asked about.
  ///
  /// - Returns: Whether the key was taken: always.
  @discardableResult
  public class func provideAPIKey(_ APIKey: String) -> Bool {
    SimulatedPhone.current.update(GoogleMapsData.self) { $0.key = APIKey }
    return true
  }

  /// Has no effect: there is one renderer here.
  @discardableResult
  public class func setMetalRendererEnabled(_ enabled: Bool) -> Bool { true }
}

struct GoogleMapsData: PhoneValue {
  var key: String?
}

extension SimulatedPhone {
  /// The key that the app has told Google Maps, or `nil` before that.
  public var googleMapsAPIKey: String? { self[GoogleMapsData.self].key }
}
