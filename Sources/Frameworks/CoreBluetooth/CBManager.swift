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
    /// The identifiers of its services, besides those of its characteristics.
    public var services: [String]
    /// Its values: an app reads and writes them, and hears of those that a test sets.
    public var characteristics: [Characteristic]

    public init(
      id: UUID, name: String?, signal: Int = -50, services: [String] = [], characteristics: [Characteristic] = []
    ) {
      self.id = id
      self.name = name
      self.signal = signal
      self.services = services
      self.characteristics = characteristics
    }

    /// The identifiers of all services in capital letters, each once.
    var allServices: [String] {
      (services + characteristics.map(\.service)).map { $0.uppercased() }.reduce(into: []) { known, service in
        if !known.contains(service) { known.append(service) }
      }
    }
  }

  /// A value of a device.
  public struct Characteristic: Hashable, Sendable {
    /// The identifier.
    public var id: String
    /// The identifier of the service that it belongs to.
    public var service: String
    /// The value; writes of an app change it.
    public var value: Data?
    /// What an app may do with it.
    public var properties: CBCharacteristicProperties

    public init(
      _ id: String, of service: String, value: Data? = nil,
      properties: CBCharacteristicProperties = [.read, .write, .writeWithoutResponse, .notify]
    ) {
      self.id = id
      self.service = service
      self.value = value
      self.properties = properties
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

  /// Creates an identifier of two, four or sixteen bytes.
  public init(data theData: Data) {
    let digits = theData.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    uuidString = digits.count == 16 ? parts.map { digits[$0].joined() }.joined(separator: "-") : digits.joined()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
