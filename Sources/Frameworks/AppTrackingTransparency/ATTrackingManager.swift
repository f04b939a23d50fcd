import Foundation
import PhoneSimulation

/// Asks whether an app may track a person across other companies' apps and websites.
open class ATTrackingManager: NSObject {
  /// What a person has permitted.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
  }

  private static func status(_ authorization: PhoneAuthorization) -> AuthorizationStatus {
    switch authorization {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .authorized
    }
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    status(SimulatedPhone.current.permissions[.tracking])
  }

  /// Asks the person, and calls back on the main thread.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    let (phone, callback) = (SimulatedPhone.current, Callback(completion))
    phone.request(.tracking, for: "AppTrackingTransparency", prompt: .tracking(app: phone.appName)) { answer in
      callback.call(status(answer))
    }
  }

  /// Asks the person.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}
