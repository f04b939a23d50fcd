import Foundation
import SwiftData
import Testing

@testable import SwiftUI

@Model
final class Watched {
  var number: Int {
    didSet { Watched.seen.append(oldValue) }
  }
  nonisolated(unsafe) static var seen: [Int] = []

  init(_ number: Int) { self.number = number }
}

@Suite("What Apple's documentation says about contexts")
struct DocumentedBehaviorTests {
  /// A context with saved trips "trip 0" to "trip 9".
  private func savedTrips(_ count: Int = 10) throws -> ModelContext {
    let context = try makeTripContext()
    for number in 0..<count {
      let trip = Trip("trip \(number)", destination: number.isMultiple(of: 2) ? "even" : "odd")
      trip.price = Double(number)
      context.insert(trip)
    }
    try context.save()
    return ModelContext(context.container)
  }

  @Test("nothing is stored before a save")
  func unsaved() throws {
    let context = try makeTripContext()
    context.insert(Trip("Rome"))
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).isEmpty)
    try context.save()
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).count == 1)
  }

  @Test("the three arrays share what the next save does")
  func pending() throws {
    let context = try savedTrips(2)
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(!context.hasChanges)
    trips[0].price = 7
    #expect(context.hasChanges)
    context.delete(trips[1])
    let new = Trip("new")
    context.insert(new)
    new.price = 8
    func names(_ models: [any PersistentModel]) -> [String] { models.compactMap { ($0 as? Trip)?.name } }
    #expect(names(context.insertedModelsArray) == ["new"])
    #expect(names(context.changedModelsArray) == ["trip 0"])
    #expect(names(context.deletedModelsArray) == ["trip 1"])
    try context.save()
    #expect(!context.hasChanges)
    #expect(context.insertedModelsArray.isEmpty && context.changedModelsArray.isEmpty)
    #expect(context.deletedModelsArray.isEmpty)
  }

  @Test("a registered model is one that the context has loaded")
  func registered() throws {
    let context = try savedTrips(2)
    let identifiers = try context.fetchIdentifiers(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(context.registeredModel(for: identifiers[0]) as Trip? == nil)
    let trip = try #require(context.model(for: identifiers[0]) as? Trip)
    #expect(trip.name == "trip 0")
    #expect(context.registeredModel(for: identifiers[0]) as Trip? === trip)
    #expect(context.registeredModel(for: identifiers[1]) as Trip? == nil)
    #expect(context.registeredModel(for: identifiers[0]) as Stop? == nil)
  }

  @Test("inserting the root of a graph inserts the rest, also when some of it is stored")
  func mixedGraph() throws {
    let context = try savedTrips(1)
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let tag = Tag("warm", trips: [trip])
    let other = Trip("other")
    other.stops = [Stop("a"), Stop("b")]
    tag.trips.append(other)
    context.insert(tag)
    try context.save()
    let reader = ModelContext(context.container)
    #expect(try reader.fetch(FetchDescriptor<Tag>()).first?.trips.map(\.name).sorted() == ["other", "trip 0"])
    #expect(try reader.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test("a model can be made before any container knows its type")
  func early() throws {
    let place = Stop("early", position: 3)
    #expect(place.title == "early" && place.position == 3 && place.modelContext == nil)
    let context = try makeTripContext()
    context.insert(place)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.position) == [3])
  }

  @Test("a container for a type has the types that its relationships lead to")
  func reachable() throws {
    let schema = try makeContainer(Trip.self).schema
    #expect(schema.entities.map(\.name) == ["Stop", "Tag", "Trip"])
  }

  @Test("a default configuration is default.store in the app's folder for support files")
  func defaultFile() {
    let configuration = ModelConfiguration()
    #expect(configuration.name == "default")
    #expect(configuration.url == URL.applicationSupportDirectory.appending(path: "default.store"))
    #expect(!configuration.isStoredInMemoryOnly && configuration.allowsSave)
    #expect(ModelConfiguration("other").url.lastPathComponent == "other.store")
  }

  @Test("properties that are not fetched are loaded when they are read; a limit of 0 is none")
  func descriptors() throws {
    let context = try savedTrips(3)
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.price, order: .reverse)])
    descriptor.propertiesToFetch = [\.name]
    descriptor.relationshipKeyPathsForPrefetching = [\.stops]
    #expect(try context.fetch(descriptor).map(\.price) == [2, 1, 0])
    descriptor.fetchLimit = 0
    #expect(try context.fetch(descriptor).count == 3)
    descriptor.fetchLimit = nil
    #expect(try context.fetch(descriptor).count == 3)
  }

  @Test("several orders apply one after the other")
  func orders() throws {
    let context = try savedTrips(4)
    let descriptor = FetchDescriptor<Trip>(
      sortBy: [SortDescriptor(\.destination, order: .reverse), SortDescriptor(\.price, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["trip 3", "trip 1", "trip 2", "trip 0"])
  }

  @Test("enumerating goes through batches, and keeps only one of them", arguments: [3, 5000])
  func batches(size: Int) throws {
    let context = try savedTrips()
    let identifiers = try context.fetchIdentifiers(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.price)]))
    #expect(identifiers.count == 10)
    var names: [String] = []
    var loaded = 0
    try context.enumerate(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.price)]), batchSize: size) { trip in
      names.append(trip.name)
      loaded = max(loaded, identifiers.filter { context.registeredModel(for: $0) as Trip? != nil }.count)
    }
    #expect(names == (0..<10).map { "trip \($0)" })
    #expect(loaded == min(size, 10))
  }

  @Test("changes that the code of enumerate leaves need allowEscapingMutations")
  func escapingMutations() throws {
    let context = try savedTrips()
    let error = #expect(throws: SwiftDataError.modelValidationFailure) {
      try context.enumerate(FetchDescriptor<Trip>()) { $0.price += 1 }
    }
    #expect(
      "\(try #require(error))" == """
        SwiftDataError.modelValidationFailure: The code of enumerate changed models and did not save. Save in it, or set \
        allowEscapingMutations to true.
        """)
    context.rollback()
    try context.enumerate(FetchDescriptor<Trip>(), batchSize: 4, allowEscapingMutations: true) { $0.price += 1 }
    #expect(context.changedModelsArray.count == 10)
    try context.save()
    try context.enumerate(FetchDescriptor<Trip>()) {
      $0.price += 1
      try context.save()
    }
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map(\.price).reduce(0, +) == 65)
  }

  @Test("results in batches are models or identifiers, and have no changes that are not saved")
  func results() throws {
    let context = try savedTrips()
    let descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.destination == "odd" }, sortBy: [SortDescriptor(\.price, order: .reverse)])
    let models = try context.fetch(descriptor, batchSize: 2)
    #expect(models.count == 5)
    #expect(models.map(\.name) == ["trip 9", "trip 7", "trip 5", "trip 3", "trip 1"])
    #expect(models[1].name == "trip 7" && models.last?.name == "trip 1")
    let identifiers = try context.fetchIdentifiers(descriptor, batchSize: 3)
    #expect(identifiers.map(\.self) == models.map(\.persistentModelID))
    models[0].price = 100
    let error = #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
      _ = try context.fetch(descriptor, batchSize: 2)
    }
    #expect(
      "\(try #require(error))" == """
        SwiftDataError.includePendingChangesWithBatchSize: Changes that are not saved cannot be part of a result in \
        batches. Save, or set includePendingChanges to false.
        """)
    var stored = descriptor
    stored.includePendingChanges = false
    #expect(try context.fetchIdentifiers(stored, batchSize: 2).count == 5)
  }

  @Test("deleting by a condition fails if a model that remains requires one")
  func batchDelete() throws {
    let context = ModelContext(try makeContainer(Order.self))
    let customer = Customer("a")
    let order = Order(customer)
    context.insert(order)
    try context.save()
    let error = #expect(throws: (any Error).self) { try context.delete(model: Customer.self) }
    #expect(
      error?.localizedDescription == """
        Constraint trigger violation: Batch delete failed due to mandatory OTO nullify inverse on Order/customer. Delete \
        the Order models first, or make the property optional.
        """)
    #expect(!context.hasChanges)
    try context.delete(model: Order.self)
    try context.delete(model: Customer.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Customer>()) == 0)
  }

  @Test("a transaction saves, and one that throws does not")
  func transaction() throws {
    let context = try makeTripContext()
    try context.transaction { context.insert(Trip("Rome")) }
    #expect(!context.hasChanges)
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try context.transaction {
        context.insert(Trip("Oslo"))
        throw Stopped()
      }
    }
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  @Test("both models with a unique value are there until the save")
  func duplicates() throws {
    let context = try savedTrips(1)
    context.insert(Trip("trip 0", destination: "new"))
    #expect(try context.fetch(FetchDescriptor<Trip>()).count == 2)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.destination) == ["new"])
  }

  @Test("observers in the declaration of a stored property are ignored")
  func propertyObservers() throws {
    let context = ModelContext(try makeContainer(Watched.self))
    let model = Watched(1)
    context.insert(model)
    model.number = 2
    #expect(Watched.seen.isEmpty && model.number == 2)
  }

  @Test("a required model has its inverse in step at once")
  func requiredInverse() throws {
    let context = ModelContext(try makeContainer(Order.self))
    let (first, second) = (Customer("a"), Customer("b"))
    let order = Order(first)
    context.insert(order)
    context.insert(second)
    #expect(first.orders.count == 1)
    order.customer = second
    #expect(first.orders.isEmpty && second.orders.first === order)
  }

  private struct Adder: View {
    @Environment(\.modelContext) private var context

    var body: some View { Button("Add") { context.insert(Trip("Rome")) } }
  }

  @Test("without a container, the environment's context finds nothing, and an insertion is a mistake") @MainActor
  func noContainer() throws {
    let screen = makeScreen(Adder())
    #expect(try EnvironmentValues().modelContext.fetch(FetchDescriptor<Trip>()).isEmpty)
    screen.tap("Add")
    #expect(
      screen.graph.issues.map(\.message) == [
        """
        Trip cannot be inserted: the container's schema does not have it. Name the type where the ModelContainer is \
        made, and add .modelContainer(for:).
        """
      ])
  }
}
