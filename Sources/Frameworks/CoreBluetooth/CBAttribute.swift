import Foundation
import Locking

/// What a device has, with its identifier.
// @unchecked: the property is constant.
open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID

  init(uuid: CBUUID) { self.uuid = uuid }
}

/// Values of a device that belong together.
// @unchecked: what changes is guarded by a lock.
open class CBService: CBAttribute, @unchecked Sendable {
  private struct State {
    var characteristics: [CBCharacteristic]?
    var included: [CBService]?
  }

  private let own = Locked(State())
  open private(set) weak var peripheral: CBPeripheral?

  init(uuid: CBUUID, of peripheral: CBPeripheral) {
    self.peripheral = peripheral
    super.init(uuid: uuid)
  }

  open var isPrimary: Bool { true }

  /// The values that were discovered; `nil` before.
  open internal(set) var characteristics: [CBCharacteristic]? {
    get { own.value.characteristics }
    set { own.withLock { $0.characteristics = newValue } }
  }

  /// The services that were discovered in this one; `nil` before.
  open internal(set) var includedServices: [CBService]? {
    get { own.value.included }
    set { own.withLock { $0.included = newValue } }
  }
}

/// What an app may do with a value of a device.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
  public static let indicate = Self(rawValue: 32)
  public static let authenticatedSignedWrites = Self(rawValue: 64)
  public static let extendedProperties = Self(rawValue: 128)
}

/// Whether a device confirms a value.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse
}

/// A value of a device.
// @unchecked: what changes is guarded by a lock.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  private struct State {
    var value: Data?
    var isNotifying = false
    var descriptors: [CBDescriptor]?
  }

  private let own = Locked(State())
  open private(set) weak var service: CBService?
  public let properties: CBCharacteristicProperties

  init(_ characteristic: PhoneBluetooth.Characteristic, of service: CBService) {
    properties = characteristic.properties
    self.service = service
    super.init(uuid: CBUUID(string: characteristic.id))
  }

  /// The value that was read or reported last.
  open internal(set) var value: Data? {
    get { own.value.value }
    set { own.withLock { $0.value = newValue } }
  }

  /// Whether the device reports changes.
  open internal(set) var isNotifying: Bool {
    get { own.value.isNotifying }
    set { own.withLock { $0.isNotifying = newValue } }
  }

  /// The descriptors that were discovered: none.
  open internal(set) var descriptors: [CBDescriptor]? {
    get { own.value.descriptors }
    set { own.withLock { $0.descriptors = newValue } }
  }
}

/// Says more about a value of a device. Devices of a phone here have none.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open var value: Any? { nil }
}

/// Why a device refuses something.
public struct CBATTError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported
    case invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong
    case insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError, insufficientEncryption
    case unsupportedGroupType, insufficientResources
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { "CBATTErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
