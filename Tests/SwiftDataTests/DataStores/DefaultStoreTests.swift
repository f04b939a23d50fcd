import Foundation
import Testing

@testable import SwiftData

@Suite("SQLite as a store of the app")
struct DefaultStoreTests {
  private let state = EditingState(id: UUID(), author: "me")

  private func makeStore() throws -> DefaultStore {
    try DefaultStore(ModelConfiguration(schema: Schema([Trip.self]), isStoredInMemoryOnly: true))
  }

  private func trips(_ store: DefaultStore) throws -> [DefaultSnapshot] {
    let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.price)])
    return try store.fetch(DataStoreFetchRequest(editingState: state, descriptor: descriptor)).fetchedSnapshots
  }

  private func save(
    _ store: DefaultStore, inserted: [DefaultSnapshot] = [], updated: [DefaultSnapshot] = [],
    deleted: [DefaultSnapshot] = []
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    try store.save(
      DataStoreSaveChangesRequest(inserted: inserted, updated: updated, deleted: deleted, editingState: state))
  }

  @Test("snapshots are inserted with their relationships, changed and deleted")
  func snapshots() throws {
    let store = try makeStore()
    let trip = Trip("Rome")
    trip.stops = [Stop("a")]
    let models: [any PersistentModel] = [trip] + trip.stops
    let result = try save(store, inserted: models.map { DefaultSnapshot($0.record) })
    #expect(result.remappedIdentifiers[trip.persistentModelID]?.description == "Trip p1")
    #expect(result.remappedIdentifiers.count == 2)
    let stops = try store.fetch(
      DataStoreFetchRequest(
        editingState: state, descriptor: FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "Rome" })))
    #expect(stops.fetchedSnapshots.map(\.persistentIdentifier.description) == ["Stop p1"])

    // The values of another trip, for the stored one.
    let stored = try #require(try trips(store).first)
    let other = DefaultSnapshot(Trip("Oslo").record).copy(persistentIdentifier: stored.persistentIdentifier)
    _ = try save(store, updated: [other])
    let oslo = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" })
    #expect(try store.fetchCount(DataStoreFetchRequest(editingState: state, descriptor: oslo)) == 1)
    #expect(
      try store.fetchIdentifiers(DataStoreFetchRequest(editingState: state, descriptor: oslo))
        == [stored.persistentIdentifier])
    _ = try save(store, deleted: [other])
    #expect(try trips(store).isEmpty)
    #expect(try store.fetchHistory(HistoryDescriptor()).map(\.author) == ["me", "me", "me"])
  }

  @Test("models are deleted by a condition")
  func batches() throws {
    let store = try makeStore()
    _ = try save(store, inserted: ["a", "b"].map { DefaultSnapshot(Trip($0).record) })
    try store.delete(
      DataStoreBatchDeleteRequest<Trip>(editingState: state, predicate: #Predicate { $0.name == "a" }))
    #expect(try trips(store).count == 1)
    try store.erase()
    #expect(try trips(store).isEmpty)
  }

  @Test("a configuration without a schema is refused")
  func schema() throws {
    #expect(throws: SwiftDataError.unknownSchema) { try DefaultStore(ModelConfiguration(isStoredInMemoryOnly: true)) }
  }
}
