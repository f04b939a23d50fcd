import FlowSQLite
import Foundation
import SwiftData
import Testing

@Model
final class Parcel {
  @Attribute(.preserveValueOnDeletion) var number: String
  @Attribute(.preserveValueOnDeletion) var weight: Double?
  @Attribute(.unique, .preserveValueOnDeletion) var code: UUID
  var note = ""

  init(_ number: String, weight: Double? = nil, code: UUID = UUID()) {
    self.number = number
    self.weight = weight
    self.code = code
  }
}

@Suite("History") @MainActor
struct HistoryTests {
  private typealias Descriptor = HistoryDescriptor<DefaultHistoryTransaction>

  /// What happened in a transaction, as texts.
  private func texts(_ transaction: DefaultHistoryTransaction) -> [String] {
    transaction.changes.map { change in
      let model = change.changedPersistentIdentifier.description
      return switch change {
      case .insert: "+ \(model)"
      case .update(let update as DefaultHistoryUpdate<Trip>):
        "~ \(model) \(update.updatedAttributes.map(name).joined(separator: " "))"
      case .update: "~ \(model)"
      case .delete: "- \(model)"
      }
    }
  }

  private func name(_ keyPath: PartialKeyPath<Trip>) -> String {
    switch keyPath {
    case \.name: "name"
    case \.destination: "destination"
    case \.price: "price"
    case \.stops: "stops"
    default: "other"
    }
  }

