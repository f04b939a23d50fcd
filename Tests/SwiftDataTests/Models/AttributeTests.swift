import Foundation
import Locking
import Observation
import SwiftData
import Testing

@Model
final class Account {
  #Unique<Account>([\.bank, \.number])
  #Index<Account>([\.owner], [\.bank, \.owner])
  var bank: String
  var number: Int
  var owner: String
  init(_ bank: String, _ number: Int, _ owner: String) {
    self.bank = bank
    self.number = number
    self.owner = owner
  }
}

@Model
final class Photo {
  @Attribute(.externalStorage) var data: Data
  @Attribute(.ephemeral) var progress = 0.5
  init(_ data: Data) { self.data = data }
}

@Suite("Attributes")
struct AttributeTests {
  @Test("values of all kinds come back from the store")
  func kinds() throws {
    let context = ModelContext(try makeContainer(Everything.self))
    let first = Everything(number: 41)
    first.url = URL(string: "https://example.org/a?b=c")
    first.optionalKind = .small
    first.optionalPlace = Place(latitude: .infinity, longitude: -0.5, label: "x")
    first.cached = 99
    context.insert(first)
    try context.save()
    let other = ModelContext(context.container)
    let copy = try #require(try other.fetch(FetchDescriptor<Everything>()).first)
    #expect(copy.id == first.id)
    #expect(copy.text == "text 41")
    #expect(copy.optionalText == nil)
    #expect(copy.number == 41)
    #expect(copy.small == -5)
    #expect(copy.large == .max)
    #expect(copy.real == 1.5)
    #expect(copy.single == 2.5)
    #expect(copy.flag)
    #expect(copy.date == first.date)
    #expect(copy.optionalDate == nil)
    #expect(copy.data == Data([1, 2, 3]))
    #expect(copy.url == first.url)
    #expect(copy.decimal == Decimal(string: "12.34"))
    #expect(copy.kind == .large)
    #expect(copy.optionalKind == .small)
    #expect(copy.shape == .circle(radius: 2))
    #expect(copy.place == Place(latitude: 1, longitude: 2))
    #expect(copy.optionalPlace == first.optionalPlace)
    #expect(copy.numbers == [3, 1, 2])
    #expect(copy.words == ["b", "a"])
    #expect(copy.table == ["one": 1])
    #expect(copy.cached == 7)
    #expect(copy.default == 3)
    #expect(copy.doubled == 82)
  }

  @Test("a number that is none is stored")
  func notANumber() throws {
    let context = ModelContext(try makeContainer(Everything.self))
    let first = Everything()
    first.real = .nan
    context.insert(first)
    try context.save()
    let copy = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Everything>()).first)
    #expect(copy.real.isNaN)
  }

  @Test("a new model with a stored unique value updates the stored one")
  func unique() throws {
    let context = try makeTripContext()
    let first = Trip("Rome", destination: "Italy")
    context.insert(first)
    try context.save()
    let second = Trip("Rome", destination: "Lazio")
    context.insert(second)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.destination) == ["Lazio"])
    #expect(first.destination == "Lazio")
    #expect(second == first)
    second.destination = "Roma"
    #expect(first.destination == "Roma")
    let other = ModelContext(context.container)
    other.insert(Trip("Rome", destination: "IT"))
    other.insert(Trip("Rome", destination: "Italia"))
    try other.save()
    #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.destination) == ["Italia"])
  }

  @Test("#Unique compares its properties together")
  func uniqueGroup() throws {
    let context = ModelContext(try makeContainer(Account.self))
    context.insert(Account("A", 1, "Ann"))
    context.insert(Account("A", 2, "Bob"))
    context.insert(Account("B", 1, "Cat"))
    try context.save()
    context.insert(Account("A", 2, "Bea"))
    try context.save()
    let accounts = try context.fetch(FetchDescriptor<Account>(sortBy: [SortDescriptor(\.owner)]))
    #expect(accounts.map(\.owner) == ["Ann", "Bea", "Cat"])
    let entity = try #require(context.container.schema.entity(for: Account.self))
    #expect(entity.uniquenessConstraints == [["bank", "number"]])
    #expect(entity.indices == [["owner"], ["bank", "owner"]])
  }

  @Test("a change to a unique value of another model lets the save fail, and nothing is stored")
  func uniqueConflict() throws {
    let context = try makeTripContext()
    let (rome, oslo) = (Trip("Rome"), Trip("Oslo"))
    context.insert(rome)
    context.insert(oslo)
    try context.save()
    oslo.name = "Rome"
    context.insert(Trip("Bern"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(context.hasChanges)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test("large data of external storage is in a file, and an ephemeral value is not stored")
  func externalStorage() throws {
    try withStoreFile { url in
      let large = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
      do {
        let context = ModelContext(try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url)))
        let photo = Photo(large)
        photo.progress = 0.75
        context.insert(photo)
        context.insert(Photo(Data([1])))
        #expect(photo.progress == 0.75)
        try context.save()
      }
      let context = ModelContext(try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url)))
      let photos = try context.fetch(FetchDescriptor<Photo>())
      #expect(photos.map(\.data) == [large, Data([1])])
      #expect(photos.map(\.progress) == [0.5, 0.5])
      let folder = url.deletingLastPathComponent().appendingPathComponent(".test_SUPPORT/_EXTERNAL_DATA")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test("observers see changes by setters, by inverses and by other contexts")
  func observation() throws {
    let context = try makeTripContext()
    let trip = Trip("Rome")
    context.insert(trip)
    try context.save()
    let changes = Locked(0)
    func observe(_ read: () -> Void) { withObservationTracking(read) { changes.value += 1 } }
    observe { _ = trip.destination }
    trip.price = 3
    #expect(changes.value == 0)
    trip.destination = "Italy"
    #expect(changes.value == 1)
    observe { _ = trip.stops }
    Stop("Airport").trip = trip
    #expect(changes.value == 2)
    try context.save()
    observe { _ = trip.destination }
    let other = ModelContext(context.container)
    try other.fetch(FetchDescriptor<Trip>()).first?.destination = "Lazio"
    try other.save()
    _ = try context.fetch(FetchDescriptor<Trip>())
    #expect(changes.value == 3)
    observe { _ = trip.destination }
    trip.destination = "x"
    #expect(changes.value == 4)
    observe { _ = trip.destination }
    context.rollback()
    #expect(changes.value == 5)
    #expect(trip.destination == "Lazio")
  }
}
