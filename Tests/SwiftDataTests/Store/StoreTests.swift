import Foundation
import Testing

@testable import FlowSQLite
@testable import SwiftData

@Suite("Stores")
struct StoreTests {
  private func open(_ url: URL, allowsSave: Bool = true) throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url, allowsSave: allowsSave)))
  }

  @Test("a file keeps models with their relationships and identifiers")
  func file() throws {
    try withStoreFile { url in
      var identifier: PersistentIdentifier?
      do {
        let context = try open(url)
        let trip = Trip("Rome")
        trip.stops = [Stop("a"), Stop("b")]
        trip.tags = [Tag("x")]
        context.insert(trip)
        try context.save()
        identifier = trip.persistentModelID
      }
      let context = try open(url)
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      #expect(trip.persistentModelID == identifier)
      #expect(trip.stops.map(\.title) == ["a", "b"])
      #expect(trip.tags.map(\.name) == ["x"])
    }
  }

  @Test("an identifier can be encoded, and leads to its model again")
  func identifiers() throws {
    try withStoreFile { url in
      let context = try open(url)
      let trip = Trip("Rome")
      context.insert(trip)
      try context.save()
      let data = try JSONEncoder().encode(trip.persistentModelID)
      let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
      #expect(identifier == trip.persistentModelID)
      let other = try open(url)
      let registered: Trip? = other.registeredModel(for: identifier)
      #expect(registered == nil)
      #expect((other.model(for: identifier) as? Trip)?.name == "Rome")
    }
  }

  @Test("a configuration without saving refuses to save")
  func readOnly() throws {
    try withStoreFile { url in
      let writer = try open(url)
      writer.insert(Trip("Rome"))
      try writer.save()
      let reader = try open(url, allowsSave: false)
      #expect(try reader.fetchCount(FetchDescriptor<Trip>()) == 1)
      reader.insert(Trip("Oslo"))
      let error = #expect(throws: (any Error).self) { try reader.save() }
      #expect(
        error?.localizedDescription == "The models cannot be saved: their configuration has allowsSave: false.")
    }
  }

  @Test("two containers on one file see each other's saves")
  func twoContainers() throws {
    try withStoreFile { url in
      let (first, second) = (try open(url), try open(url))
      first.insert(Trip("Rome"))
      try first.save()
      second.insert(Trip("Oslo"))
      try second.save()
      #expect(try first.fetchCount(FetchDescriptor<Trip>()) == 2)
    }
  }

  @Test("a file of something else is refused, and not changed")
  func foreignFile() throws {
    try withStoreFile { url in
      try Data("This is no database, and it is longer than a header.".utf8).write(to: url)
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(url) }
      #expect(try Data(contentsOf: url).starts(with: Data("This is".utf8)))
      let other = url.deletingLastPathComponent().appendingPathComponent("other.store")
      try SQLiteDatabase(path: other.path).runAll("CREATE TABLE other (a)")
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(other) }
    }
  }

  @Test("configurations with one file, or with models of another schema, are refused")
  func configurations() throws {
    try withStoreFile { url in
      #expect(throws: SwiftDataError.duplicateConfiguration) {
        try ModelContainer(
          for: Trip.self, Account.self,
          configurations: ModelConfiguration("a", schema: Schema([Trip.self]), url: url),
          ModelConfiguration("b", schema: Schema([Account.self]), url: url))
      }
      #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
        try ModelContainer(
          for: Trip.self, configurations: ModelConfiguration(schema: Schema([Account.self]), url: url))
      }
    }
  }

  @Test("a container for several configurations keeps each model in its store")
  func severalStores() throws {
    try withStoreFile { url in
      let second = url.deletingLastPathComponent().appendingPathComponent("second.store")
      let container = try ModelContainer(
        for: Trip.self, Account.self,
        configurations: ModelConfiguration("a", schema: Schema([Trip.self]), url: url),
        ModelConfiguration("b", schema: Schema([Account.self]), url: second))
      let context = ModelContext(container)
      context.insert(Trip("Rome"))
      context.insert(Account("A", 1, "Ann"))
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Account>()) == 1)
      #expect(try SQLiteDatabase(path: second.path).value("SELECT COUNT(*) FROM Account") == .integer(1))
      #expect(try SQLiteDatabase(path: url.path).value("SELECT COUNT(*) FROM Trip") == .integer(1))
    }
  }

  @Test("erasing removes all models, also from contexts")
  func erase() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    trip.tags = [Tag("x")]
    context.insert(trip)
    try context.save()
    try context.container.erase()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 0)
    context.insert(Trip("Rome"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("a predicate uses the index of a relationship and of a unique value")
  func indices() throws {
    let context = try makeTripContext()
    let store = try #require(context.core.tables.first)
    func plan(_ sql: String) throws -> String {
      try store.withDatabase { try $0.rows("EXPLAIN QUERY PLAN " + sql) }.map { "\($0)" }.joined()
    }
    #expect(try plan(#"SELECT * FROM "Stop" WHERE "trip" = 1"#).contains("USING INDEX"))
    var translator = PredicateTranslator(context.core)
    let condition = try translator.condition(#Predicate<Trip> { $0.name == "Rome" })
    let sql = "SELECT * FROM Trip t0 WHERE \(condition.fragment.sql)".replacing("?", with: "'Rome'")
    #expect(try plan(sql).contains("USING INDEX Trip.name!"))
  }
}
