#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Correlations", .ownPhone) @MainActor
  struct HKCorrelationTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private let upper = HKQuantityType(.bloodPressureSystolic)
    private let lower = HKQuantityType(.bloodPressureDiastolic)
    private let pressure = HKCorrelationType(.bloodPressure)
    private let date = Date(timeIntervalSince1970: 0)
    private var phone: SimulatedPhone { screen.phone }

    private func prepare() {
      screen.show(Text("blood"))
      phone.enter()
      phone.permissions[.health] = .authorized
    }

    private func sample(_ type: HKQuantityType, _ value: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: type, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value), start: date, end: date)
    }

    private func correlation(_ high: Double, _ low: Double) -> HKCorrelation {
      HKCorrelation(
        type: pressure, start: date, end: date, objects: [sample(upper, high), sample(lower, low)],
        metadata: ["arm": "left"])
    }

    /// The correlations that the app finds, or the error.
    private func find(
      _ predicates: [HKSampleType: NSPredicate]? = nil
    ) -> (correlations: [HKCorrelation], error: HKError?) {
      let found = Locked<([HKCorrelation], HKError?)>(([], nil))
      store.execute(
        HKCorrelationQuery(type: pressure, predicate: nil, samplePredicates: predicates) { _, correlations, error in
          found.value = (correlations ?? [], error as? HKError)
        })
      screen.advance(by: 1)
      return found.value
    }

    private func values(_ correlation: HKCorrelation?, _ type: HKQuantityType) -> [Double] {
      (correlation?.objects(for: type) ?? []).compactMap {
        ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .millimeterOfMercury())
      }
    }

    @Test("are saved with their objects, and found with them")
    func saving() async throws {
      prepare()
      let saved = correlation(120, 80)
      try await store.save(saved)
      #expect(phone.healthSamples.count == 3)
      #expect(
        phone.actDescriptions == [
          "HealthKit: saves Blood Pressure of 80 mmHg of Blood Pressure Diastolic "
            + "and 120 mmHg of Blood Pressure Systolic"
        ])
      let found = find().correlations
      #expect(found == [saved] && values(found.first, upper) == [120] && values(found.first, lower) == [80])
      #expect(found.first?.metadata?["arm"] as? String == "left")
    }

    @Test("are found by their objects, too")
    func queries() {
      prepare()
      phone.addHealthSamples { [correlation(120, 80), correlation(150, 95)] }
      let high = HKQuery.predicateForQuantitySamples(
        with: .greaterThan, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 140))
      let found = find([upper: high]).correlations
      #expect(found.count == 1 && values(found.first, lower) == [95])
      #expect(find().correlations.count == 2)
    }

    @Test("leave samples alone that are in none")
    func noCorrelation() {
      prepare()
      let alone = sample(upper, 110)
      phone.addHealthSamples { [correlation(120, 80), alone] }
      let predicate = HKQuery.predicateForObjectsWithNoCorrelation()
      #expect(phone.healthSamples.filter { $0.sampleType == upper && predicate.evaluate(with: $0) } == [alone])
    }

    @Test("need the permissions of their objects, and show what the app may read")
    func permissions() async throws {
      prepare()
      phone.addHealthSamples { [correlation(120, 80)] }
      phone.permissions[.health] = .notDetermined
      #expect(find().error == HKError(.errorAuthorizationNotDetermined))
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.save(correlation(1, 1)) }
      let answer = Locked(false)
      store.requestAuthorization(toShare: [upper], read: [upper]) { isDone, _ in answer.value = isDone }
      screen.advance(by: 1)
      let app = XCUIApplication(screen: screen)
      app.staticTexts["Turn On All"].firstMatch.tap()
      app.navigationBars["Health Access"].buttons["Allow"].tap()
      #expect(answer.value)
      let found = find().correlations
      #expect(values(found.first, upper) == [120] && values(found.first, lower) == [])
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.save(correlation(1, 1)) }
    }
  }

  @Suite("Correlations, without a screen", .ownPhone) @MainActor
  struct AwaitedCorrelationTests {
    private let store = HKHealthStore()

    @Test("are awaited")
    func descriptor() async throws {
      let phone = SimulatedPhone.current
      phone.permissions[.health] = .authorized
      let (upper, date) = (HKQuantityType(.bloodPressureSystolic), Date(timeIntervalSince1970: 0))
      let pressure = HKCorrelationType(.bloodPressure)
      phone.addHealthSamples {
        let values = [upper, HKQuantityType(.bloodPressureDiastolic)].map {
          HKQuantitySample(
            type: $0, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 90), start: date, end: date)
        }
        return [HKCorrelation(type: pressure, start: date, end: date, objects: Set(values))]
      }
      let query = HKSampleQueryDescriptor(predicates: [.correlation(type: pressure)], sortDescriptors: [])
      #expect(try await query.result(for: store).map(\.objects.count) == [2])
      let single = HKSampleQueryDescriptor(predicates: [.quantitySample(type: upper)], sortDescriptors: [])
      #expect(try await single.result(for: store).count == 1)
    }
  }
#endif
