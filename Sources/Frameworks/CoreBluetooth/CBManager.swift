import Foundation
import PhoneSimulation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// What a person has permitted for Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, allowedAlways

  init(_ authorization: PhoneAuthorization) {
    switch authorization {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    default: self = .allowedAlways
    }
  }
}

/// The Bluetooth of a phone: at first not supported, as in a simulator.
public struct PhoneBluetooth: PhoneValue, Hashable {
  /// A device nearby.
  public struct Device: Hashable, Sendable {
    public var id: UUID
    public var name: String?
    /// The signal in decibels.
    public var signal: Int
    /// The identifiers of its services.
    public var services: [String]

    public init(id: UUID, name: String?, signal: Int = -50, services: [String] = []) {
      self.id = id
      self.name = name
      self.signal = signal
      self.services = services
    }
  }

  /// The state, if the person has permitted Bluetooth.
  public var state = CBManagerState.unsupported
  /// The devices nearby, in the order in which they are found.
  public var devices: [Device] = []

  public init() {}
}

extension SimulatedPhone {
  /// The Bluetooth of the phone.
  public var bluetooth: PhoneBluetooth {
    get { self[PhoneBluetooth.self] }
    set { self[PhoneBluetooth.self] = newValue }
  }
}

/// The base of managers.
// @unchecked: see the subclasses.
open class CBManager: NSObject, @unchecked Sendable {
  open class var authorization: CBManagerAuthorization {
    CBManagerAuthorization(SimulatedPhone.current.permissions[.bluetooth])
  }

  /// The state: unknown until the manager is ready, and unauthorized if the person refuses.
  open var state: CBManagerState { .unknown }
}

/// The identifier of a service.
// @unchecked: the properties are constant.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let uuidString: String

  /// Creates an identifier of four digits or of a whole UUID.
  public init(string theString: String) { uuidString = theString.uppercased() }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
