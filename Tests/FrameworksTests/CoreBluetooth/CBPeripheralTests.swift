#if os(Linux)
  import FlowCoreBluetooth
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Reader: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    let log = Locked<[String]>([])

    private func note(_ text: String, _ error: (any Error)? = nil) {
      log.withLock { $0.append(error.map { "\(text): \(($0 as? CBATTError)?.code.rawValue ?? -1)" } ?? text) }
    }

    private func text(_ characteristic: CBCharacteristic) -> String {
      "\(characteristic.uuid.uuidString) \(characteristic.value.map { Array($0) } ?? [])"
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {}

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      note("services \(peripheral.services?.map(\.uuid.uuidString) ?? [])", error)
    }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
      note("characteristics \(service.characteristics?.map(\.uuid.uuidString) ?? [])", error)
    }

    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    {
      note("value \(text(characteristic))", error)
    }

    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    {
      note("written \(characteristic.uuid.uuidString)", error)
    }

    func peripheral(
      _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
      note("notifies \(characteristic.uuid.uuidString) \(characteristic.isNotifying)", error)
    }

    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {
      note("signal \(RSSI)")
    }
  }

  @Suite("A Bluetooth device") @MainActor
  struct CBPeripheralTests {
    private let screen = Screen(device: .iPhone)
    private let reader = Reader()
    private var phone: SimulatedPhone { screen.phone }

    private func connected() throws -> (CBCentralManager, CBPeripheral) {
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
      phone.permissions[.bluetooth] = .authorized
      phone.bluetooth.state = .poweredOn
      phone.bluetooth.devices = [
        .init(
          id: id, name: "Scale", signal: -40, services: ["180a"],
          characteristics: [
            .init("2A9D", of: "181D", value: Data([70]), properties: [.read, .notify]),
            .init("fff1", of: "181D", properties: .write),
          ])
      ]
      screen.show(Text("Bluetooth"))
      let manager = phone.use { CBCentralManager(delegate: reader, queue: nil) }
      screen.advance(by: 0.1)
      let scale = try #require(manager.retrievePeripherals(withIdentifiers: [id]).first)
      #expect(scale.identifier == id && scale.services == nil)
      scale.delegate = reader
      manager.connect(scale)
      screen.advance(by: 0.1)
      return (manager, scale)
    }

    private func discover(_ scale: CBPeripheral) throws -> [CBCharacteristic] {
      scale.discoverServices([CBUUID(string: "181D")])
      screen.advance(by: 0.1)
      let service = try #require(scale.services?.first)
      scale.discoverCharacteristics(nil, for: service)
      screen.advance(by: 0.1)
      return try #require(service.characteristics)
    }

    @Test("has services and values that are found, read, and written where it permits that")
    func values() throws {
      let (manager, scale) = try connected()
      let found = try discover(scale)
      #expect(found.map(\.properties) == [[.read, .notify], .write])
      #expect(found.first?.service?.peripheral === scale)
      for characteristic in found {
        scale.readValue(for: characteristic)
        scale.writeValue(Data([1, 2]), for: characteristic, type: .withResponse)
      }
      scale.readRSSI()
      screen.advance(by: 0.1)
      #expect(
        reader.log.value == [
          "services [\"181D\"]", "characteristics [\"2A9D\", \"FFF1\"]", "value 2A9D [70]", "written 2A9D: 3",
          "value FFF1 []: 2", "written FFF1", "signal -40",
        ])
      #expect(phone.bluetooth.devices.first?.characteristics.map(\.value) == [Data([70]), Data([1, 2])])
      #expect(phone.actDescriptions.contains("CoreBluetooth: writes 2 bytes to FFF1 of Scale"))
      #expect(manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180A")]) == [scale])
      scale.discoverServices(nil)
      screen.advance(by: 0.1)
      #expect(scale.services?.map(\.uuid.uuidString) == ["181D", "180A"])
    }

    @Test("reports the values that a test sets, if the app wants it")
    func notifications() throws {
      let (manager, scale) = try connected()
      let found = try discover(scale)
      reader.log.withLock { $0 = [] }
      phone.bluetooth.devices[0].characteristics[0].value = Data([71])
      for characteristic in found { scale.setNotifyValue(true, for: characteristic) }
      screen.advance(by: 0.1)
      phone.bluetooth.devices[0].characteristics[0].value = Data([72])
      phone.bluetooth.devices[0].characteristics[1].value = Data([9])
      phone.bluetooth.devices[0].signal = -41
      screen.advance(by: 0.1)
      #expect(reader.log.value == ["notifies 2A9D true", "notifies FFF1 false: 6", "value 2A9D [72]"])
      manager.cancelPeripheralConnection(scale)
      screen.advance(by: 0.1)
      phone.bluetooth.devices[0].characteristics[0].value = Data([73])
      screen.advance(by: 0.1)
      #expect(reader.log.value.count == 3 && scale.services == nil)
      screen.perform { scale.readRSSI() }
      #expect(
        screen.graph.issues.map(\.message) == [
          "CBPeripheral.readRSSI() has no effect: Scale is not connected."
        ])
    }

    @Test("has identifiers of text and of bytes")
    func identifiers() {
      #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180d"))
      let id = UUID()
      #expect(CBUUID(data: withUnsafeBytes(of: id.uuid) { Data($0) }) == CBUUID(nsuuid: id))
    }
  }
#endif
