import Foundation
import SwiftData
import Testing

/// Compares a context, and what it stores, with plain values after random changes.
@Suite("Random changes")
struct RandomContextTests {
  /// What must be there.
  struct Expected: Equatable {
    struct ExpectedTrip: Equatable {
      var destination = ""
      var stops: Set<String> = []
      var tags: Set<String> = []
    }

    var trips: [String: ExpectedTrip] = [:]
    /// The stops, with those of no trip.
    var stops: Set<String> = []
    var tags: Set<String> = []

    mutating func move(_ stop: String, to trip: String?) {
      for name in trips.keys { trips[name]?.stops.remove(stop) }
      if let trip { trips[trip]?.stops.insert(stop) }
    }
  }

  /// What is there, read from one side of each relationship; the other side must say the same.
  private func actual(_ context: ModelContext) throws -> Expected {
    var found = Expected()
    for trip in try context.fetch(FetchDescriptor<Trip>()) {
      found.trips[trip.name] = .init(
        destination: trip.destination, stops: Set(trip.stops.map(\.title)), tags: Set(trip.tags.map(\.name)))
      #expect(trip.stops.allSatisfy { $0.trip === trip })
      #expect(trip.tags.allSatisfy { $0.trips.contains { $0 === trip } })
      #expect(Set(trip.stops.map(\.title)).count == trip.stops.count)
    }
    let stops = try context.fetch(FetchDescriptor<Stop>())
    found.stops = Set(stops.map(\.title))
    #expect(found.stops.count == stops.count)
    for stop in stops {
      if let trip = stop.trip { #expect(found.trips[trip.name]?.stops.contains(stop.title) == true) }
    }
    let tags = try context.fetch(FetchDescriptor<Tag>())
    found.tags = Set(tags.map(\.name))
    for tag in tags { for trip in tag.trips { #expect(found.trips[trip.name]?.tags.contains(tag.name) == true) } }
    return found
  }

  static let seeds = ProcessInfo.processInfo.environment["FLOW_RANDOM_SEEDS"].flatMap { Int($0) } ?? 10

  @Test("a context, and what it saves, are as plain values are after the same changes", arguments: 0..<seeds)
  func changes(seed: Int) throws {
    var random = RandomPredicateTests.Numbers(state: UInt64(seed))
    let context = try makeTripContext()
    var (expected, saved) = (Expected(), Expected())
    for step in 0..<120 {
      let trips = try context.fetch(FetchDescriptor<Trip>())
      let stops = try context.fetch(FetchDescriptor<Stop>())
      let tags = try context.fetch(FetchDescriptor<Tag>())
      let (trip, stop, tag) = (
        trips.randomElement(using: &random), stops.randomElement(using: &random), tags.randomElement(using: &random)
      )
      switch Int.random(in: 0..<13, using: &random) {
      case 0, 1:
        context.insert(Trip("trip \(step)"))
        expected.trips["trip \(step)"] = .init()
      case 2:
        context.insert(Stop("stop \(step)", trip: trip))
        expected.stops.insert("stop \(step)")
        expected.move("stop \(step)", to: trip?.name)
      case 3:
        let new = Tag("tag \(step)")
        context.insert(new)
        expected.tags.insert(new.name)
      case 4:
        stop?.trip = trip
        if let stop { expected.move(stop.title, to: trip?.name) }
      case 5:
        guard let trip else { break }
        let new = Stop("stop \(step)")
        trip.stops.append(new)
        expected.stops.insert(new.title)
        expected.move(new.title, to: trip.name)
      case 6:
        guard let trip else { break }
        let chosen = stops.filter { _ in Bool.random(using: &random) }
        trip.stops = chosen
        for old in expected.trips[trip.name]?.stops ?? [] { expected.move(old, to: nil) }
        for stop in chosen { expected.move(stop.title, to: trip.name) }
      case 7:
        guard let trip, let tag else { break }
        if trip.tags.contains(where: { $0 === tag }) {
          trip.tags.removeAll { $0 === tag }
          expected.trips[trip.name]?.tags.remove(tag.name)
        } else {
          tag.trips.append(trip)
          expected.trips[trip.name]?.tags.insert(tag.name)
        }
      case 8:
        trip?.destination = "to \(step)"
        if let trip { expected.trips[trip.name]?.destination = "to \(step)" }
      case 9:
        guard let trip, Bool.random(using: &random) else { break }
        context.delete(trip)
        expected.stops.subtract(expected.trips.removeValue(forKey: trip.name)?.stops ?? [])
      case 10:
        if let tag, Bool.random(using: &random) {
          context.delete(tag)
          expected.tags.remove(tag.name)
          for name in expected.trips.keys { expected.trips[name]?.tags.remove(tag.name) }
        } else if let stop {
          context.delete(stop)
          expected.stops.remove(stop.title)
          expected.move(stop.title, to: nil)
        }
      case 11:
        try context.save()
        saved = expected
      default:
        guard Bool.random(using: &random) else { break }
        context.rollback()
        expected = saved
      }
      try #require(try actual(context) == expected, "step \(step)")
    }
    try context.save()
    #expect(try actual(ModelContext(context.container)) == expected)
    #expect(try identifiersOfHistory(context) == storedIdentifiers(context))
  }

  /// The models that are there if the changes of the history are all that happened.
  private func identifiersOfHistory(_ context: ModelContext) throws -> Set<PersistentIdentifier> {
    var identifiers: Set<PersistentIdentifier> = []
    for transaction in try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()) {
      for change in transaction.changes {
        switch change {
        case .insert(let insert): #expect(identifiers.insert(insert.changedPersistentIdentifier).inserted)
        case .update(let update): #expect(identifiers.contains(update.changedPersistentIdentifier))
        case .delete(let delete): #expect(identifiers.remove(delete.changedPersistentIdentifier) != nil)
        }
      }
    }
    return identifiers
  }

  private func storedIdentifiers(_ context: ModelContext) throws -> Set<PersistentIdentifier> {
    Set(
      try context.fetchIdentifiers(FetchDescriptor<Trip>()) + context.fetchIdentifiers(FetchDescriptor<Stop>())
        + context.fetchIdentifiers(FetchDescriptor<Tag>()))
  }
}
