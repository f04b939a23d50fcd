#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("Electrocardiograms", .ownPhone) @MainActor
  struct HKElectrocardiogramTests {
    private let store = HKHealthStore()
    private let start = Date(timeIntervalSince1970: 0)
    private var phone: SimulatedPhone { .current }

    @Test("are found by their class and symptoms, and read voltage by voltage")
    func voltages() async throws {
      phone.permissions[.health] = .authorized
      let sample = phone.addHealthElectrocardiogram(
        at: start, microvolts: [10, 250, -40], frequency: 2, classification: .atrialFibrillation, heartRate: 72,
        symptoms: .present)
      phone.addHealthElectrocardiogram(at: start, microvolts: [1])
      #expect(sample.numberOfVoltageMeasurements == 3 && sample.endDate == start + 1.5)
      #expect(sample.averageHeartRate?.doubleValue(for: HKUnit(from: "count/min")) == 72)
      func found(_ predicate: NSPredicate) async throws -> [HKElectrocardiogram] {
        try await HKSampleQueryDescriptor(predicates: [.electrocardiogram(predicate)], sortDescriptors: [])
          .result(for: store)
      }
      let bad = HKElectrocardiogram.Classification.atrialFibrillation
      #expect(try await found(HKQuery.predicateForElectrocardiograms(classification: bad)) == [sample])
      #expect(try await found(HKQuery.predicateForElectrocardiograms(symptomsStatus: .present)) == [sample])
      var (times, voltages): ([TimeInterval], [Double?]) = ([], [])
      for try await measurement in HKElectrocardiogramQueryDescriptor(sample).results(for: store) {
        times.append(measurement.timeSinceSampleStart)
        let voltage = measurement.quantity(for: .appleWatchSimilarToLeadI)
        voltages.append((voltage?.doubleValue(for: .voltUnit(with: .micro)))?.rounded())
      }
      #expect(times == [0, 0.5, 1] && voltages == [10, 250, -40])
    }

    @Test("have no voltages for an app that has not asked, or may not read them")
    func refusals() async {
      let sample = phone.addHealthElectrocardiogram(at: start, microvolts: [1])
      let query = HKElectrocardiogramQueryDescriptor(sample)
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
        for try await _ in query.results(for: store) {}
      }
      phone.permissions[.health] = .denied
      await #expect(throws: HKError(.errorNoData)) { for try await _ in query.results(for: store) {} }
    }
  }
#endif
