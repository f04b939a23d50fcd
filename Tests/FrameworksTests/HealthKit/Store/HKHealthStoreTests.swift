#if os(Linux)
  import FlowHealthKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private let steps = HKQuantityType(.stepCount)
  private let sleep = HKCategoryType(.sleepAnalysis)

  private struct Steps: View {
    @State private var text = "not asked"
    private let store = HKHealthStore()

    var body: some View {
      Button("Ask") {
        store.requestAuthorization(toShare: [HKQuantityType(.bodyMass)], read: [steps, sleep]) { isDone, _ in
          text = isDone ? "answered" : "failed"
        }
      }
      Text(text)
    }
  }

  @Suite("The health store") @MainActor
  struct HKHealthStoreTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private let store = HKHealthStore()

    private func prepare(_ authorization: PhoneAuthorization = .authorized) {
      screen.show(Text("health"))
      phone.enter()
      phone.permissions[.health] = authorization
    }

    private func add(_ count: Double, hours: Double, duration: Double = 1) {
      let start = Date(timeIntervalSince1970: hours * 3600)
      phone.addHealthQuantity(.stepCount, count, .count(), at: start, until: start.addingTimeInterval(duration * 3600))
    }

    /// What a query gets.
    private func results(_ make: (Locked<[HKSample]>, Locked<String>) -> HKQuery) -> ([HKSample], String) {
      let (samples, error) = (Locked<[HKSample]>([]), Locked(""))
      store.execute(make(samples, error))
      screen.advance(by: 0.1)
      return (samples.value, error.value)
    }

    private func read(
      _ type: HKSampleType = steps, predicate: NSPredicate? = nil, limit: Int = 0, sort: [NSSortDescriptor]? = nil
    ) -> ([HKSample], String) {
      results { samples, failure in
        HKSampleQuery(sampleType: type, predicate: predicate, limit: limit, sortDescriptors: sort) { _, found, error in
          samples.withLock { $0 = found ?? [] }
          failure.withLock { $0 = error.map { ($0 as? HKError)?.code }.map { "\($0!)" } ?? "" }
        }
      }
    }

    @Test("asks with the sheet of the system, whose elements UI tests find in the app")
    func sheet() throws {
      screen.show(VStack { Steps() })
      let app = XCUIApplication(screen: screen)
      app.buttons["Ask"].tap()
      #expect(app.navigationBars["Health Access"].exists)
      #expect(!app.navigationBars["Health Access"].buttons["Allow"].isEnabled)
      #expect(app.switches["Steps"].exists && app.switches["Weight"].exists)
      app.staticTexts["Turn On All"].firstMatch.tap()
      app.navigationBars["Health Access"].buttons["Allow"].tap()
      #expect(!app.navigationBars["Health Access"].exists)
      #expect(app.staticTexts["answered"].exists)
      #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingAuthorized)
      #expect(
        phone.actDescriptions == [
          "HealthKit: asks for health data", "System: \"Health Access\" is answered: 3 of 3 types are on",
        ])
      // All is answered, so the next question shows nothing.
      app.buttons["Ask"].tap()
      #expect(!app.navigationBars["Health Access"].exists)
    }

    @Test("keeps each type apart: one switch permits one type")
    func someTypes() {
      screen.show(VStack { Steps() })
      let app = XCUIApplication(screen: screen)
      app.buttons["Ask"].tap()
      app.switches["Steps"].tap()
      app.navigationBars["Health Access"].buttons["Allow"].tap()
      #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
      add(10, hours: 1)
      phone.addHealthSamples {
        [
          HKCategorySample(
            type: sleep, value: 1, start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 9))
        ]
      }
      #expect(read().0.count == 1)
      #expect(read(sleep) == ([], ""))
    }

    /// A phone that is not on a screen, for what is awaited.
    private func run(_ body: @MainActor (SimulatedPhone) async throws -> Void) async throws {
      let phone = SimulatedPhone()
      phone.permissions[.health] = .authorized
      try await SimulatedPhone.$running.withValue(phone) { try await body(phone) }
    }

    @Test("answers nothing to an app that has not asked, or that a person has refused")
    func refusals() {
      prepare(.notDetermined)
      add(10, hours: 1)
      #expect(read() == ([], "errorAuthorizationNotDetermined"))
      phone.permissions[.health] = .denied
      #expect(read() == ([], ""))
      #expect(store.authorizationStatus(for: steps) == .sharingDenied)
      let sample = HKQuantitySample(
        type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: phone.now, end: phone.now)
      let failure = Locked<HKError?>(nil)
      store.save(sample) { isSaved, error in failure.withLock { $0 = isSaved ? nil : error as? HKError } }
      screen.advance(by: 0.1)
      #expect(failure.value == HKError(.errorAuthorizationDenied))
      phone.permissions[.health] = .restricted
      #expect(read().1 == "errorHealthDataRestricted")
      phone.isHealthDataAvailable = false
      #expect(!HKHealthStore.isHealthDataAvailable())
      #expect(read().1 == "errorHealthDataUnavailable")
    }

    @Test("needs no sheet for a person who answers at once")
    func answers() {
      screen.show(VStack { Steps() })
      phone.permissions.answers[.health] = .denied
      let app = XCUIApplication(screen: screen)
      app.buttons["Ask"].tap()
      #expect(app.staticTexts["answered"].exists)
      #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
    }

    @Test("saves, finds, and deletes what the app has saved, and nothing else")
    func saving() async throws {
      try await run { phone in
        phone.addHealthQuantity(.stepCount, 10, .count(), at: Date(timeIntervalSince1970: 3600))
        let sample = HKQuantitySample(
          type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 25), start: Date(timeIntervalSince1970: 0),
          end: Date(timeIntervalSince1970: 60), metadata: [HKMetadataKeyWasUserEntered: true])
        try await store.save(sample)
        let query = HKSampleQueryDescriptor(predicates: [.quantitySample(type: steps)], sortDescriptors: [])
        #expect(try await query.result(for: store).map { $0.quantity.doubleValue(for: .count()) } == [25, 10])
        await #expect(throws: HKError(.errorInvalidArgument)) { try await store.save(sample) }
        let other = try #require(phone.healthSamples.first)
        await #expect(throws: HKError(.errorInvalidArgument)) { try await store.delete(other) }
        #expect(try await store.deleteObjects(of: sleep, predicate: NSPredicate(value: true)) == 0)
        try await store.delete(sample)
        #expect(phone.healthSamples == [other])
        #expect(
          phone.actDescriptions.filter { !$0.contains("reads") } == [
            "HealthKit: saves 25 count of Steps", "HealthKit: deletes 25 count of Steps",
          ])
        let second = HKQuantitySample(
          type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 30), start: Date(timeIntervalSince1970: 0),
          end: Date(timeIntervalSince1970: 60))
        try await store.save(second)
        #expect(try await store.deleteObjects(of: steps, predicate: NSPredicate(value: true)) == 1)
        #expect(phone.healthSamples == [other])
      }
    }

    @Test("finds by dates, with a limit and in an order")
    func predicates() {
      prepare()
      for hour in 0..<4 { add(Double(hour), hours: Double(hour)) }
      func hours(_ samples: [HKSample]) -> [Int] { samples.map { Int($0.startDate.timeIntervalSince1970) / 3600 } }
      let (start, end) = (Date(timeIntervalSince1970: 5400), Date(timeIntervalSince1970: 3 * 3600))
      #expect(hours(read(predicate: HKQuery.predicateForSamples(withStart: start, end: end)).0) == [1, 2])
      let strict = HKQuery.predicateForSamples(withStart: start, end: end, options: .strictStartDate)
      #expect(hours(read(predicate: strict).0) == [2])
      let newest = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
      #expect(hours(read(limit: 2, sort: [newest]).0) == [3, 2])
      #expect(hours(read(sort: [NSSortDescriptor(keyPath: \HKSample.startDate, ascending: false)]).0) == [3, 2, 1, 0])
    }

    @Test("adds up by days of the screen's time zone, also days without samples")
    func statistics() {
      prepare()
      for (hours, count) in [(1.0, 100.0), (23, 50), (49, 7)] { add(count, hours: hours, duration: 0.5) }
      let query = HKStatisticsCollectionQuery(
        quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum,
        anchorDate: Date(timeIntervalSince1970: 0), intervalComponents: DateComponents(day: 1))
      let sums = Locked<[Double?]>([])
      query.initialResultsHandler = { _, collection, _ in
        collection?.enumerateStatistics(
          from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 49 * 3600)
        ) { statistics, _ in
          sums.withLock { $0.append(statistics.sumQuantity()?.doubleValue(for: .count())) }
        }
      }
      store.execute(query)
      screen.advance(by: 0.1)
      #expect(sums.value == [150, nil, 7])
      let found = Locked<HKStatistics?>(nil)
      store.execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil, options: [.cumulativeSum, .mostRecent]
        ) { _, statistics, _ in found.withLock { $0 = statistics } })
      screen.advance(by: 0.1)
      let total = found.value
      #expect(total?.sumQuantity()?.doubleValue(for: .count()) == 157)
      #expect(total?.mostRecentQuantity()?.doubleValue(for: .count()) == 7)
      #expect(total?.averageQuantity() == nil)
    }

    @Test("anchors are kept in archives")
    func archives() throws {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: HKQueryAnchor(fromValue: 7), requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
      #expect(read == HKQueryAnchor(fromValue: 7))
    }

    @Test("tells observers and anchored queries about changes, until they are stopped")
    func changes() {
      prepare()
      let log = Locked<[String]>([])
      let observer = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
        log.withLock { $0.append("changed") }
        done()
      }
      let anchored = HKAnchoredObjectQuery(type: steps, predicate: nil, anchor: nil, limit: 0) { _, new, _, _, _ in
        log.withLock { $0.append("first \(new?.count ?? -1)") }
      }
      anchored.updateHandler = { _, new, removed, _, _ in
        log.withLock { $0.append("then \(new?.count ?? -1), \(removed?.count ?? -1) removed") }
      }
      add(1, hours: 1)
      store.execute(observer)
      store.execute(anchored)
      screen.advance(by: 0.1)
      add(2, hours: 2)
      screen.advance(by: 0.1)
      phone.removeHealthSamples()
      screen.advance(by: 0.1)
      store.stop(observer)
      store.stop(anchored)
      add(3, hours: 3)
      screen.advance(by: 0.1)
      #expect(
        log.value == [
          "changed", "first 1", "changed", "then 1, 0 removed", "changed", "then 0, 2 removed",
        ])
    }

    @Test("awaits samples by descriptors, and continues at an anchor")
    func descriptors() async throws {
      try await run { phone in
        func add(_ count: Double) {
          phone.addHealthQuantity(.stepCount, count, .count(), at: Date(timeIntervalSince1970: count * 3600))
        }
        add(1)
        add(2)
        let query = HKSampleQueryDescriptor(
          predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
          limit: 1)
        #expect(try await query.result(for: store).map { $0.quantity.doubleValue(for: .count()) } == [2])
        var changes = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: steps)], anchor: nil)
        let first = try await changes.result(for: store)
        #expect(first.addedSamples.count == 2)
        changes.anchor = first.newAnchor
        add(3)
        let next = try await changes.result(for: store)
        #expect(next.addedSamples.map { $0.quantity.doubleValue(for: .count()) } == [3])
        let total = try await HKStatisticsQueryDescriptor(
          predicate: .quantitySample(type: steps), options: .cumulativeSum
        ).result(for: store)
        #expect(total?.sumQuantity()?.doubleValue(for: .count()) == 6)
        phone.permissions[.health] = .notDetermined
        await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await query.result(for: store) }
      }
    }

    @Test("knows the person as far as it is set and permitted")
    func characteristics() throws {
      prepare()
      #expect(throws: HKError(.errorNoData)) { try store.dateOfBirthComponents() }
      #expect(try store.biologicalSex().biologicalSex == .notSet)
      phone.healthDateOfBirth = DateComponents(year: 1990, month: 4, day: 2)
      phone.healthBiologicalSex = .female
      #expect(try store.dateOfBirthComponents().year == 1990)
      #expect(try store.biologicalSex().biologicalSex == .female)
      phone.permissions[.health] = .denied
      #expect(throws: HKError(.errorNoData)) { try store.dateOfBirthComponents() }
      #expect(try store.biologicalSex().biologicalSex == .notSet)
    }

    @Test("gives samples the same identifiers in each run")
    func determinism() {
      func ids() -> [UUID] {
        let phone = SimulatedPhone()
        for hour in 0..<3 {
          phone.addHealthQuantity(
            .heartRate, 60, .count().unitDivided(by: .minute()), at: Date(timeIntervalSince1970: Double(hour)))
        }
        return phone.healthSamples.map(\.uuid)
      }
      #expect(ids() == ids())
      #expect(Set(ids()).count == 3)
    }
  }
#endif
