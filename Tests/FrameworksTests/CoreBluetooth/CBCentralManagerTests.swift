#if os(Linux)
  import FlowCoreBluetooth
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Finder: NSObject, CBCentralManagerDelegate {
    let log = Locked<[String]>([])
    let found = Locked<[CBPeripheral]>([])

    func centralManagerDidUpdateState(_ central: CBCentralManager) { log.withLock { $0.append("\(central.state)") } }

    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi RSSI: NSNumber
    ) {
      found.withLock { $0.append(peripheral) }
      log.withLock { $0.append("finds \(peripheral.name ?? "") \(RSSI)") }
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      log.withLock { $0.append("connects") }
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
      log.withLock { $0.append("fails") }
    }
  }

  @Suite("Bluetooth") @MainActor
  struct CBCentralManagerTests {
    private let screen = Screen(device: .iPhone)
    private let finder = Finder()
    private var phone: SimulatedPhone { screen.phone }

    private func makeManager() -> CBCentralManager {
      screen.show(Text("Bluetooth"))
      return phone.use { CBCentralManager(delegate: finder, queue: nil) }
    }

    @Test("is not supported at first, and asks for nothing then")
    func defaults() {
      let manager = makeManager()
      #expect(manager.state == .unknown || manager.state == .unsupported)
      screen.advance(by: 0.1)
      #expect(finder.log.value == ["unsupported"])
      #expect(phone.prompts.isEmpty)
    }

    @Test("asks with the system's text, finds devices of a service, and connects those nearby")
    func devices() throws {
      phone.bluetooth.state = .poweredOn
      phone.bluetooth.devices = [
        .init(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Kettle", services: ["180a"]),
        .init(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), name: "Lamp"),
      ]
      let manager = makeManager()
      #expect(phone.prompts.first?.title == "“App” Would Like to Use Bluetooth")
      try phone.answerPrompt("Allow")
      screen.advance(by: 0.1)
      manager.scanForPeripherals(withServices: [CBUUID(string: "180A")])
      screen.advance(by: 0.1)
      #expect(finder.log.value == ["poweredOn", "finds Kettle -50"])
      let kettle = try #require(finder.found.value.first)
      manager.connect(kettle)
      screen.advance(by: 0.1)
      #expect(kettle.state == .connected)
      phone.bluetooth.devices = []
      manager.cancelPeripheralConnection(kettle)
      screen.advance(by: 0.1)
      manager.connect(kettle)
      screen.advance(by: 0.1)
      #expect(finder.log.value.suffix(2) == ["connects", "fails"])
      phone.bluetooth.state = .poweredOff
      #expect(finder.log.value.last == "poweredOff")
    }

    @Test("is unauthorized if the person refuses")
    func refusal() throws {
      phone.bluetooth.state = .poweredOn
      let manager = makeManager()
      try phone.answerPrompt("Don’t Allow")
      screen.advance(by: 0.1)
      #expect(manager.state == .unauthorized && finder.log.value == ["unauthorized"])
    }
  }
#endif
