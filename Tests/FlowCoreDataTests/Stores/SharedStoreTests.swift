import FlowCoreData
import Foundation
import SwiftData
import Testing

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var price = 0.0
  var code: UUID?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var guides: [Guide] = []

  init(_ name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.name = name
    self.start = start
  }
}

@Model
final class Stop {
  var title: String
  var trip: Trip?

  init(_ title: String, trip: Trip? = nil) {
    self.title = title
    self.trip = trip
  }
}

@Model
final class Guide {
  var name: String
  @Relationship(inverse: \Trip.guides) var trips: [Trip] = []

  init(_ name: String) { self.name = name }
}

@Model
final class Extra {
  var name = ""

  init() {}
}

@MainActor
struct SharedStoreTests {
  /// The same entities for Core Data, with a property that SwiftData does not know.
  private func model(
    ordered: Bool = false, price: NSAttributeType = .doubleAttributeType, extra: [NSPropertyDescription] = []
  ) -> NSManagedObjectModel {
    let (trip, stop, guide) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    (trip.name, stop.name, guide.name) = ("Trip", "Stop", "Guide")
    let stops = Notes.relationship("stops", to: stop, many: true, rule: .cascadeDeleteRule)
    stops.isOrdered = ordered
    let owner = Notes.relationship("trip", to: trip, many: false)
    let guides = Notes.relationship("guides", to: guide, many: true)
    let trips = Notes.relationship("trips", to: trip, many: true)
    Notes.connect(stops, owner)
    Notes.connect(guides, trips)
    trip.properties =
      [
        Notes.attribute("name", .stringAttributeType, optional: false),
        Notes.attribute("start", .dateAttributeType, optional: false, default: Date(timeIntervalSinceReferenceDate: 1)),
        Notes.attribute("price", price, default: 1), Notes.attribute("code", .UUIDAttributeType),
        Notes.attribute("rating", .integer16AttributeType, optional: false, default: 3), stops, guides,
      ] + extra
    trip.uniquenessConstraints = [["name"]]
    stop.properties = [Notes.attribute("title", .stringAttributeType), owner]
    guide.properties = [Notes.attribute("name", .stringAttributeType), trips]
    let model = NSManagedObjectModel()
    model.entities = [trip, stop, guide]
    return model
  }

