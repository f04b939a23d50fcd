#if os(Linux)
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private let countedPhone = SimulatedPhone()

  /// A value that asks the phone when it is made.
  private struct CountedActs: PhoneValue {
    var count = countedPhone.acts.count
  }

  @Suite("A simulated phone") @MainActor
  struct SimulatedPhoneTests {
    @Test("has the same values at first, wherever it runs")
    func defaults() {
      for phone in [SimulatedPhone(), SimulatedPhone()] {
        #expect(phone.location == PhoneLocation(latitude: 37.3349, longitude: -122.009))
        #expect(phone.network == .wifi)
        #expect(phone.biometrics.kind == .faceID)
        #expect(phone.permissions == PhonePermissions())
        #expect(phone.permissions[.camera] == .notDetermined)
        #expect(phone.acts.isEmpty)
        #expect(phone.prompts.isEmpty)
        #expect(phone.now == Date(timeIntervalSince1970: 1_168_364_460))
      }
    }

    @Test("tells observers of a change, of its kind only, until they are cancelled")
    func observing() {
      let phone = SimulatedPhone()
      let seen = Locked<[PhoneNetwork]>([])
      let observation = phone.observe(PhoneNetwork.self) { seen.withLock { $0.append(phone.network) } }
      phone.location = nil
      #expect(seen.value.isEmpty)
      phone.network = .offline
      #expect(seen.value == [.offline])
      observation.cancel()
      phone.network = .cellular
      #expect(seen.value == [.offline])
    }

    @Test("makes a value at first without keeping others from asking")
    func firstValue() {
      countedPhone.record("StoreKit", "buys")
      countedPhone.update(CountedActs.self) { $0.count += 1 }
      #expect(countedPhone[CountedActs.self].count == 2)
    }

    @Test("is released also while somebody observes it")
    func release() {
      weak var released: SimulatedPhone?
      var observation: PhoneObservation?
      do {
        let phone = SimulatedPhone()
        released = phone
        observation = phone.observe(PhoneNetwork.self) {}
      }
      #expect(released == nil)
      observation?.cancel()
    }

    @Test("records acts in order, with the time of the screen's clock")
    func acts() {
      let screen = Screen(device: .iPhone)
      screen.phone.record("CoreLocation", "starts")
      screen.advance(by: 2.5)
      screen.phone.record("StoreKit", "buys")
      #expect(screen.phone.actDescriptions == ["CoreLocation: starts", "StoreKit: buys"])
      #expect(screen.phone.acts.map(\.time) == [0, 2.5])
    }

    @Test("is the one of the screen whose code runs, and two screens have two")
    func current() {
      let (first, second) = (Screen(device: .iPhone), Screen(device: .iPhone))
      let seen = Locked<[SimulatedPhone]>([])
      first.show(Button("Look") { seen.withLock { $0.append(.current) } })
      second.show(Text("other"))
      #expect(SimulatedPhone.current === second.phone)
      first.perform { seen.withLock { $0.append(.current) } }
      #expect(seen.value.first === first.phone)
      #expect(SimulatedPhone.current === first.phone)
      #expect(first.phone !== second.phone)
    }

    @Test("is that of the code which creates a screen")
    func use() {
      let phone = SimulatedPhone()
      #expect(phone.use { Screen(device: .iPhone) }.phone === phone)
      #expect(phone.use { SimulatedPhone.current } === phone)
    }

    @Test("runs what is due on the clock of its screen, and of the next one")
    func alarms() {
      let phone = SimulatedPhone()
      let seen = Locked<[String]>([])
      let first = Screen(device: .iPhone, phone: phone)
      phone.schedule(at: phone.now.addingTimeInterval(3), named: "late") { seen.withLock { $0.append("late") } }
      phone.schedule(at: phone.now.addingTimeInterval(1), named: "soon") { seen.withLock { $0.append("soon") } }
      let removed = phone.schedule(at: phone.now.addingTimeInterval(1), named: "never") {
        seen.withLock { $0.append("never") }
      }
      phone.cancelAlarm(removed)
      first.advance(by: 1)
      #expect(seen.value == ["soon"])
      let second = Screen(device: .iPhone, phone: phone)
      second.advance(by: 3)
      #expect(seen.value == ["soon", "late"])
    }
  }
#endif
