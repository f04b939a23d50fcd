import PhoneSimulation
import Foundation

/// What a person has permitted an app.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  init(_ authorization: PhoneAuthorization) {
    switch authorization {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorized: self = .authorizedAlways
    case .whileInUse, .once, .limited, .provisional, .writeOnly: self = .authorizedWhenInUse
    }
  }

  var isGranted: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// Whether an app gets the exact place.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What a person does while an app follows the location.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// How a phone is held.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
