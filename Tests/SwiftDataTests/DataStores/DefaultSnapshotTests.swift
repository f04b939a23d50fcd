import Foundation
import Testing

@testable import SwiftData

@Suite("Snapshots")
struct DefaultSnapshotTests {
  private func snapshot(of model: any PersistentModel) -> DefaultSnapshot { DefaultSnapshot(model.record) }

  @Test("properties are encoded under their names, related models as identifiers, with the encoder's rules")
  func encoding() throws {
    let trip = Trip("Rome", start: Date(timeIntervalSince1970: 0))
    trip.stops = [Stop("a")]
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let json = try #require(
      try JSONSerialization.jsonObject(with: encoder.encode(snapshot(of: trip))) as? [String: Any])
    #expect(
      json.keys.sorted() == [
        "destination", "isFavorite", "name", "persistentIdentifier", "price", "start", "stops", "tags",
      ])
    #expect(json["name"] as? String == "Rome")
    #expect(json["start"] as? String == "1970-01-01T00:00:00Z")
    #expect((json["stops"] as? [Any])?.count == 1)
    #expect((json["tags"] as? [Any])?.count == 0)
  }

  @Test("values of all types come back")
  func values() throws {
    try withStoreFile { file in
      let container = try ModelContainer(for: Everything.self, configurations: JSONStoreConfiguration(file))
      let context = ModelContext(container)
      let model = Everything()
      context.insert(model)
      try context.save()
      let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Everything>()).first)
      #expect(found !== model)
      #expect(found.id == model.id)
      #expect(found.text == model.text)
      #expect(found.optionalText == model.optionalText)
      #expect(found.large == model.large)
      #expect(found.real == model.real)
      #expect(found.flag == model.flag)
      #expect(found.date == model.date)
      #expect(found.data == model.data)
      #expect(found.url == model.url)
      #expect(found.decimal == model.decimal)
      #expect(found.kind == model.kind)
      #expect(found.shape == model.shape)
      #expect(found.place == model.place)
      #expect(found.numbers == model.numbers)
      #expect(found.table == model.table)
    }
  }

  @Test("a copy has another identifier, and those of related models")
  func copies() throws {
    let trip = Trip("Rome")
    let stop = Stop("a", trip: trip)
    let new = try PersistentIdentifier.identifier(for: "s", entityName: "Trip", primaryKey: UUID())
    let copy = snapshot(of: stop).copy(
      persistentIdentifier: stop.persistentModelID, remappedIdentifiers: [trip.persistentModelID: new])
    let index = try #require(copy.description.index(named: "trip"))
    let slots = copy.slots()
    try #require(slots.indices.contains(index))
    guard case .one(.some(.id(let identifier))) = slots[index] else {
      Issue.record("The copy leads to no trip.")
      return
    }
    #expect(identifier == new)
  }

  @Test("a value that is missing, and a type that is not known, are errors of decoding")
  func errors() throws {
    let identifier = try PersistentIdentifier.identifier(for: "s", entityName: "Stop", primaryKey: 1)
    let data = try JSONEncoder().encode(["persistentIdentifier": identifier])
    #expect(throws: DecodingError.self) {
      try DefaultSnapshot.$schema.withValue(Schema([Stop.self])) {
        try JSONDecoder().decode(DefaultSnapshot.self, from: data)
      }
    }
    let stranger = try PersistentIdentifier.identifier(for: "s", entityName: "Stranger", primaryKey: 1)
    let foreign = try JSONEncoder().encode(["persistentIdentifier": stranger])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DefaultSnapshot.self, from: foreign) }
  }

  @Test("identifiers have keys of any kind, which survive coding")
  func keys() throws {
    func make(_ key: some Comparable & CustomStringConvertible & Codable & Hashable) throws -> PersistentIdentifier {
      try .identifier(for: "s", entityName: "Trip", primaryKey: key)
    }
    #expect(try make(7) == make("p7"))
    #expect(try make("7") == make(7))
    #expect(try make("007") != make(7))
    #expect(try make(-1) != make(-2))
    #expect(try make("a") < make("b"))
    for identifier in try [make(7), make(-1), make("Rome"), make("paris"), make(UUID())] {
      let data = try JSONEncoder().encode(identifier)
      #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == identifier)
    }
    #expect(try make("paris").description == "Trip pparis")
    #expect(throws: DecodingError.self) { try make("") }
  }
}
