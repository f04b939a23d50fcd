import Combine
import Foundation
import Testing

@Suite("Encoders and decoders of Foundation")
struct TopLevelCoderTests {
  struct Item: Codable, Equatable {
    var name: String
  }

  @Test("JSON is encoded and decoded in a pipeline")
  func json() {
    let subscriber = RecordingSubscriber<Item, any Error>(.unlimited)
    Just(Item(name: "tea")).encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
      .subscribe(subscriber)
    #expect(subscriber.values == [Item(name: "tea")])
  }

  @Test("property lists are encoded and decoded in a pipeline")
  func propertyList() {
    let subscriber = RecordingSubscriber<Item, any Error>(.unlimited)
    Just(Item(name: "tea")).encode(encoder: PropertyListEncoder())
      .decode(type: Item.self, decoder: PropertyListDecoder()).subscribe(subscriber)
    #expect(subscriber.values == [Item(name: "tea")])
  }
}
