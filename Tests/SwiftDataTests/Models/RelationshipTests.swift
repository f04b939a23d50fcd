import Foundation
import SwiftData
import Testing

@Model
final class Owner {
  var name: String
  @Relationship(deleteRule: .deny) var houses: [House] = []
  @Relationship(deleteRule: .cascade) var passport: Passport?
  init(_ name: String) { self.name = name }
}

@Model
final class House {
  var street: String
  var owner: Owner?
  init(_ street: String) { self.street = street }
}

@Model
final class Passport {
  var number: Int
  var owner: Owner?
  init(_ number: Int) { self.number = number }
}

@Model
final class Folder {
  var name: String
  var parent: Folder?
  @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]? = []
  init(_ name: String, parent: Folder? = nil) {
    self.name = name
    self.parent = parent
  }
}

@Model
final class Order {
  var customer: Customer
  init(_ customer: Customer) { self.customer = customer }
}

@Model
final class Customer {
  var name: String
  @Relationship(inverse: \Order.customer) var orders: [Order] = []
  init(_ name: String) { self.name = name }
}

@Model
final class Pointer {
  var target: Target?
  @Relationship(minimumModelCount: 1, maximumModelCount: 2) var targets: [Target] = []
  init(_ target: Target?) { self.target = target }
}

@Model
final class Target {
  var name: String
  init(_ name: String) { self.name = name }
}

@Suite("Relationships")
struct RelationshipTests {
  @Test("both sides change at once, before a save")
  func inverses() throws {
    let context = try makeTripContext()
    let (rome, oslo, stop) = (Trip("Rome"), Trip("Oslo"), Stop("Airport"))
    context.insert(rome)
    context.insert(oslo)
    stop.trip = rome
    #expect(rome.stops.map(\.title) == ["Airport"])
    #expect(stop.modelContext == context)
    oslo.stops.append(stop)
    #expect(rome.stops.isEmpty)
    #expect(stop.trip === oslo)
    oslo.stops = []
    #expect(stop.trip == nil)
  }

  @Test("inserting a model inserts what it leads to, also what an initializer set")
  func graph() throws {
    let context = try makeTripContext()
    let rome = Trip("Rome")
    let stop = Stop("Airport", trip: rome)
    context.insert(stop)
    #expect(rome.modelContext == context)
    #expect(rome.stops.count == 1)
    let tag = Tag("city", trips: [rome])
    context.insert(tag)
    #expect(rome.tags.map(\.name) == ["city"])
    try context.save()
    let other = ModelContext(context.container)
    let copy = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    #expect(copy.stops.map(\.title) == ["Airport"])
    #expect(copy.tags.map(\.name) == ["city"])
    #expect(copy.stops.first?.trip === copy)
    #expect(copy.tags.first?.trips.first === copy)
  }

  @Test("many-to-many relationships are stored, and change from both sides")
  func manyToMany() throws {
    let context = try makeTripContext()
    let trips = (1...3).map { Trip("\($0)") }
    let (city, sea) = (Tag("city"), Tag("sea"))
    for trip in trips { context.insert(trip) }
    city.trips = trips
    trips[0].tags.append(sea)
    try context.save()
    city.trips.removeAll { $0 === trips[1] }
    trips[2].tags = [sea]
    #expect(city.trips.map(\.name) == ["1"])
    try context.save()
    let other = ModelContext(context.container)
    let tags = try other.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.name)]))
    #expect(tags.map { $0.trips.map(\.name).sorted() } == [["1"], ["1", "3"]])
  }

  @Test("cascade deletes all the way down, nullify unlinks")
  func deletion() throws {
    let context = ModelContext(try makeContainer(Folder.self))
    let root = Folder("root")
    context.insert(root)
    let child = Folder("child", parent: root)
    context.insert(child)
    context.insert(Folder("grandchild", parent: child))
    try context.save()
    context.delete(root)
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Folder>()) == 0)

    let trips = try makeTripContext()
    let (rome, tag) = (Trip("Rome"), Tag("city"))
    trips.insert(rome)
    rome.tags = [tag]
    try trips.save()
    trips.delete(rome)
    #expect(tag.trips.isEmpty)
    try trips.save()
    #expect(try trips.fetch(FetchDescriptor<Tag>()).map(\.trips.count) == [0])
  }

  @Test("deny lets the save fail while there are related models")
  func deny() throws {
    let context = ModelContext(try makeContainer(Owner.self))
    let (owner, house) = (Owner("Ann"), House("Main Street"))
    context.insert(owner)
    owner.houses = [house]
    try context.save()
    context.delete(owner)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect((error as NSError?)?.code == 1600)
    #expect(
      error?.localizedDescription == """
        Owner cannot be deleted: Owner.houses leads to 1 models, and its delete rule is deny. Delete them first.
        """)
    context.rollback()
    house.owner = nil
    context.delete(owner)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
  }

  @Test("one-to-one relationships have an inferred inverse")
  func oneToOne() throws {
    let context = ModelContext(try makeContainer(Owner.self))
    let (ann, bob, passport) = (Owner("Ann"), Owner("Bob"), Passport(7))
    for owner in [ann, bob] { context.insert(owner) }
    ann.passport = passport
    #expect(passport.owner === ann)
    passport.owner = bob
    #expect(ann.passport == nil)
    #expect(bob.passport === passport)
    try context.save()
    context.delete(bob)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Passport>()) == 0)
  }

  @Test("a required model that is missing lets the save fail")
  func required() throws {
    let context = ModelContext(try makeContainer(Customer.self))
    let customer = Customer("Ann")
    let order = Order(customer)
    context.insert(order)
    #expect(customer.orders.count == 1)
    try context.save()
    context.delete(customer)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect((error as NSError?)?.code == 1570)
    #expect(error?.localizedDescription == "Order.customer is a required value. Set it before saving.")
    context.delete(order)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Customer>()) == 0)
  }

  @Test("too few and too many related models let the save fail")
  func counts() throws {
    let context = ModelContext(try makeContainer(Pointer.self))
    let pointer = Pointer(nil)
    context.insert(pointer)
    #expect((#expect(throws: (any Error).self) { try context.save() } as NSError?)?.code == 1590)
    pointer.targets = [Target("a"), Target("b"), Target("c")]
    #expect((#expect(throws: (any Error).self) { try context.save() } as NSError?)?.code == 1580)
    pointer.targets.removeLast()
    try context.save()
    #expect(pointer.targets.count == 2)
  }

  @Test("without an inverse, a deleted model leaves a reference to nothing, which can be read")
  func dangling() throws {
    let context = ModelContext(try makeContainer(Pointer.self))
    let pointer = Pointer(Target("a"))
    context.insert(pointer)
    pointer.targets = [Target("b")]
    try context.save()
    let target = try #require(pointer.target)
    context.delete(target)
    try context.save()
    let other = ModelContext(context.container)
    let copy = try #require(try other.fetch(FetchDescriptor<Pointer>()).first)
    #expect(copy.target?.name == "")
    #expect(copy.targets.map(\.name) == ["b"])
  }

  @Test("an optional array of models keeps nil until it is fetched again")
  func optionalArray() throws {
    let context = ModelContext(try makeContainer(Folder.self))
    let folder = Folder("a")
    context.insert(folder)
    folder.children = nil
    #expect(folder.children == nil)
    folder.children = [Folder("b")]
    #expect(folder.children?.first?.parent === folder)
    try context.save()
    #expect(folder.children?.count == 1)
  }
}
