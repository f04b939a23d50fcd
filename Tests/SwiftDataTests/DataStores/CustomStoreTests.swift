import Foundation
import SwiftUI
import Testing

@testable import SwiftData

@Suite("Stores of the app")
struct CustomStoreTests {
  /// Calls code with a configuration of a store in a new file.
  private func withConfiguration(_ body: (JSONStoreConfiguration) throws -> Void) throws {
    try withStoreFile { try body(JSONStoreConfiguration($0)) }
  }

  private func open(_ configuration: JSONStoreConfiguration) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
  }

  private func insert(_ names: [String], in context: ModelContext) throws {
    for (number, name) in names.enumerated() {
      let trip = Trip(name)
      trip.price = Double(number)
      context.insert(trip)
    }
    try context.save()
  }

  private func names(_ context: ModelContext, _ descriptor: FetchDescriptor<Trip>) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  private let byPrice = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.price)])

  @Test("models are inserted, changed and deleted, and another container finds them")
  func lifecycle() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome", "Oslo", "Bern"], in: context)
      let trips = try context.fetch(byPrice)
      #expect(trips.map(\.persistentModelID.description) == ["Trip pTrip-0", "Trip pTrip-1", "Trip pTrip-2"])
      try #require(trips.count == 3)
      trips[0].notes = "pizza"
      context.delete(trips[1])
      #expect(context.hasChanges)
      context.author = "me"
      try context.save()
      #expect(!context.hasChanges)
      #expect(configuration.log.filter { $0.hasPrefix("save") } == ["save +3 ~0 -0", "save +0 ~1 -1 by me"])

      let other = try open(JSONStoreConfiguration(configuration.file))
      let found = try other.fetch(byPrice)
      #expect(found.map(\.name) == ["Rome", "Bern"])
      #expect(found.first?.notes == "pizza")
      #expect(found.first?.persistentModelID == trips[0].persistentModelID)
      #expect((other.model(for: trips[2].persistentModelID) as? Trip)?.name == "Bern")
    }
  }

  @Test("the configuration gets the schema of the container, and is validated")
  func configurations() throws {
    try withConfiguration { configuration in
      let container = try ModelContainer(for: Schema([Trip.self]), configurations: [configuration])
      #expect(configuration.schema?.entities.map(\.name) == ["Stop", "Tag", "Trip"])
      #expect(container.configurations.isEmpty)
      #expect(throws: DataStoreError.unsupportedFeature) {
        try ModelContainer(for: Memo.self, configurations: MemoConfiguration(name: ""))
      }
    }
  }

  @Test("conditions and orders that the store refuses are the context's, and a limit is without effect then")
  func refused() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome", "Oslo", "Bern"], in: context)
      _ = configuration.takeLog()
      var descriptor = FetchDescriptor<Trip>(
        predicate: #Predicate { $0.name.contains("e") }, sortBy: [SortDescriptor(\.name)])
      descriptor.fetchLimit = 1
      #expect(try names(context, descriptor) == ["Bern", "Rome"])
      #expect(configuration.takeLog() == ["fetch Trip where sorted limit 1", "fetch Trip sorted", "fetch Trip"])
      let hidden = #Predicate<Trip> { $0.price > 0 }
      #expect(throws: DataStoreError.preferInMemoryFilter) {
        try context.fetchCount(FetchDescriptor(predicate: hidden))
      }
      #expect(throws: DataStoreError.preferInMemoryFilter) {
        try context.fetchIdentifiers(FetchDescriptor(predicate: hidden))
      }
    }
  }

  @Test("what the store decides remains as it is")
  func accepted() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome", "Oslo", "Bern"], in: context)
      configuration.refuses = false
      let descriptor = FetchDescriptor<Trip>(
        predicate: #Predicate { $0.price > 100 }, sortBy: [SortDescriptor(\.price, order: .reverse)])
      #expect(try names(context, descriptor) == ["Rome", "Oslo", "Bern"])
    }
  }

  @Test("the store's count and identifiers are those of the context")
  func counts() throws {
    try withStoreFile { file in
      let configuration = JSONStoreConfiguration(file)
      let container = try ModelContainer(for: Memo.self, configurations: configuration)
      let context = ModelContext(container)
      for title in ["a", "b"] { context.insert(Memo(title)) }
      #expect(try context.fetchCount(FetchDescriptor<Memo>()) == 2)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Memo>()) == 2)
      #expect(
        try context.fetchIdentifiers(FetchDescriptor<Memo>()).map(\.description) == ["Memo pMemo-0", "Memo pMemo-1"])
      var seen: [String] = []
      try context.enumerate(FetchDescriptor<Memo>()) { seen.append($0.title) }
      #expect(seen == ["a", "b"])
    }
  }

  @Test("relationships lead to models of the store")
  func relationships() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      let trip = Trip("Rome")
      trip.stops = [Stop("a"), Stop("b")]
      trip.tags = [Tag("x")]
      context.insert(trip)
      try context.save()

      let other = try open(configuration)
      let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
      #expect(found.stops.map(\.title) == ["a", "b"])
      #expect(found.stops.first?.trip === found)
      #expect(found.tags.first?.trips.map(\.name) == ["Rome"])
      found.stops.append(Stop("c"))
      try other.save()
      let third = try open(configuration)
      let same = try #require(try third.fetch(FetchDescriptor<Trip>()).first)
      #expect(same.stops.map(\.title) == ["a", "b", "c"])
      let tag = try #require(try third.fetch(FetchDescriptor<Tag>()).first)
      #expect(tag.trips.count == 1)
      other.delete(found)
      try other.save()
      let fourth = try open(configuration)
      #expect(try fourth.fetch(FetchDescriptor<Trip>()).isEmpty)
      #expect(try fourth.fetch(FetchDescriptor<Stop>()).isEmpty)
      #expect(try fourth.fetch(FetchDescriptor<Tag>()).map(\.trips.count) == [0])
    }
  }

  @Test("changes that are not saved are part of a fetch")
  func pending() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome", "Oslo", "Bern"], in: context)
      let trips = try context.fetch(byPrice)
      try #require(trips.count == 3)
      trips[0].price = 9
      context.delete(trips[1])
      let new = Trip("Lund")
      new.price = 5
      context.insert(new)
      #expect(try names(context, byPrice) == ["Bern", "Lund", "Rome"])
      var few = byPrice
      few.fetchOffset = 1
      few.fetchLimit = 1
      #expect(try names(context, few) == ["Lund"])
      #expect(try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.price > 4 })) == 2)
      var saved = byPrice
      saved.includePendingChanges = false
      #expect(try context.fetch(saved).count == 3)
      context.rollback()
      #expect(try names(context, byPrice) == ["Rome", "Oslo", "Bern"])
    }
  }

  @Test("changes of related models decide, too")
  func mixed() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      let trip = Trip("Rome")
      trip.stops = [Stop("a")]
      context.insert(trip)
      try context.save()
      configuration.refuses = false
      let descriptor = FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "Roma" })
      #expect(try context.fetch(descriptor).count == 1)
      trip.name = "Lazio"
      #expect(try context.fetch(descriptor).isEmpty)
      trip.name = "Roma"
      #expect(try context.fetch(descriptor).count == 1)
    }
  }

  @Test("another context sees what was saved")
  func contexts() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome"], in: context)
      let other = ModelContext(context.container)
      let mine = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      let theirs = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
      #expect(mine !== theirs)
      mine.name = "Roma"
      try context.save()
      #expect(try names(other, FetchDescriptor()) == ["Roma"])
      #expect(theirs.name == "Roma")
    }
  }

  @Test("contexts tell the store when they begin and end")
  func states() throws {
    try withConfiguration { configuration in
      let container = try ModelContainer(for: Trip.self, configurations: configuration)
      var identifiers: [UUID] = []
      for _ in 0..<2 {
        let context = ModelContext(container)
        identifiers += [context.editingState.id, context.editingState.id]
      }
      #expect(configuration.takeLog() == ["begin", "end", "begin", "end"])
      try #require(identifiers.count == 4)
      #expect(identifiers[0] == identifiers[1])
      #expect(identifiers[0] != identifiers[2])
    }
  }

  @Test("what the store throws is thrown by the save, and the changes remain")
  func failures() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      context.insert(Trip("Rome"))
      configuration.failure = CocoaError(.fileWriteOutOfSpace)
      #expect(throws: CocoaError.self) { try context.save() }
      #expect(context.insertedModelsArray.count == 1)
      configuration.failure = nil
      configuration.namesModels = false
      let error = #expect(throws: (any Error).self) { try context.save() }
      let message = error?.localizedDescription ?? ""
      #expect(message.hasPrefix("The store 'test.store' has given a new Trip no identifier. Return one for t"))
      configuration.namesModels = true
      try context.save()
      #expect(!context.hasChanges)
    }
  }

  @Test("delete(model:where:) deletes nothing in a store without DataStoreBatching")
  func batchWithoutBatching() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome"], in: context)
      try context.delete(model: Trip.self)
      #expect(!context.hasChanges)
      #expect(try context.fetch(FetchDescriptor<Trip>()).count == 1)
    }
  }

  @Test("all models of a store can be deleted")
  func erase() throws {
    try withConfiguration { configuration in
      let context = try open(configuration)
      try insert(["Rome"], in: context)
      try context.container.erase()
      #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
      let memos = try ModelContainer(for: Memo.self, configurations: MemoConfiguration())
      #expect(throws: DataStoreError.unsupportedFeature) { try memos.erase() }
    }
  }

  // MARK: Snapshots of the app

  private func makeMemos() throws -> ModelContext {
    let context = ModelContext(try ModelContainer(for: Memo.self, configurations: MemoConfiguration()))
    for (title, stars) in [("milk", 1), ("tea", 3)] { context.insert(Memo(title, stars: stars)) }
    try context.save()
    return context
  }

  @Test("a store has snapshots of its own, and says what it made of models")
  func snapshots() throws {
    let context = try makeMemos()
    let best = FetchDescriptor<Memo>(predicate: #Predicate { $0.stars > 2 })
    let memo = try #require(try context.fetch(best).first)
    #expect(memo.title == "TEA")
    #expect(memo.persistentModelID.description == "Memo p2")
    memo.title = "coffee"
    try context.save()
    #expect(memo.title == "COFFEE")
    #expect(try ModelContext(context.container).fetch(best).map(\.title) == ["COFFEE"])
  }

  @Test("a store with DataStoreBatching deletes at once, and decides what")
  func batching() throws {
    let context = try makeMemos()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Memo>()).count == 2)
    try context.delete(model: Memo.self, where: #Predicate { $0.stars > 2 })
    #expect(!context.hasChanges)
    #expect(try context.fetch(FetchDescriptor<Memo>()).isEmpty)
    #expect(try other.fetch(FetchDescriptor<Memo>()).isEmpty)
  }

  @Test("a store notes its own history")
  func history() throws {
    let context = try makeMemos()
    context.author = "me"
    context.insert(Memo("bread"))
    try context.save()
    let saves = try context.fetchHistory(HistoryDescriptor<MemoTransaction>())
    #expect(saves.map(\.author) == [nil, "me"])
    try context.deleteHistory(HistoryDescriptor<MemoTransaction>())
    #expect(try context.fetchHistory(HistoryDescriptor<MemoTransaction>()).isEmpty)
  }

  @Test("a container has a store of SQLite and one of the app")
  func both() throws {
    let table = ModelConfiguration(schema: Schema([Trip.self]), isStoredInMemoryOnly: true)
    let memos = MemoConfiguration(schema: Schema([Memo.self]))
    let container = try ModelContainer(for: Schema([Trip.self, Memo.self]), configurations: [table, memos])
    #expect(container.configurations == [table])
    let context = ModelContext(container)
    context.insert(Trip("Rome"))
    context.insert(Memo("milk"))
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.persistentModelID.description) == ["Trip p1"])
    #expect(try other.fetch(FetchDescriptor<Memo>()).map(\.title) == ["MILK"])
    #expect(try other.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 1)
    #expect(try other.fetchHistory(HistoryDescriptor<MemoTransaction>()).count == 1)
  }
}

@Suite("@Query of stores of the app") @MainActor
struct CustomStoreQueryTests {
  private struct Memos: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Memo> { $0.stars > 0 }, sort: \Memo.stars) private var memos: [Memo]

    var body: some View {
      VStack {
        ForEach(memos) { memo in Button(memo.title) { context.delete(memo) } }
        Button("Add") { context.insert(Memo("Memo \(memos.count + 1)", stars: 9 - memos.count)) }
      }
    }
  }

  @Test("shows the models of the store and the changes")
  func query() throws {
    let container = try ModelContainer(for: Memo.self, configurations: MemoConfiguration())
    let context = ModelContext(container)
    context.insert(Memo("milk", stars: 2))
    context.insert(Memo("tea"))
    try context.save()
    let screen = makeScreen(Memos().modelContainer(container))
    #expect(screen.labels == ["MILK", "Add"])
    screen.tap("Add")
    #expect(screen.labels.map { $0.lowercased() } == ["milk", "memo 2", "add"])
    screen.tap("MILK")
    #expect(screen.labels.map { $0.lowercased() } == ["memo 2", "add"])
    #expect(try ModelContext(container).fetch(FetchDescriptor<Memo>()).count == 2)
  }
}
