import FlowFoundation
import Foundation
import PhoneSimulation

/// The app or the device that something in the health store comes from.
// @unchecked: the properties are constant.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  /// The source of what this app saves.
  open class func `default`() -> HKSource {
    let phone = SimulatedPhone.current
    return HKSource(name: phone.appName, bundleIdentifier: phone.appIdentifier)
  }

  /// The source of samples that a test adds: another app of the phone.
  static let health = HKSource(name: "Health", bundleIdentifier: "com.apple.Health")

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of a source.
// @unchecked: the properties are constant.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?

  /// Creates a version.
  public init(source: HKSource, version: String?, productType: String? = nil) {
    self.source = source
    self.version = version
    self.productType = productType
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKSourceRevision else { return false }
    return source.isEqual(other.source) && version == other.version && productType == other.productType
  }
  open override var hash: Int { source.hash }
}

/// A device that measures.
// @unchecked: the properties are constant.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  /// Creates a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    udiDeviceIdentifier = UDIDeviceIdentifier
  }

  /// The phone.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var properties: [String?] {
    [
      name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier,
      udiDeviceIdentifier,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.properties == properties }
  open override var hash: Int { properties.hashValue }
}

/// Something in the health store.
// @unchecked: the properties are constant, except for the source, which a store sets before others see the object.
open class HKObject: NSObject, @unchecked Sendable {
  /// The same in each run: the numbers of the phone.
  public let uuid: UUID
  public let device: HKDevice?
  public let metadata: [String: Any]?
  private let owner: HKSource

  init(device: HKDevice?, metadata: [String: Any]?) {
    let bytes = SimulatedPhone.current.randomBytes(16)
    uuid = NSUUID(uuidBytes: bytes) as UUID
    self.device = device
    self.metadata = metadata
    owner = HealthSource.current ?? HKSource.default()
  }

  /// Creates another view of an object of the store.
  init(viewOf object: HKObject) {
    uuid = object.uuid
    device = object.device
    metadata = object.metadata
    owner = object.owner
  }

  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: owner, version: nil) }
  /// The older name of the source.
  open var source: HKSource { owner }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
  open override var hash: Int { uuid.hashValue }
}

/// The source of objects that are being made: that of a test, if it is not the app.
enum HealthSource {
  @TaskLocal static var current: HKSource?
}

/// Something in the health store that has been removed.
// @unchecked: the properties are constant.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let metadata: [String: Any]?

  init(_ object: HKObject) {
    uuid = object.uuid
    metadata = object.metadata
  }
}