  @Test("each save is a transaction with its changes, its author and its date")
  func transactions() throws {
    let context = try makeTripContext()
    #expect(try context.fetchHistory(Descriptor()).isEmpty)
    context.author = "app"
    let before = Date()
    let (rome, oslo) = (Trip("Rome"), Trip("Oslo"))
    context.insert(rome)
    context.insert(oslo)
    try context.save()
    context.author = nil
    rome.destination = "Italy"
    rome.price = 3
    context.insert(Stop("Forum", trip: rome))
    context.delete(oslo)
    try context.save()
    try context.save()
    let history = try context.fetchHistory(Descriptor())
    #expect(
      history.map(texts) == [
        ["+ Trip p1", "+ Trip p2"], ["- Trip p2", "+ Stop p1", "~ Trip p1 destination price stops"],
      ])
    #expect(history.map(\.author) == ["app", nil])
    #expect(history.map(\.transactionIdentifier) == [1, 2])
    #expect(Set(history.map(\.storeIdentifier)) == [rome.persistentModelID.storeIdentifier])
    #expect(history.allSatisfy { $0.timestamp >= before && $0.timestamp <= Date() })
    #expect(history[0].processIdentifier == ProcessInfo.processInfo.processName)
    #expect(history[0].bundleIdentifier == Bundle.main.bundleIdentifier ?? "")
    #expect(history[0].id == 1 && history[0] != history[1])
    let identifiers = history.flatMap(\.changes).compactMap { change in
      switch change {
      case .insert(let insert as DefaultHistoryInsert<Trip>): insert.changeIdentifier
      case .insert(let insert as DefaultHistoryInsert<Stop>): insert.changeIdentifier
      case .update(let update as DefaultHistoryUpdate<Trip>): update.changeIdentifier
      case .delete(let delete as DefaultHistoryDelete<Trip>): delete.changeIdentifier
      default: nil
      }
    }
    #expect(identifiers == [1, 2, 3, 4, 5])
  }

  @Test("a token leads to what happened after it, also as JSON and in another context")
  func tokens() throws {
    let context = try makeTripContext()
    for name in ["a", "b", "c"] {
      context.author = name
      context.insert(Trip(name))
      try context.save()
    }
    let first = try #require(context.fetchHistory(Descriptor()).first).token
    let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(first))
    #expect(token == first)
    let other = ModelContext(context.container)
    let later = try other.fetchHistory(Descriptor(predicate: #Predicate { $0.token > token }))
    #expect(later.map(\.author) == ["b", "c"])
    #expect(later.map(\.token) == later.map(\.token).sorted())
    let last = try #require(later.last).token
    #expect(try other.fetchHistory(Descriptor(predicate: #Predicate { $0.token > last })).isEmpty)
    let author = "b"
    let own = Descriptor(predicate: #Predicate { $0.token > token && $0.author == author })
    #expect(try other.fetchHistory(own).map(\.author) == ["b"])
    var limited = Descriptor()
    limited.fetchLimit = 2
    #expect(try other.fetchHistory(limited).map(\.author) == ["a", "b"])
    limited.sortBy = [SortDescriptor(\.transactionIdentifier, order: .reverse)]
    #expect(try other.fetchHistory(limited).map(\.author) == ["c", "b"])
  }

  @Test("what is deleted from the history is gone, and a token before it is expired")
  func deletion() throws {
    let context = try makeTripContext()
    for name in ["a", "b", "c"] {
      context.insert(Trip(name))
      try context.save()
    }
    let tokens = try context.fetchHistory(Descriptor()).map(\.token)
    let (first, second) = (tokens[0], tokens[1])
    try context.deleteHistory(Descriptor(predicate: #Predicate { $0.token < second }))
    #expect(try context.fetchHistory(Descriptor()).map(\.token) == Array(tokens[1...]))
    #expect(try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > first })).count == 2)
    try context.deleteHistory(Descriptor())
    #expect(try context.fetchHistory(Descriptor()).isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
    let error = #expect(throws: SwiftDataError.historyTokenExpired) {
      try context.fetchHistory(Descriptor(predicate: #Predicate { $0.author == nil && first < $0.token }))
    }
    #expect(
      "\(try #require(error))" == """
        SwiftDataError.historyTokenExpired: The history after the token was deleted, or it is that of another store. \
        Fetch the history without a token.
        """)
    let last = tokens[2]
    context.insert(Trip("d"))
    try context.save()
    let after = try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > last }))
    #expect(after.map(\.transactionIdentifier) == [4])
    #expect(after.flatMap(texts) == ["+ Trip p4"])
  }

  @Test("a token of another store is expired")
  func foreignToken() throws {
    let other = try makeTripContext()
    other.insert(Trip("a"))
    try other.save()
    let token = try #require(other.fetchHistory(Descriptor()).first).token
    let context = try makeTripContext()
    #expect(throws: SwiftDataError.historyTokenExpired) {
      try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > token }))
    }
  }

  @Test("a tombstone has the stored values of the attributes that are preserved on deletion")
  func tombstones() throws {
    let context = ModelContext(try makeContainer(Parcel.self, Trip.self))
    let code = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000007"))
    context.insert(Parcel("A1", weight: 2.5, code: code))
    context.insert(Parcel("A2"))
    context.insert(Trip("Rome"))
    try context.save()
    for parcel in try context.fetch(FetchDescriptor<Parcel>()) {
      parcel.number = "unsaved"
      context.delete(parcel)
    }
    try context.delete(model: Trip.self)
    try context.save()
    let changes = try #require(context.fetchHistory(Descriptor()).last).changes
    var parcels: [HistoryTombstone<Parcel>] = []
    for change in changes {
      switch change {
      case .delete(let delete as DefaultHistoryDelete<Parcel>): parcels.append(delete.tombstone)
      case .delete(let delete as DefaultHistoryDelete<Trip>):
        #expect(delete.tombstone[\.name] == nil)
        #expect(Array(delete.tombstone).isEmpty)
      default: Issue.record("\(change)")
      }
    }
    try #require(parcels.count == 2)
    #expect(parcels[0][\.number] as? String == "A1")
    #expect(parcels[0][\.weight] as? Double == 2.5)
    #expect(parcels[0][\.code] as? UUID == code)
    #expect(parcels[0][\.note] == nil)
    #expect(parcels[0].map { "\($0)" } == ["A1", "2.5", code.uuidString])
    #expect(parcels[1][\.number] as? String == "A2")
    #expect(parcels[1][\.weight] == nil)
  }

  @Test("a new model with the unique value of a stored one is an update")
  func uniqueValues() throws {
    let context = try makeTripContext()
    for destination in ["Italy", "Lazio"] {
      context.insert(Trip("Rome", destination: destination))
      try context.save()
    }
    #expect(
      try context.fetchHistory(Descriptor()).map(texts) == [
        ["+ Trip p1"], ["~ Trip p1 name destination other price other other"],
      ])
  }

  @Test("changes to models that follow each other are one row")
  func rows() throws {
    try withStoreFile { file in
      let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file)))
      for number in 1...100 { context.insert(Trip("\(number)")) }
      try context.save()
      for trip in try context.fetch(FetchDescriptor<Trip>()) { trip.price = 1 }
      try context.save()
      let history = try context.fetchHistory(Descriptor())
      #expect(history.map(\.changes.count) == [100, 100])
      #expect(texts(history[0]).last == "+ Trip p100")
      #expect(texts(history[1]).last == "~ Trip p100 price")
      let database = try SQLiteDatabase(path: file.path, isReadOnly: true)
      #expect(try database.value("SELECT COUNT(*) FROM Z_CHANGE") == .integer(2))
    }
  }

  @Test("the history is in the file, and a store of a former version gets one")
  func files() throws {
    try withStoreFile { file in
      func open() throws -> ModelContext {
        ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file)))
      }
      var context = try open()
      context.insert(Trip("Rome"))
      try context.save()
      context = try open()
      #expect(try context.fetchHistory(Descriptor()).map(texts) == [["+ Trip p1"]])
      try context.container.erase()
      #expect(try context.fetchHistory(Descriptor()).isEmpty)
      let database = try SQLiteDatabase(path: file.path)
      for table in ["Z_TRANSACTION", "Z_CHANGE", "Z_TOMBSTONE"] { try database.run("DROP TABLE \(table)") }
      let configuration = ModelConfiguration(url: file, allowsSave: false)
      let reader = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
      #expect(try reader.fetchHistory(Descriptor()).isEmpty)
      context = try open()
      context.insert(Trip("Oslo"))
      try context.save()
      #expect(try context.fetchHistory(Descriptor()).map(texts) == [["+ Trip p2"]])
      let error = #expect(throws: (any Error).self) { try reader.deleteHistory(Descriptor()) }
      #expect(
        error?.localizedDescription == "The history cannot be deleted: its configuration has allowsSave: false.")
    }
  }

  @Test("a save that fails is not in the history")
  func failedSave() throws {
    let context = try makeTripContext()
    context.insert(Trip("Rome"))
    context.insert(Trip("Oslo"))
    try context.save()
    for trip in try context.fetch(FetchDescriptor<Trip>()) { trip.name = "same" }
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(try context.fetchHistory(Descriptor()).count == 1)
  }

  @Test("one save in two stores is a transaction of each, and tokens know both")
  func severalStores() throws {
    let container = try ModelContainer(
      for: Schema([Trip.self, Parcel.self]),
      configurations: [
        ModelConfiguration("trips", schema: Schema([Trip.self]), isStoredInMemoryOnly: true),
        ModelConfiguration("parcels", schema: Schema([Parcel.self]), isStoredInMemoryOnly: true),
      ])
    let context = ModelContext(container)
    context.insert(Trip("Rome"))
    context.insert(Parcel("A1"))
    try context.save()
    let first = try context.fetchHistory(Descriptor())
    #expect(Set(first.flatMap(texts)) == ["+ Trip p1", "+ Parcel p1"])
    #expect(Set(first.map(\.storeIdentifier)).count == 2)
    let token = try #require(first.map(\.token).max())
    #expect(token.tokenValue?.count == 2)
    context.insert(Parcel("A2"))
    try context.save()
    context.insert(Trip("Oslo"))
    try context.save()
    let later = try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > token }))
    #expect(later.map(texts) == [["+ Parcel p2"], ["+ Trip p2"]])
  }

  struct ForeignTransaction: HistoryTransaction {
    let id = 1
    let timestamp = Date.distantPast
    let changes: [HistoryChange] = []
    let token: DefaultHistoryToken
    let transactionIdentifier = 1
    let storeIdentifier = ""
    let author: String? = nil

    static func == (left: ForeignTransaction, right: ForeignTransaction) -> Bool { left.token == right.token }

    func hash(into hasher: inout Hasher) { hasher.combine(token) }
  }

  @Test("transactions of another kind are refused")
  func foreignTransaction() throws {
    let error = #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
      try makeTripContext().fetchHistory(HistoryDescriptor<ForeignTransaction>())
    }
    #expect(
      "\(try #require(error))" == """
        SwiftDataError.invalidTransactionFetchRequest: The stores of the container have no ForeignTransaction. Use \
        HistoryDescriptor<DefaultHistoryTransaction>.
        """)
  }
}