  private func models(_ url: URL) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
  }

  private func trips(_ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
  }

  private func names(_ objects: Any?, _ key: String) -> [String] {
    ((objects as? NSSet)?.allObjects as? [NSManagedObject] ?? []).compactMap { $0.value(forKey: key) as? String }
      .sorted()
  }

  /// Writes with each, and reads what the other has written.
  private func exchange(_ models: ModelContext, _ objects: NSManagedObjectContext) throws {
    let rome = Trip("Rome", start: Date(timeIntervalSinceReferenceDate: 5))
    (rome.price, rome.code) = (2.5, UUID(uuidString: "00000000-0000-0000-0000-000000000007"))
    models.insert(rome)
    rome.stops = [Stop("Forum"), Stop("Tiber")]
    rome.guides = [Guide("Ann")]
    try models.save()
    let stored = try #require(try trips(objects).first)
    #expect(stored.value(forKey: "name") as? String == "Rome" && stored.value(forKey: "price") as? Double == 2.5)
    #expect(stored.value(forKey: "start") as? Date == rome.start && stored.value(forKey: "code") as? UUID == rome.code)
    #expect(names(stored.value(forKey: "stops"), "title") == ["Forum", "Tiber"])
    #expect(names(stored.value(forKey: "guides"), "name") == ["Ann"])
    let oslo = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: objects)
    oslo.setValue("Oslo", forKey: "name")
    let fjord = NSEntityDescription.insertNewObject(forEntityName: "Stop", into: objects)
    fjord.setValue("Fjord", forKey: "title")
    fjord.setValue(oslo, forKey: "trip")
    oslo.setValue(stored.value(forKey: "guides"), forKey: "guides")
    try objects.save()
    let found = try models.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .lexical)]))
    #expect(found.map(\.name) == ["Oslo", "Rome"] && found.first?.price == 1)
    #expect(found.first?.stops.map(\.title) == ["Fjord"] && found.first?.guides.map(\.name) == ["Ann"])
    // Keys are given once.
    models.insert(Trip("Wien"))
    try models.save()
    #expect(try trips(objects).map { $0.value(forKey: "name") as? String } == ["Oslo", "Rome", "Wien"])
  }

  @Test("Core Data opens a file of SwiftData, and each reads what the other writes")
  func ofSwiftData() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Trips.store")
    let context = try models(file)
    context.insert(Trip("Bern"))
    try context.save()
    let container = try Notes.container(model(), url: file)
    let bern = try #require(try trips(container.viewContext).first)
    // What SwiftData does not know has its default.
    #expect(bern.value(forKey: "rating") as? Int == 3 && bern.entity.name == "Trip")
    container.viewContext.delete(bern)
    try container.viewContext.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    try exchange(context, container.viewContext)
    // Both find their notes.
    #expect(try models(file).fetchCount(FetchDescriptor<Trip>()) == 3)
    #expect(try trips(Notes.container(model(), url: file).viewContext).count == 3)
  }

  @Test("SwiftData opens a file of Core Data, and each reads what the other writes")
  func ofCoreData() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Trips.sqlite")
    let container = try Notes.container(model(), url: file)
    try exchange(models(file), container.viewContext)
    #expect(try models(file).fetchCount(FetchDescriptor<Stop>()) == 3)
    #expect(try trips(Notes.container(model(), url: file).viewContext).count == 3)
  }

  @Test("Core Data finds a conflict with what SwiftData has saved, and none with its own saves")
  func conflicts() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Trips.store")
    let models = try models(file)
    let trip = Trip("Rome")
    models.insert(trip)
    try models.save()
    let context = try Notes.container(model(), url: file).viewContext
    let object = try #require(try trips(context).first)
    for price in [2.0, 3] {
      object.setValue(price, forKey: "price")
      try context.save()
    }
    trip.price = 9
    try models.save()
    object.setValue(4.0, forKey: "price")
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .managedObjectMerge)
    #expect(error?.persistentStoreSaveConflicts?.first?.persistedSnapshot?["price"] as? Double == 9)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    // Values that are exchanged count as one change.
    let other = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
    other.setValue("Oslo", forKey: "name")
    try context.save()
    for _ in 0..<2 {
      let (first, second) = (object.value(forKey: "name"), other.value(forKey: "name"))
      object.setValue(second, forKey: "name")
      other.setValue(first, forKey: "name")
      context.mergePolicy = NSErrorMergePolicy
      try context.save()
    }
    #expect(try trips(context).map { $0.value(forKey: "name") as? String } == ["Oslo", "Rome"])
  }

  @Test("what both cannot share is an error that names it, and the file stays as it is")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Trips.store")
    let context = try models(file)
    context.insert(Trip("Rome"))
    try context.save()
    func reason(_ model: NSManagedObjectModel) throws -> String? {
      let error = #expect(throws: CocoaError.self) { try Notes.container(model, url: file) }
      return error?.localizedDescription
    }
    #expect(
      try reason(model(price: .stringAttributeType))
        == "SwiftData's file cannot be opened: Trip.price is REAL in the file, and TEXT here.")
    #expect(
      try reason(model(ordered: true))
        == "SwiftData's file cannot be opened: Trip.stops is ordered, and SwiftData keeps no order.")
    #expect(
      try reason(model(extra: [Notes.attribute("info", .transformableAttributeType)]))
        == "SwiftData's file cannot be opened: Trip.info is transformed, which SwiftData cannot read.")
    #expect(try models(file).fetchCount(FetchDescriptor<Trip>()) == 1)
    _ = try Notes.container(model(), url: file)
    // Now that both use it, neither changes its tables.
    #expect(
      try reason(model(extra: [Notes.attribute("more", .stringAttributeType)]))?
        .hasPrefix("The model differs from that with which the store was opened before, and SwiftData uses") == true)
    let (old, new) = (model(), model(extra: [Notes.attribute("more", .stringAttributeType)]))
    let stage = NSCustomMigrationStage(
      migratingFrom: NSManagedObjectModelReference(model: old, versionChecksum: old.versionChecksum),
      to: NSManagedObjectModelReference(model: new, versionChecksum: new.versionChecksum))
    var isCalled = false
    stage.willMigrateHandler = { _, _ in isCalled = true }
    let options: [AnyHashable: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
      NSPersistentStoreStagedMigrationManagerOptionKey: NSStagedMigrationManager([stage]),
    ]
    #expect(throws: CocoaError.self) {
      try NSPersistentStoreCoordinator(managedObjectModel: new).addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: file, options: options)
    }
    #expect(!isCalled)
    let more = #expect(throws: SwiftDataError.self) {
      try ModelContainer(for: Trip.self, Extra.self, configurations: ModelConfiguration(url: file))
    }
    #expect(more.map { "\($0)" }?.contains("Core Data uses the file, too, and its tables cannot be changed") == true)
    let other = folder.file("Ordered.sqlite")
    _ = try Notes.container(model(ordered: true), url: other)
    let error = #expect(throws: SwiftDataError.self) { try models(other) }
    #expect(error.map { "\($0)" }?.contains("Trip.stops is ordered, and SwiftData keeps no order") == true)
  }
}
