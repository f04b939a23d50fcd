import Foundation
import PhoneSimulation

/// What a person has permitted for motion and fitness.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized

  init(_ authorization: PhoneAuthorization) {
    switch authorization {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    default: self = .authorized
    }
  }
}

/// The domain of the errors.
public let CMErrorDomain = "CMErrorDomain"

/// Why a phone does not tell its motion.
public struct CMError: Error, CustomNSError, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates an error of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var errorDomain: String { CMErrorDomain }
  public var errorCode: Int { Int(rawValue) }
}

public let CMErrorUnknown = CMError(rawValue: 103)
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
public let CMErrorNotAvailable = CMError(rawValue: 109)
public let CMErrorNotAuthorized = CMError(rawValue: 111)

extension SimulatedPhone {
  /// Asks for motion and fitness if that is not determined, and calls back later.
  func askForMotion(_ completion: @escaping @MainActor @Sendable (PhoneAuthorization) -> Void) {
    request(.motion, for: "CoreMotion", prompt: .question(for: .motion, app: appName), completion)
  }
}
