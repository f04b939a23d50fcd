import Foundation
import Testing

@testable import SwiftData

@Suite("Predicates as SQL")
struct PredicateTests {
  private let context: ModelContext
  private let ids: [UUID]

  init() throws {
    context = ModelContext(try makeContainer(Everything.self, Trip.self))
    var ids: [UUID] = []
    for number in 0..<6 {
      let model = Everything(number: number)
      model.id = UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)") ?? UUID()
      model.text = ["alpha", "Beta", "gämma", "ga\u{308}mma", "Kelvin", ""][number]
      model.optionalText = number.isMultiple(of: 2) ? nil : "o\(number)"
      model.flag = number > 2
      model.date = Date(timeIntervalSinceReferenceDate: Double(number) * 100)
      model.optionalDate = number < 3 ? nil : model.date
      model.kind = number < 2 ? .small : .large
      model.real = Double(number) / 2
      ids.append(model.id)
      context.insert(model)
    }
    for number in 0..<3 {
      let trip = Trip("trip \(number)")
      trip.stops = (0..<number).map { Stop("stop \($0)", position: $0) }
      context.insert(trip)
    }
    try context.save()
    self.ids = ids
  }

  /// The numbers of the models that a predicate selects. Nothing is left to the evaluation in memory, unless said.
  private func numbers(_ predicate: Predicate<Everything>, isExact: Bool = true) throws -> [Int] {
    var translator = PredicateTranslator(context.core)
    #expect(try translator.condition(predicate).isExact == isExact)
    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.number)
    let all = try context.fetch(FetchDescriptor<Everything>())
    #expect(try all.filter(predicate.evaluate).map(\.number) == found)
    #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == found.count)
    return found
  }

  private func stops(_ predicate: Predicate<Stop>) throws -> [String] {
    var translator = PredicateTranslator(context.core)
    #expect(try translator.condition(predicate).isExact)
    return try context.fetch(FetchDescriptor(predicate: predicate)).map { "\($0.trip?.name ?? "") \($0.title)" }
  }

  private func trips(_ predicate: Predicate<Trip>) throws -> [String] {
    var translator = PredicateTranslator(context.core)
    #expect(try translator.condition(predicate).isExact)
    return try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name)
  }

  @Test("equality with captured values of all kinds")
  func equality() throws {
    let id = ids[3]
    let date = Date(timeIntervalSinceReferenceDate: 200)
    let kind = Kind.small
    let none: String? = nil
    #expect(try numbers(#Predicate { $0.id == id }) == [3])
    #expect(try numbers(#Predicate { $0.date == date }) == [2])
    #expect(try numbers(#Predicate { $0.kind == kind }) == [0, 1])
    #expect(try numbers(#Predicate { $0.kind.rawValue == "large" }) == [2, 3, 4, 5])
    #expect(try numbers(#Predicate { $0.text == "Beta" }) == [1])
    #expect(try numbers(#Predicate { $0.text == "Kelvin" }) == [4])
    #expect(try numbers(#Predicate { $0.text != "" }) == [0, 1, 2, 3, 4])
    #expect(try numbers(#Predicate { $0.number == 1 || $0.real == 2.5 }) == [1, 5])
    #expect(try numbers(#Predicate { $0.optionalText == none }) == [0, 2, 4])
  }

  @Test("texts of equal characters are equal, as in Swift")
  func canonicalEquality() throws {
    #expect(try numbers(#Predicate { $0.text == "gämma" }) == [2, 3])
    let texts = ["g\u{e4}mma", "alpha"]
    #expect(try numbers(#Predicate { texts.contains($0.text) }) == [0, 2, 3])
    #expect(try numbers(#Predicate { $0.text < "Kz" }) == [1, 4, 5])
  }

  @Test("truth values and their combinations")
  func logic() throws {
    #expect(try numbers(#Predicate { $0.flag }) == [3, 4, 5])
    #expect(try numbers(#Predicate { !$0.flag && $0.number > 0 }) == [1, 2])
    #expect(try numbers(#Predicate { $0.flag == false || !($0.number < 5) }) == [0, 1, 2, 5])
    #expect(
      try numbers(
        #Predicate {
          if $0.flag { return $0.number == 4 } else { return true }
        }) == [0, 1, 2, 4])
  }

  @Test("optional values")
  func optionals() throws {
    let date = Date(timeIntervalSinceReferenceDate: 400)
    #expect(try numbers(#Predicate { $0.optionalText != nil }) == [1, 3, 5])
    #expect(try numbers(#Predicate { $0.optionalText != "o3" }) == [0, 1, 2, 4, 5])
    #expect(try numbers(#Predicate { ($0.optionalText ?? "none") == "none" }) == [0, 2, 4])
    #expect(try numbers(#Predicate { $0.optionalText?.contains("3") == true }) == [3])
    #expect(try numbers(#Predicate { $0.optionalText.flatMap { $0 == "o5" } == true }) == [5])
    #expect(
      try numbers(
        #Predicate {
          if let limit = $0.optionalDate { return limit >= date } else { return false }
        }) == [4, 5])
    #expect(try numbers(#Predicate { !($0.optionalText?.isEmpty ?? true) }) == [1, 3, 5])
  }

  @Test("ranges, arrays and arithmetic")
  func ranges() throws {
    let (start, end) = (Date(timeIntervalSinceReferenceDate: 100), Date(timeIntervalSinceReferenceDate: 300))
    #expect(try numbers(#Predicate { $0.date >= start && $0.date < end }) == [1, 2])
    #expect(try numbers(#Predicate { (start...end).contains($0.date) }) == [1, 2, 3])
    let range = 2..<4
    #expect(try numbers(#Predicate { range.contains($0.number) }) == [2, 3])
    let chosen = [ids[0], ids[4]]
    #expect(try numbers(#Predicate { chosen.contains($0.id) }) == [0, 4])
    #expect(try numbers(#Predicate { !chosen.contains($0.id) }) == [1, 2, 3, 5])
    let set: Set<Int> = [1, 5, 9]
    #expect(try numbers(#Predicate { set.contains($0.number) }) == [1, 5])
    #expect(try numbers(#Predicate { $0.number % 2 == 1 && $0.number * 2 + 1 > 5 }) == [3, 5])
  }

  @Test("searches in texts")
  func search() throws {
    let term = "GAMMA"
    #expect(try numbers(#Predicate { $0.text.contains("et") }) == [1])
    #expect(try numbers(#Predicate { $0.text.contains("a\u{308}") }) == [2, 3])
    #expect(try numbers(#Predicate { $0.text.starts(with: "Be") }) == [1])
    #expect(try numbers(#Predicate { $0.text.localizedStandardContains(term) }) == [2, 3])
    #expect(try numbers(#Predicate { $0.text.isEmpty }) == [5])
  }

  @Test("relationships to one model")
  func toOne() throws {
    let name = "trip 2"
    let all = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    let id = all[1].persistentModelID
    #expect(try stops(#Predicate { $0.trip?.name == name }) == ["trip 2 stop 0", "trip 2 stop 1"])
    #expect(try stops(#Predicate { $0.trip?.persistentModelID == id }) == ["trip 1 stop 0"])
    #expect(try stops(#Predicate { $0.trip == nil }).isEmpty)
    #expect(try stops(#Predicate { $0.trip != nil && $0.position > 0 }) == ["trip 2 stop 1"])
    #expect(try trips(#Predicate { $0.persistentModelID == id }) == ["trip 1"])
  }

  @Test("relationships to many models")
  func toMany() throws {
    #expect(try trips(#Predicate { $0.stops.isEmpty }) == ["trip 0"])
    #expect(try trips(#Predicate { $0.stops.count > 1 }) == ["trip 2"])
    #expect(try trips(#Predicate { $0.stops.contains { $0.position == 0 } }) == ["trip 1", "trip 2"])
    #expect(try trips(#Predicate { $0.stops.filter { $0.position > 0 }.count == 1 }) == ["trip 2"])
    #expect(try trips(#Predicate { $0.stops.allSatisfy { $0.position == 0 } }) == ["trip 0", "trip 1"])
    #expect(try trips(#Predicate { !$0.stops.contains { $0.title == "stop 1" } }) == ["trip 0", "trip 1"])
  }

  @Test("what SQL cannot say is evaluated in memory, over what SQL selects")
  func remainder() throws {
    #expect(try numbers(#Predicate { $0.number > 1 && $0.text.count == 5 }, isExact: false) == [2, 3])
    let place = Place(latitude: 1, longitude: 2)
    #expect(try numbers(#Predicate { $0.place == place && $0.number < 2 }, isExact: false) == [0, 1])
    var limited = FetchDescriptor<Everything>(predicate: #Predicate { $0.text.count == 5 })
    limited.fetchLimit = 2
    #expect(try context.fetch(limited).map(\.number) == [0, 2])
  }

  @Test("what a store does not know is an error")
  func unsupported() throws {
    let error = #expect(throws: SwiftDataError.self) {
      try context.fetch(FetchDescriptor<Everything>(predicate: #Predicate { $0.doubled == 4 }))
    }
    #expect(error == .unsupportedPredicate)
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try context.fetch(FetchDescriptor<Everything>(predicate: #Predicate { $0.words.contains("a") }))
    }
    #expect(throws: SwiftDataError.unsupportedSortDescriptor) {
      try context.fetch(FetchDescriptor<Everything>(sortBy: [SortDescriptor(\.doubled)]))
    }
  }

  @Test("changes of a related model count before they are saved")
  func pendingRelations() throws {
    let stop = try #require(try context.fetch(FetchDescriptor<Stop>()).first)
    let trip = try #require(stop.trip)
    trip.name = "changed"
    let predicate = #Predicate<Stop> { $0.trip?.name == "changed" }
    #expect(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.title) == ["stop 0"])
  }

  @Test("sorting by texts, optional values and related models")
  func sorting() throws {
    func names(_ descriptors: SortDescriptor<Everything>...) throws -> [Int] {
      try context.fetch(FetchDescriptor<Everything>(sortBy: descriptors)).map(\.number)
    }
    // Foundation orders texts of equal characters by their bytes.
    #expect(try names(SortDescriptor(\.text)) == [5, 0, 1, 3, 2, 4])
    #expect(try names(SortDescriptor(\.text, comparator: .lexical)) == [5, 1, 4, 0, 2, 3])
    #expect(try names(SortDescriptor(\.optionalDate), SortDescriptor(\.number, order: .reverse)) == [2, 1, 0, 3, 4, 5])
    let stops = try context.fetch(
      FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.trip?.name, order: .reverse), SortDescriptor(\.position)]))
    #expect(stops.map { "\($0.trip?.name ?? "") \($0.title)" } == ["trip 2 stop 0", "trip 2 stop 1", "trip 1 stop 0"])
  }
}
