import Foundation
import PhoneSimulation

/// The number by which advertisers know a phone.
// @unchecked: there is nothing to change.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { only }

  /// Zero until the person permits tracking; then the same in each run.
  open var advertisingIdentifier: UUID {
    let isPermitted = SimulatedPhone.current.permissions[.tracking] == .authorized
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, isPermitted ? 1 : 0))
  }

  open var isAdvertisingTrackingEnabled: Bool {
    SimulatedPhone.current.permissions[.tracking] == .authorized
  }
}
