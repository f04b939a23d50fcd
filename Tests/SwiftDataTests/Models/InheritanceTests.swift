import Foundation
import Observation
import SwiftData
import Testing

@Model
class Journey {
  @Attribute(.unique) var name: String
  var start: Int
  @Relationship(deleteRule: .cascade, inverse: \Leg.journey) var legs: [Leg] = []

  init(name: String, start: Int = 0) {
    self.name = name
    self.start = start
  }
}

@Model
class BusinessJourney: Journey {
  var perdiem: Double
  @Relationship(inverse: \Receipt.journey) var receipts: [Receipt] = []

  init(name: String, perdiem: Double, receipts: [Receipt] = []) {
    self.perdiem = perdiem
    self.receipts = receipts
    super.init(name: name, start: 1)
  }
}

@Model
final class LuxuryJourney: BusinessJourney {
  var suite: String = "none"
}

@Model
final class PersonalJourney: Journey {
  var reason: String?

  override init(name: String, start: Int) {
    reason = "fun"
    super.init(name: name, start: start)
  }
}

@Model
final class Leg {
  var title: String
  var journey: Journey?
  init(_ title: String, journey: Journey? = nil) {
    self.title = title
    self.journey = journey
  }
}

@Model
final class Receipt {
  var amount: Double
  var journey: BusinessJourney?
  init(_ amount: Double) { self.amount = amount }
}

/// A former version of the models, in which none inherits.
private enum Former {
  @Model final class BusinessJourney {
    var name: String
    init(name: String) { self.name = name }
  }
}

@Suite("Models that inherit from other models")
struct InheritanceTests {
  private static var types: [any PersistentModel.Type] { [LuxuryJourney.self, PersonalJourney.self] }

