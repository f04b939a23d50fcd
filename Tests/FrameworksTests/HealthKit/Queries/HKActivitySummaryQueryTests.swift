#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Summaries of activity", .ownPhone) @MainActor
  struct HKActivitySummaryQueryTests {
    private let store = HKHealthStore()
    private var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = SimulatedPhone.current.timeZone
      return calendar
    }

    private func day(_ day: Int) -> DateComponents {
      DateComponents(calendar: calendar, year: 2026, month: 3, day: day)
    }

    private func add(_ kind: HKQuantityTypeIdentifier, _ value: Double, _ unit: HKUnit, on number: Int, at hour: Int) {
      guard let midnight = day(number).date else { return }
      SimulatedPhone.current.addHealthQuantity(kind, value, unit, at: midnight + Double(hour) * 3600)
    }

    private func stand(on number: Int, at hour: Int, _ value: HKCategoryValueAppleStandHour) {
      guard let midnight = day(number).date else { return }
      SimulatedPhone.current.addHealthSamples {
        let start = midnight + Double(hour) * 3600
        let type = HKCategoryType(.appleStandHour)
        return [HKCategorySample(type: type, value: value.rawValue, start: start, end: start + 3600)]
      }
    }

    private func fill() {
      add(.activeEnergyBurned, 200, .kilocalorie(), on: 30, at: 8)
      add(.activeEnergyBurned, 100, .kilocalorie(), on: 30, at: 20)
      add(.appleExerciseTime, 25, .minute(), on: 30, at: 9)
      add(.stepCount, 25, .count(), on: 29, at: 9)
      add(.activeEnergyBurned, 50, .kilocalorie(), on: 31, at: 0)
      stand(on: 30, at: 9, .stood)
      stand(on: 30, at: 10, .idle)
      stand(on: 30, at: 11, .stood)
    }

    private func result(_ predicate: NSPredicate? = nil) async throws -> [HKActivitySummary] {
      try await HKActivitySummaryQueryDescriptor(predicate: predicate).result(for: store)
    }

    @Test("are computed from the samples of each day, with the goals of the phone")
    func sums() async throws {
      let phone = SimulatedPhone.current
      phone.permissions[.health] = .authorized
      phone.healthActivityGoals.activeEnergy = 640
      fill()
      let all = try await result()
      #expect(all.map { $0.dateComponents(for: calendar).day } == [30, 31])
      #expect(all[0].dateComponents(for: calendar).date == day(30).date)
      #expect(all.map { $0.activeEnergyBurned.doubleValue(for: .kilocalorie()) } == [300, 50])
      #expect(all.map { $0.appleExerciseTime.doubleValue(for: .second()) } == [1500, 0])
      #expect(all.map { $0.appleStandHours.doubleValue(for: .count()) } == [2, 0])
      #expect(all[0].activeEnergyBurnedGoal.doubleValue(for: .kilocalorie()) == 640)
      #expect(all[0].appleStandHoursGoal.doubleValue(for: .count()) == 12)
      #expect(all[0].exerciseTimeGoal?.doubleValue(for: .minute()) == 30)
    }

    @Test("are found by their days, also across months")
    func predicates() async throws {
      SimulatedPhone.current.permissions[.health] = .authorized
      fill()
      func days(_ predicate: NSPredicate) async throws -> [Int?] {
        try await result(predicate).map { $0.dateComponents(for: calendar).day }
      }
      let one = try await days(HKQuery.predicateForActivitySummary(with: day(31)))
      #expect(one == [31])
      // The 32nd is the first of April.
      let later = try await days(HKQuery.predicate(forActivitySummariesBetweenStart: day(31), end: day(32)))
      #expect(later == [31])
      let both = try await days(HKQuery.predicate(forActivitySummariesBetweenStart: day(1), end: day(31)))
      #expect(both == [30, 31])
      let none = try await days(HKQuery.predicate(forActivitySummariesBetweenStart: day(1), end: day(29)))
      #expect(none.isEmpty)
    }

    @Test("are not read without a permission of their own")
    func permissions() async throws {
      let phone = SimulatedPhone.current
      fill()
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await result() }
      phone.permissions[.health] = .denied
      let none = try await result()
      #expect(none.isEmpty)
    }

    @Test("tell what changes, until the query is stopped")
    func changes() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("rings"))
      screen.phone.enter()
      screen.phone.permissions[.health] = .authorized
      fill()
      let log = Locked<[String]>([])
      @Sendable func note(_ text: String, _ summaries: [HKActivitySummary]?) {
        let numbers = (summaries ?? []).map { "\(Int($0.activeEnergyBurned.doubleValue(for: .kilocalorie())))" }
        log.withLock { $0.append("\(text) \(numbers.joined(separator: " "))") }
      }
      let query = HKActivitySummaryQuery(predicate: nil) { _, summaries, _ in note("first", summaries) }
      query.updateHandler = { _, summaries, _ in note("then", summaries) }
      store.execute(query)
      screen.advance(by: 0.1)
      add(.activeEnergyBurned, 7, .kilocalorie(), on: 31, at: 9)
      add(.stepCount, 7, .count(), on: 31, at: 9)
      screen.advance(by: 0.1)
      store.stop(query)
      add(.activeEnergyBurned, 7, .kilocalorie(), on: 31, at: 10)
      screen.advance(by: 0.1)
      #expect(log.value == ["first 300 50", "then 57"])
    }
  }
#endif
