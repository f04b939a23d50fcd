import Foundation
import Locking
import SwiftData
import Testing

@Suite("A model context")
struct ModelContextTests {
  @Test("an inserted model is found before it is saved, and has a temporary identifier")
  func insertion() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    #expect(trip.modelContext == nil)
    #expect(!trip.hasChanges)
    context.insert(trip)
    #expect(trip.modelContext == context)
    #expect(context.hasChanges)
    #expect(trip.persistentModelID.storeIdentifier == nil)
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    #expect(context.insertedModelsArray.count == 1)
    var unsaved = FetchDescriptor<Trip>()
    unsaved.includePendingChanges = false
    #expect(try context.fetch(unsaved).isEmpty)
  }

  @Test("a saved model has a permanent identifier, and is the same object when it is fetched")
  func saving() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    context.insert(trip)
    let temporary = trip.persistentModelID
    try context.save()
    #expect(trip.persistentModelID != temporary)
    #expect(trip.persistentModelID.storeIdentifier != nil)
    #expect(!context.hasChanges)
    #expect(!trip.hasChanges)
    let fetched = try context.fetch(FetchDescriptor<Trip>())
    #expect(fetched.first === trip)
    let registered: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(registered === trip)
    #expect(context.model(for: trip.persistentModelID) === trip)
  }

  @Test("a change is seen in other contexts after it is saved")
  func otherContexts() throws {
    let container = try makeContainer(Trip.self)
    let (first, second) = (ModelContext(container), ModelContext(container))
    let trip = Trip("Rome", destination: "Italy")
    first.insert(trip)
    try first.save()
    let copy = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
    #expect(copy !== trip)
    #expect(copy == trip)
    trip.destination = "Lazio"
    #expect(first.changedModelsArray.count == 1)
    #expect(try second.fetch(FetchDescriptor<Trip>()).first?.destination == "Italy")
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Trip>()).first?.destination == "Lazio")
    #expect(copy.destination == "Lazio")
    first.delete(trip)
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Trip>()).isEmpty)
  }

  @Test("a deleted model is marked until the save, and gone after it")
  func deletion() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    context.insert(trip)
    try context.save()
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(trip.modelContext == context)
    #expect(context.deletedModelsArray.count == 1)
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
    try context.save()
    #expect(trip.modelContext == nil)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(!context.hasChanges)
  }

  @Test("a model that is deleted before it was saved is forgotten")
  func deletionBeforeSaving() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    context.insert(trip)
    context.delete(trip)
    #expect(!context.hasChanges)
    #expect(trip.modelContext == nil)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("rolling back discards insertions, changes and deletions")
  func rollback() throws {
    let context = try makeTripContext()
    let (kept, doomed) = (Trip("Rome"), Trip("Oslo"))
    let stop = Stop("Airport", trip: kept)
    context.insert(kept)
    context.insert(doomed)
    context.insert(stop)
    try context.save()
    kept.destination = "Italy"
    stop.trip = nil
    context.delete(doomed)
    context.insert(Trip("Bern"))
    context.rollback()
    #expect(!context.hasChanges)
    #expect(kept.destination == "")
    #expect(stop.trip === kept)
    #expect(kept.stops.count == 1)
    #expect(!doomed.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Oslo", "Rome"])
  }

  @Test("deleting by a condition, and all models of a type")
  func deletionOfMany() throws {
    let context = try makeTripContext()
    for number in 1...5 {
      let trip = Trip("\(number)")
      trip.price = Double(number)
      context.insert(trip)
    }
    try context.save()
    try context.delete(model: Trip.self, where: #Predicate { $0.price > 3 })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
    try context.delete(model: Trip.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("a limit and an offset apply to the sorted result, also with changes that are not saved")
  func limits() throws {
    let context = try makeTripContext()
    for name in ["a10", "B1", "a9", "c"] { context.insert(Trip(name)) }
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["a9", "a10", "B1", "c"])
    try context.save()
    #expect(try context.fetch(descriptor).map(\.name) == ["a9", "a10", "B1", "c"])
    context.insert(Trip("a9.5"))
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["a9.5", "a10"])
    #expect(try context.fetchCount(descriptor) == 2)
    context.rollback()
    #expect(try context.fetch(descriptor).map(\.name) == ["a10", "B1"])
    #expect(try context.fetchCount(descriptor) == 2)
  }

  @Test("a notification after a save names the models")
  func notifications() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    context.insert(trip)
    let seen = Locked<[PersistentIdentifier]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { notification in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      seen.value += notification.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    #expect(seen.value == [trip.persistentModelID])
  }
}
