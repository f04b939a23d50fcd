import Foundation
import SwiftData

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var start: Date
  var price = 0.0
  var isFavorite = false
  var notes: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var tags: [Tag] = []

  init(_ name: String, destination: String = "", start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.name = name
    self.destination = destination
    self.start = start
  }
}

@Model
final class Stop {
  var title: String
  var position: Int
  var trip: Trip?

  init(_ title: String, position: Int = 0, trip: Trip? = nil) {
    self.title = title
    self.position = position
    self.trip = trip
  }
}

@Model
final class Tag {
  var name: String
  @Relationship(inverse: \Trip.tags) var trips: [Trip]

  init(_ name: String, trips: [Trip] = []) {
    self.name = name
    self.trips = trips
  }
}

enum Kind: String, Codable, CaseIterable {
  case small, large
}

enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case point
}

struct Place: Codable, Equatable {
  var latitude: Double
  var longitude: Double
  var label: String?
}

@Model
class Everything {
  var id: UUID
  var text: String
  var optionalText: String?
  var number: Int
  var small: Int8
  var large: UInt64
  var real: Double
  var single: Float
  var flag: Bool
  var date: Date
  var optionalDate: Date?
  var data: Data
  var url: URL?
  var decimal: Decimal
  var kind: Kind
  var optionalKind: Kind?
  var shape: Shape
  var place: Place
  var optionalPlace: Place?
  var numbers: [Int]
  var words: [String]
  var table: [String: Int]
  @Transient var cached = 7
  var `default`: Int = 3

  var doubled: Int { number * 2 }

  init(number: Int = 0) {
    id = UUID(uuidString: "00000000-0000-0000-0000-00000000000A") ?? UUID()
    text = "text \(number)"
    self.number = number
    small = -5
    large = .max
    real = 1.5
    single = 2.5
    flag = true
    date = Date(timeIntervalSinceReferenceDate: 12345.678)
    data = Data([1, 2, 3])
    decimal = Decimal(string: "12.34") ?? 0
    kind = .large
    shape = .circle(radius: 2)
    place = Place(latitude: 1, longitude: 2)
    numbers = [3, 1, 2]
    words = ["b", "a"]
    table = ["one": 1]
  }
}

/// A container in memory.
func makeContainer(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A context of a container of trips, in memory.
func makeTripContext() throws -> ModelContext { ModelContext(try makeContainer(Trip.self)) }

/// Calls code with the address of a file in a new folder, and removes the folder.
func withStoreFile(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.appendingPathComponent("test.store"))
}