  private func container(at url: URL? = nil) throws -> ModelContainer {
    let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Schema(Self.types), configurations: configuration)
  }

  /// A journey of each type, saved.
  private func fill(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    context.insert(Journey(name: "plain"))
    context.insert(BusinessJourney(name: "business", perdiem: 40, receipts: [Receipt(3), Receipt(5)]))
    let luxury = LuxuryJourney(name: "luxury", perdiem: 400)
    luxury.suite = "royal"
    context.insert(luxury)
    context.insert(PersonalJourney(name: "personal", start: 7))
    context.insert(Leg("flight", journey: luxury))
    context.insert(Leg("walk"))
    try context.save()
  }

  private func names<T: Journey>(
    _ predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [], in context: ModelContext
  ) throws -> [String] {
    try context.fetch(FetchDescriptor<T>(predicate: predicate, sortBy: sortBy)).map(\.name)
  }

  @Test("a new model has the values that the initializers of all its classes set")
  func initializers() {
    let business = BusinessJourney(name: "a", perdiem: 3)
    #expect(business.name == "a")
    #expect(business.start == 1)
    #expect(business.perdiem == 3)
    let luxury = LuxuryJourney(name: "b", perdiem: 4)
    #expect(luxury.suite == "none")
    #expect(luxury.perdiem == 4)
    #expect(luxury.name == "b")
    #expect(luxury.persistentModelID.entityName == "LuxuryJourney")
    #expect(PersonalJourney(name: "c", start: 2).reason == "fun")
  }

  @Test("a schema has the superclasses of its models, and says who inherits from whom")
  func schema() throws {
    let schema = Schema(Self.types)
    #expect(
      schema.entities.map(\.name) == [
        "BusinessJourney", "Journey", "Leg", "LuxuryJourney", "PersonalJourney", "Receipt",
      ])
    let business = try #require(schema.entity(for: BusinessJourney.self))
    #expect(business.superentityName == "Journey")
    #expect(business.superentity == schema.entity(for: Journey.self))
    #expect(business.subentities.map(\.name) == ["LuxuryJourney"])
    #expect(business.storedProperties.map(\.name) == ["perdiem", "receipts"])
    #expect(business.inheritedProperties.map(\.name) == ["name", "start", "legs"])
    #expect(business.inheritedPropertiesByName["start"]?.valueType == Int.self)
    let root = try #require(schema.entity(for: Journey.self))
    #expect(root.superentity == nil)
    #expect(root.subentities.map(\.name).sorted() == ["BusinessJourney", "PersonalJourney"])
    #expect(root.inheritedProperties.isEmpty)
  }

  @Test("a fetch of a class finds the models of its subclasses, as what they are")
  func fetching() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let all = try context.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.name)]))
    #expect(all.map(\.name) == ["business", "luxury", "personal", "plain"])
    #expect(
      all.map { "\(type(of: $0))" } == ["BusinessJourney", "LuxuryJourney", "PersonalJourney", "Journey"])
    #expect(all.compactMap { ($0 as? BusinessJourney)?.perdiem } == [40, 400])
    #expect(all.compactMap { ($0 as? PersonalJourney)?.reason } == ["fun"])
    let business = try context.fetch(FetchDescriptor<BusinessJourney>(sortBy: [SortDescriptor(\.perdiem)]))
    #expect(business.map(\.name) == ["business", "luxury"])
    #expect(business.first?.receipts.map(\.amount).sorted() == [3, 5])
    #expect(try context.fetchCount(FetchDescriptor<BusinessJourney>()) == 2)
    #expect(try context.fetchCount(FetchDescriptor<LuxuryJourney>()) == 1)
    #expect(
      try context.fetchIdentifiers(FetchDescriptor<BusinessJourney>()).map(\.entityName) == [
        "BusinessJourney", "LuxuryJourney",
      ])
  }

  @Test("predicates and orders of a subclass know the properties of its superclasses")
  func inheritedProperties() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    #expect(try names(#Predicate<BusinessJourney> { $0.name == "luxury" }, in: context) == ["luxury"])
    #expect(try names(#Predicate<BusinessJourney> { $0.name == "plain" }, in: context) == [])
    #expect(try names(#Predicate<LuxuryJourney> { $0.perdiem > 1 && $0.start == 1 }, in: context) == ["luxury"])
    #expect(
      try names(sortBy: [SortDescriptor(\BusinessJourney.name, order: .reverse)], in: context) == [
        "luxury", "business",
      ])
    // Also where changes decide that are not saved.
    let new = LuxuryJourney(name: "new", perdiem: 1)
    context.insert(new)
    #expect(
      try names(
        #Predicate<BusinessJourney> { $0.start == 1 }, sortBy: [SortDescriptor(\BusinessJourney.name)], in: context)
        == ["business", "luxury", "new"])
    #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 5)
    #expect(try context.fetchCount(FetchDescriptor<PersonalJourney>()) == 1)
  }

  @Test("a predicate asks for the type of a model, and casts it", arguments: [false, true])
  func casts(hasChanges: Bool) throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    // With a change everything is decided in memory.
    if hasChanges { context.insert(Journey(name: "change", start: 99)) }
    let order = [SortDescriptor(\Journey.name)]
    func found(_ predicate: Predicate<Journey>) throws -> [String] {
      try names(predicate, sortBy: order, in: context).filter { $0 != "change" }
    }
    #expect(try found(#Predicate { $0 is BusinessJourney }) == ["business", "luxury"])
    #expect(try found(#Predicate { $0 is LuxuryJourney || $0 is PersonalJourney }) == ["luxury", "personal"])
    #expect(try found(#Predicate { !($0 is BusinessJourney) }) == ["personal", "plain"])
    #expect(
      try found(
        #Predicate { journey in
          if let business = journey as? BusinessJourney { business.perdiem > 100 } else { false }
        }) == ["luxury"])
    #expect(try found(#Predicate { ($0 as? PersonalJourney)?.reason == "fun" }) == ["personal"])
    #expect(
      try found(
        #Predicate { journey in
          if let business = journey as? BusinessJourney { business.perdiem < 100 } else { journey.start == 7 }
        }) == ["business", "personal"])
  }

  @Test("a relationship to a class leads to models of its subclasses, also by its inverse")
  func relationships() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let legs = try context.fetch(FetchDescriptor<Leg>(sortBy: [SortDescriptor(\.title)]))
    try #require(legs.count == 2)
    let luxury = try #require(legs[0].journey as? LuxuryJourney)
    #expect(luxury.suite == "royal")
    #expect(luxury.legs.map(\.title) == ["flight"])
    #expect(luxury.persistentModelID.entityName == "LuxuryJourney")
    let isBusiness = FetchDescriptor<Leg>(predicate: #Predicate { $0.journey is BusinessJourney })
    #expect(try context.fetch(isBusiness).map(\.title) == ["flight"])
    let personal = try #require(try context.fetch(FetchDescriptor<PersonalJourney>()).first)
    legs[1].journey = personal
    #expect(personal.legs.map(\.title) == ["walk"])
    luxury.legs = []
    #expect(legs[0].journey == nil)
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<PersonalJourney>()).first?.legs.map(\.title) == ["walk"])
    #expect(try other.fetch(FetchDescriptor<LuxuryJourney>()).first?.legs.isEmpty == true)
  }

  @Test("a model of a subclass is changed, deleted and found by its identifier")
  func changes() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let luxury = try #require(try context.fetch(FetchDescriptor<LuxuryJourney>()).first)
    luxury.name = "renamed"
    luxury.suite = "small"
    try context.save()
    let other = ModelContext(container)
    let same = try #require(other.model(for: luxury.persistentModelID) as? LuxuryJourney)
    #expect(same == luxury)
    #expect(same.name == "renamed")
    #expect(same.suite == "small")
    let found: Journey? = other.registeredModel(for: luxury.persistentModelID)
    #expect(found === same)
    #expect(try other.fetch(FetchDescriptor<Journey>()).contains { $0 === same })
    other.delete(same)
    try other.save()
    // The rule of the superclass.
    #expect(try context.fetch(FetchDescriptor<Leg>()).map(\.title) == ["walk"])
    #expect(try names(sortBy: [SortDescriptor(\Journey.name)], in: context) == ["business", "personal", "plain"])
  }

  @Test("deleting all models of a class spares those of subclasses if it says so")
  func deletion() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    try context.delete(model: Journey.self, includeSubclasses: false)
    try context.save()
    #expect(
      try names(sortBy: [SortDescriptor(\Journey.name)], in: context) == ["business", "luxury", "personal"])
    try context.delete(model: BusinessJourney.self)
    try context.save()
    #expect(try names(sortBy: [SortDescriptor(\Journey.name)], in: context) == ["personal"])
  }

  @Test("observers of a model see changes of inherited properties that no setter makes")
  func observation() throws {
    let context = ModelContext(try container())
    let luxury = LuxuryJourney(name: "a", perdiem: 1)
    context.insert(luxury)
    let isSeen = Seen()
    withObservationTracking {
      _ = luxury.legs
    } onChange: {
      isSeen.value = true
    }
    let leg = Leg("walk")
    context.insert(leg)
    #expect(!isSeen.value)
    leg.journey = luxury
    #expect(isSeen.value)
  }

  @Test("the history names the class of a model, and its inherited properties")
  func history() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let luxury = try #require(try context.fetch(FetchDescriptor<LuxuryJourney>()).first)
    luxury.name = "renamed"
    luxury.suite = "small"
    try context.save()
    let transactions = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let change = try #require(transactions.last?.changes.first)
    #expect(change.changedPersistentIdentifier == luxury.persistentModelID)
    guard case .update(let update as DefaultHistoryUpdate<LuxuryJourney>) = change else {
      Issue.record("\(change) is no change of a LuxuryJourney.")
      return
    }
    #expect(update.updatedAttributes.contains { $0 as AnyKeyPath == \LuxuryJourney.name })
    #expect(update.updatedAttributes.contains { $0 as AnyKeyPath == \LuxuryJourney.suite })
    #expect(update.updatedAttributes.count == 2)
  }

  @Test("a unique value updates a model of the same class, and a model of another class cannot take it")
  func uniqueValues() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    context.insert(BusinessJourney(name: "business", perdiem: 41))
    try context.save()
    #expect(
      try context.fetch(FetchDescriptor<BusinessJourney>(sortBy: [SortDescriptor(\.perdiem)])).map(\.perdiem) == [
        41, 400,
      ])
    context.insert(PersonalJourney(name: "business", start: 3))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
  }

  @Test("models of subclasses are in the file after a relaunch, and a subclass can be added to a stored class")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "journeys.store")
    do {
      let context = ModelContext(
        try ModelContainer(for: Schema([Journey.self]), configurations: ModelConfiguration(url: url)))
      context.insert(Journey(name: "old"))
      try context.save()
    }
    try fill(try container(at: url))
    let context = ModelContext(try container(at: url))
    let all = try context.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.name)]))
    #expect(
      all.map { "\($0.name) \(type(of: $0))" } == [
        "business BusinessJourney", "luxury LuxuryJourney", "old Journey", "personal PersonalJourney", "plain Journey",
      ])
  }

  @Test("a class with stored models cannot begin or cease to inherit, and they stay in the file")
  func otherSuperclass() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (single, family) = (folder.appending(path: "single.store"), folder.appending(path: "family.store"))
    func former(at url: URL) throws -> ModelContainer {
      try ModelContainer(for: Schema([Former.BusinessJourney.self]), configurations: ModelConfiguration(url: url))
    }
    do {
      let context = ModelContext(try former(at: single))
      context.insert(Former.BusinessJourney(name: "single"))
      try context.save()
    }
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(at: single) }
    #expect(try ModelContext(former(at: single)).fetchCount(FetchDescriptor<Former.BusinessJourney>()) == 1)
    try fill(try container(at: family))
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try former(at: family) }
    #expect(try ModelContext(container(at: family)).fetchCount(FetchDescriptor<BusinessJourney>()) == 2)
  }

  @Test("rollback and a second context work with models of subclasses")
  func contexts() throws {
    let container = try container()
    try fill(container)
    let context = ModelContext(container)
    let luxury = try #require(try context.fetch(FetchDescriptor<LuxuryJourney>()).first)
    luxury.name = "changed"
    context.rollback()
    #expect(luxury.name == "luxury")
    let other = ModelContext(container)
    let same = try #require(try other.fetch(FetchDescriptor<Journey>()).first { $0 is LuxuryJourney } as? LuxuryJourney)
    same.suite = "other"
    same.start = 12
    try other.save()
    _ = try context.fetchCount(FetchDescriptor<Journey>())
    #expect(luxury.suite == "other")
    #expect(luxury.start == 12)
  }
}

/// Whether a change was seen.
private final class Seen: @unchecked Sendable {
  // One thread uses it.
  var value = false
}
