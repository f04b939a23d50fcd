import Foundation
import Locking
import PhoneSimulation

/// The keys of what a device tells about itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// The keys of what a manager had before the system ended its app, which never happens here.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"

/// The keys of how a device is connected.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"

/// Receives the events of a manager, on the main thread.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// Finds and connects the devices nearby (`SimulatedPhone.bluetooth`). The first manager asks for Bluetooth.
// @unchecked: what changes is guarded by a lock.
open class CBCentralManager: CBManager, @unchecked Sendable {
  private struct State {
    var isReady = false
    var isScanning = false
    var last = CBManagerState.unknown
    var observations: [PhoneObservation] = []
    var found: [UUID: CBPeripheral] = [:]
  }

  private let own = Locked(State())
  private let phone = SimulatedPhone.current
  open weak var delegate: (any CBCentralManagerDelegate)?

  /// Creates a manager without a delegate, which may be set later.
  public convenience override init() { self.init(delegate: nil, queue: nil) }

  /// Creates a manager; the delegate is called on the main thread, whatever the queue is.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    super.init()
    self.delegate = delegate
    if phone.bluetooth.state == .unsupported {
      begin()
    } else {
      phone.request(.bluetooth, for: "CoreBluetooth", prompt: .question(for: .bluetooth, app: phone.appName)) {
        [weak self] _ in self?.begin()
      }
    }
  }

  private func begin() {
    let observations = [
      phone.observe(PhoneBluetooth.self) { [weak self] in self?.changed() },
      phone.observe(PhonePermissions.self) { [weak self] in self?.changed() },
    ]
    own.withLock { state in
      state.isReady = true
      state.observations = observations
    }
    phone.runSoon(named: "the state of Bluetooth") { [weak self] in self?.changed() }
  }

  open override var state: CBManagerState {
    guard own.withLock({ $0.isReady }) else { return .unknown }
    let state = phone.bluetooth.state
    return state == .unsupported || phone.permissions[.bluetooth].isGranted ? state : .unauthorized
  }

  open var isScanning: Bool { own.withLock { $0.isScanning } }

  private func changed() {
    let state = state
    let isNew = own.withLock { own in
      defer { own.last = state }
      return own.last != state
    }
    if isNew { delegate?.centralManagerDidUpdateState(self) }
  }

  /// Looks for devices with one of the services, or for all.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
    guard state == .poweredOn else { return }
    let wanted = serviceUUIDs.map { Set($0.map(\.uuidString)) }
    phone.record("CoreBluetooth", "looks for devices")
    own.withLock { $0.isScanning = true }
    phone.runSoon(named: "devices nearby") { [weak self] in
      guard let self else { return }
      for device in phone.bluetooth.devices where isScanning {
        let services = device.allServices
        guard wanted?.isDisjoint(with: services) != true else { continue }
        var data: [String: Any] = [
          CBAdvertisementDataServiceUUIDsKey: services.map { CBUUID(string: $0) }
        ]
        data[CBAdvertisementDataLocalNameKey] = device.name
        delegate?.centralManager(
          self, didDiscover: peripheral(device), advertisementData: data,
          rssi: NSNumber(value: device.signal))
      }
    }
  }

  private func peripheral(_ device: PhoneBluetooth.Device) -> CBPeripheral {
    own.withLock { own in
      let known = own.found[device.id] ?? CBPeripheral(device, phone)
      own.found[device.id] = known
      return known
    }
  }

  open func stopScan() { own.withLock { $0.isScanning = false } }

  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    phone.bluetooth.devices.filter { identifiers.contains($0.id) }.map(peripheral)
  }

  /// The devices with one of the services that are connected.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    let wanted = Set(serviceUUIDs.map(\.uuidString))
    return phone.bluetooth.devices.filter { !wanted.isDisjoint(with: $0.allServices) }.map(peripheral)
      .filter { $0.state == .connected }
  }

  /// Connects a device, which succeeds while it is nearby.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    phone.record("CoreBluetooth", "connects \(peripheral.name ?? "a device")")
    peripheral.set(.connecting)
    phone.runSoon(named: "a connection") { [weak self] in
      guard let self else { return }
      let isNear = phone.bluetooth.devices.contains { $0.id == peripheral.identifier }
      peripheral.set(isNear ? .connected : .disconnected)
      if isNear {
        delegate?.centralManager(self, didConnect: peripheral)
      } else {
        delegate?.centralManager(
          self, didFailToConnect: peripheral, error: CBError(.connectionFailed))
      }
    }
  }

  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    phone.runSoon(named: "the end of a connection") { [weak self] in
      guard let self, peripheral.state != .disconnected else { return }
      peripheral.set(.disconnected)
      delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: nil)
    }
  }
}

/// Why a device is not connected.
public struct CBError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled,
      connectionTimeout
    case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { "CBErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
