import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting, connected, disconnecting
}

/// Something at the other end of a connection.
// @unchecked: the property is constant.
open class CBPeer: NSObject, @unchecked Sendable {
  public let identifier: UUID

  init(identifier: UUID) { self.identifier = identifier }
}

/// A device nearby, with the services and values that the phone has of it.
// @unchecked: what changes is guarded by a lock.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  private struct State {
    var state = CBPeripheralState.disconnected
    var services: [CBService]?
    var observation: PhoneObservation?
    /// The values that the app knows of what it hears of.
    var known: [ObjectIdentifier: Data?] = [:]
  }

  private let device: PhoneBluetooth.Device
  private let phone: SimulatedPhone
  private let own = Locked(State())
  open weak var delegate: (any CBPeripheralDelegate)?

  init(_ device: PhoneBluetooth.Device, _ phone: SimulatedPhone) {
    (self.device, self.phone) = (device, phone)
    super.init(identifier: device.id)
  }

  open var name: String? { device.name }
  open var state: CBPeripheralState { own.withLock { $0.state } }

  /// The services that were discovered since the device was connected; `nil` before.
  open var services: [CBService]? { own.withLock { $0.services } }

  func set(_ state: CBPeripheralState) {
    own.withLock { own in
      own.state = state
      if state == .disconnected { own = State() }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBPeripheral)?.device.id == device.id }
  open override var hash: Int { device.id.hashValue }

  // MARK: - What the device has

  /// The device as the phone has it now.
  private var current: PhoneBluetooth.Device { phone.bluetooth.devices.first { $0.id == device.id } ?? device }

  private func index(of characteristic: CBCharacteristic) -> Int? {
    current.characteristics.firstIndex {
      $0.id.uppercased() == characteristic.uuid.uuidString
        && $0.service.uppercased() == characteristic.service?.uuid.uuidString
    }
  }

  private func value(of characteristic: CBCharacteristic) -> Data? {
    index(of: characteristic).flatMap { current.characteristics[$0].value }
  }

  /// Does something soon, if the device is connected now.
  private func whenConnected(_ api: String, _ action: @escaping @Sendable (CBPeripheral) -> Void) {
    guard state == .connected else {
      return reportWarning("\(api) has no effect: \(name ?? "the device") is not connected.")
    }
    phone.runSoon(named: "an answer of \(name ?? "a device")") { [weak self] in
      if let self { action(self) }
    }
  }

  /// Looks for services; `nil` stands for all.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    whenConnected("CBPeripheral.discoverServices(_:)") { peripheral in
      let known = peripheral.services ?? []
      let found = peripheral.current.allServices.map { CBUUID(string: $0) }.filter {
        serviceUUIDs?.contains($0) != false
      }
      let new = found.filter { id in !known.contains { $0.uuid == id } }
        .map { CBService(uuid: $0, of: peripheral) }
      peripheral.own.withLock { $0.services = known + new }
      peripheral.delegate?.peripheral(peripheral, didDiscoverServices: nil)
    }
  }

  /// Looks for services in another one, of which there are none.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
    whenConnected("CBPeripheral.discoverIncludedServices(_:for:)") { peripheral in
      service.includedServices = []
      peripheral.delegate?.peripheral(peripheral, didDiscoverIncludedServicesFor: service, error: nil)
    }
  }

  /// Looks for values of a service; `nil` stands for all.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    whenConnected("CBPeripheral.discoverCharacteristics(_:for:)") { peripheral in
      let known = service.characteristics ?? []
      let new = peripheral.current.characteristics
        .filter { $0.service.uppercased() == service.uuid.uuidString }
        .map { CBCharacteristic($0, of: service) }
        .filter { characteristicUUIDs?.contains($0.uuid) != false }
        .filter { new in !known.contains { $0.uuid == new.uuid } }
      service.characteristics = known + new
      peripheral.delegate?.peripheral(peripheral, didDiscoverCharacteristicsFor: service, error: nil)
    }
  }

  /// Looks for descriptors of a value, of which there are none.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {
    whenConnected("CBPeripheral.discoverDescriptors(for:)") { peripheral in
      characteristic.descriptors = []
      peripheral.delegate?.peripheral(peripheral, didDiscoverDescriptorsFor: characteristic, error: nil)
    }
  }

  // MARK: - Values

  /// Asks for a value.
  open func readValue(for characteristic: CBCharacteristic) {
    whenConnected("CBPeripheral.readValue(for:)") { peripheral in
      let error = characteristic.properties.contains(.read) ? nil : CBATTError(.readNotPermitted)
      if error == nil { characteristic.value = peripheral.value(of: characteristic) }
      peripheral.delegate?.peripheral(peripheral, didUpdateValueFor: characteristic, error: error)
    }
  }

  /// Sets a value of the device, which the phone has from then on. The phone records it.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    whenConnected("CBPeripheral.writeValue(_:for:type:)") { peripheral in
      let needed: CBCharacteristicProperties = type == .withResponse ? .write : .writeWithoutResponse
      let isPermitted = characteristic.properties.contains(needed)
      if isPermitted { peripheral.write(data, characteristic) }
      guard type == .withResponse else { return }
      peripheral.delegate?.peripheral(
        peripheral, didWriteValueFor: characteristic, error: isPermitted ? nil : CBATTError(.writeNotPermitted))
    }
  }

  private func write(_ data: Data, _ characteristic: CBCharacteristic) {
    phone.record(
      "CoreBluetooth", "writes \(data.count) bytes to \(characteristic.uuid.uuidString) of \(name ?? "a device")")
    guard let place = index(of: characteristic),
      let index = phone.bluetooth.devices.firstIndex(where: { $0.id == device.id })
    else { return }
    // The device does not report what the app itself has written.
    own.withLock { $0.known[ObjectIdentifier(characteristic)] = .some(data) }
    phone.bluetooth.devices[index].characteristics[place].value = data
  }

  /// Says whether the device reports a value whenever it changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    whenConnected("CBPeripheral.setNotifyValue(_:for:)") { peripheral in
      let isPossible = !characteristic.properties.isDisjoint(with: [.notify, .indicate])
      if isPossible {
        characteristic.isNotifying = enabled
        let value = peripheral.value(of: characteristic)
        peripheral.own.withLock { $0.known[ObjectIdentifier(characteristic)] = .some(value) }
        peripheral.observe()
      }
      peripheral.delegate?.peripheral(
        peripheral, didUpdateNotificationStateFor: characteristic,
        error: isPossible ? nil : CBATTError(.requestNotSupported))
    }
  }

  private func observe() {
    guard own.withLock({ $0.observation == nil }) else { return }
    let observation = phone.observe(PhoneBluetooth.self) { [weak self] in self?.reportChanges() }
    own.withLock { $0.observation = observation }
  }

  private func reportChanges() {
    for characteristic in (services ?? []).flatMap({ $0.characteristics ?? [] }) where characteristic.isNotifying {
      let value = value(of: characteristic)
      let isNew = own.withLock { own in
        let before = own.known.updateValue(value, forKey: ObjectIdentifier(characteristic))
        return before != .some(value)
      }
      guard isNew else { continue }
      characteristic.value = value
      delegate?.peripheral(self, didUpdateValueFor: characteristic, error: nil)
    }
  }

  // MARK: - The connection

  /// Asks how strong the signal is.
  open func readRSSI() {
    whenConnected("CBPeripheral.readRSSI()") { peripheral in
      peripheral.delegate?.peripheral(peripheral, didReadRSSI: NSNumber(value: peripheral.current.signal), error: nil)
    }
  }

  /// The longest value that can be written at once, in bytes.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { type == .withResponse ? 512 : 182 }

  open var canSendWriteWithoutResponse: Bool { true }
}

/// Receives what a device answers, on the main thread.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
