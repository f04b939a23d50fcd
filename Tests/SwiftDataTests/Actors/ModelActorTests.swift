import Foundation
import SwiftData
import Testing

@testable import SwiftUI

@ModelActor
actor Importer {
  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let trips = names.map { Trip($0) }
    for trip in trips { modelContext.insert(trip) }
    try modelContext.save()
    return trips.map(\.persistentModelID)
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Trip.self]?.name = name
    try modelContext.save()
  }

  func names() throws -> [String] {
    try modelContext.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }
}

@Suite("Model actors")
struct ModelActorTests {
  @Test("an actor works on its own context, and passes identifiers")
  func context() async throws {
    let container = try makeContainer(Trip.self)
    let importer = Importer(modelContainer: container)
    let ids = try await importer.add(["Rome", "Oslo"])
    try await importer.rename(ids[0], to: "Roma")
    #expect(try await importer.names() == ["Oslo", "Roma"])
    let context = ModelContext(container)
    #expect((context.model(for: ids[0]) as? Trip)?.name == "Roma")
  }

  @Test("the context of views shows what an actor saves") @MainActor
  func mainContext() async throws {
    let container = try makeContainer(Trip.self)
    let trip = Trip("Rome")
    container.mainContext.insert(trip)
    try container.mainContext.save()
    let importer = Importer(modelContainer: container)
    try await importer.rename(trip.persistentModelID, to: "Roma")
    for _ in 0..<100 where trip.name == "Rome" { await Task.yield() }
    #expect(trip.name == "Roma")
  }

  @ModelActor
  actor Place {
    func isOnMainThread() -> Bool { MainQueue.isCurrent }
  }

  @Test("an actor works where it was made: on the main thread, or on its own queue") @MainActor
  func threads() async throws {
    let container = try makeContainer(Trip.self)
    #expect(await Place(modelContainer: container).isOnMainThread())
    let other = await Task.detached { Place(modelContainer: container) }.value
    #expect(await !other.isOnMainThread())
  }

  @Test("many actors can save at the same time")
  func many() async throws {
    let container = try makeContainer(Trip.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let importer = Importer(modelContainer: container)
          for round in 0..<5 { _ = try await importer.add(["\(number).\(round)"]) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 40)
  }

  @Test("the context of views saves by itself when the main thread is free") @MainActor
  func autosave() async throws {
    let container = try makeContainer(Trip.self)
    #expect(container.mainContext.autosaveEnabled)
    #expect(!ModelContext(container).autosaveEnabled)
    container.mainContext.insert(Trip("Rome"))
    for _ in 0..<100 where container.mainContext.hasChanges { await Task.yield() }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }
}
