#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Observers of several types", .ownPhone) @MainActor
  struct HKObserverQueryTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private var phone: SimulatedPhone { screen.phone }

    private func observe(_ log: Locked<[String]>) -> HKObserverQuery {
      let types = [HKQuantityType(.stepCount), HKQuantityType(.heartRate)]
      return HKObserverQuery(queryDescriptors: types.map { HKQueryDescriptor(sampleType: $0, predicate: nil) }) {
        _, types, done, error in
        let names = types?.map { $0.identifier.replacing("HKQuantityTypeIdentifier", with: "") }.sorted()
        log.withLock { $0.append(names?.joined(separator: " ") ?? "\((error as? HKError)?.code as Any)") }
        done()
      }
    }

    @Test("hear which of them have changed")
    func types() {
      screen.show(Text("health"))
      phone.permissions[.health] = .authorized
      phone.enter()
      let log = Locked<[String]>([])
      let query = observe(log)
      store.execute(query)
      screen.advance(by: 1)
      let date = phone.now
      phone.addHealthQuantity(.stepCount, 1, .count(), at: date)
      phone.addHealthQuantity(.bodyMass, 70, .gramUnit(with: .kilo), at: date)
      phone.addHealthQuantity(.heartRate, 1, .hertz(), at: date)
      screen.advance(by: 1)
      phone.removeHealthSamples()
      screen.advance(by: 1)
      store.stop(query)
      phone.addHealthQuantity(.stepCount, 1, .count(), at: date)
      screen.advance(by: 1)
      #expect(log.value == ["", "StepCount", "HeartRate", "HeartRate StepCount"])
    }

    @Test("get no types with an error")
    func refusal() {
      screen.show(Text("health"))
      phone.enter()
      let log = Locked<[String]>([])
      store.execute(observe(log))
      screen.advance(by: 1)
      #expect(log.value.count == 1 && log.value.first?.contains("errorAuthorizationNotDetermined") == true)
    }
  }
#endif
