import SwiftData
import Testing

@testable import SwiftUI

@Suite("@Query") @MainActor
struct QueryTests {
  struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
      VStack {
        ForEach(trips) { trip in
          Button("\(trip.name), \(trip.destination)") { context.delete(trip) }
        }
        Button("Add") { context.insert(Trip("Trip \(trips.count + 1)", destination: "new")) }
        Text("\(trips.count) trips")
      }
    }
  }

  @Test("a list shows insertions, changes and deletions before they are saved")
  func list() throws {
    let container = try makeContainer(Trip.self)
    container.mainContext.insert(Trip("Rome", destination: "Italy"))
    let screen = makeScreen(TripList().modelContainer(container))
    #expect(screen.labels == ["Rome, Italy", "Add", "1 trips"])
    screen.tap("Add")
    #expect(screen.labels == ["Rome, Italy", "Trip 2, new", "Add", "2 trips"])
    screen.perform {
      (try? container.mainContext.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Rome" })))?.first?
        .destination = "Lazio"
    }
    #expect(screen.labels == ["Rome, Lazio", "Trip 2, new", "Add", "2 trips"])
    screen.tap("Rome, Lazio")
    #expect(screen.labels == ["Trip 2, new", "Add", "1 trips"])
  }

  struct Favorites: View {
    @Query(filter: #Predicate<Trip> { $0.isFavorite }, sort: \.price, order: .reverse, animation: .default)
    private var trips: [Trip]

    var body: some View {
      VStack { ForEach(trips) { Text($0.name) } }
    }
  }

  @Test("a filtered list loses a model whose change ends the match, also by another context")
  func filter() throws {
    let container = try makeContainer(Trip.self)
    for (name, price) in [("a", 1.0), ("b", 3), ("c", 2)] {
      let trip = Trip(name)
      (trip.price, trip.isFavorite) = (price, true)
      container.mainContext.insert(trip)
    }
    try container.mainContext.save()
    let screen = makeScreen(Favorites().modelContainer(container))
    #expect(screen.labels == ["b", "c", "a"])
    let other = ModelContext(container)
    let trip = try #require(try other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "c" })).first)
    trip.isFavorite = false
    screen.perform { try? other.save() }
    screen.advance(by: 2)
    #expect(screen.labels == ["b", "a"])
  }

  struct AnyList: View {
    let isAnimated: Bool

    var body: some View {
      if isAnimated { Favorites() } else { TripList() }
    }
  }

  @Test("insertions and deletions animate with an animation, and are there at once without one")
  func animation() throws {
    for isAnimated in [true, false] {
      let container = try makeContainer(Trip.self)
      func add(_ name: String) {
        let trip = Trip(name)
        trip.isFavorite = true
        container.mainContext.insert(trip)
      }
      add("a")
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844), timing: .manual)
      screen.show(AnyList(isAnimated: isAnimated).modelContainer(container))
      #expect(screen.activity.animations.isEmpty)
      screen.perform { add("b") }
      #expect(screen.activity.animations.isEmpty == !isAnimated)
      screen.settle()
      let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
      screen.perform { container.mainContext.delete(trip) }
      #expect(screen.activity.animations.isEmpty == !isAnimated)
    }
  }

  struct Search: View {
    @Query private var trips: [Trip]

    init(_ term: String) {
      _trips = Query(filter: #Predicate { $0.name.localizedStandardContains(term) }, sort: \.name)
    }

    var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
  }

  @Test("a query that an initializer makes follows its arguments")
  func initializer() throws {
    let container = try makeContainer(Trip.self)
    for name in ["Élan", "elm", "oak"] { container.mainContext.insert(Trip(name)) }
    let screen = makeScreen(Search("el").modelContainer(container))
    #expect(screen.labels == ["Élan elm"])
    screen.show(Search("a").modelContainer(container))
    #expect(screen.labels == ["Élan oak"])
  }

  @Test("modelContainer(for:inMemory:) makes one container for the life of the view")
  func madeContainer() {
    let screen = makeScreen(TripList().modelContainer(for: Trip.self, inMemory: true))
    screen.tap("Add")
    screen.show(TripList().modelContainer(for: Trip.self, inMemory: true))
    #expect(screen.labels == ["Trip 1, new", "Add", "1 trips"])
  }

  struct Sections: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name, order: .reverse, sectionBy: \.destination)
    private var sections: SectionedResults<Trip, String>
    @Query(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]), animation: .default, sectionBy: \Trip.notes)
    private var byNotes: SectionedResults<Trip, String?>

    var body: some View {
      List(sections) { section in
        Section(section.title) {
          ForEach(section) { Text($0.name) }
        }
      }
      Text(byNotes.map { "\($0.id ?? "none")=\($0.map(\.name).joined(separator: "+"))" }.joined(separator: " "))
      Button("Move") { sections.last?.first?.destination = "Norway" }
      Button("Note") { sections.first?.first?.notes = "cold" }
    }
  }

  @Test("sections are the values of a property in the order of the models, and follow changes")
  func sections() throws {
    let container = try makeContainer(Trip.self)
    for (name, destination) in [("a", "Italy"), ("b", "Norway"), ("c", "Italy"), ("d", "Peru")] {
      container.mainContext.insert(Trip(name, destination: destination))
    }
    let screen = makeScreen(Sections().modelContainer(container))
    #expect(screen.texts == ["PERU", "d", "ITALY", "c", "a", "NORWAY", "b", "none=a+b+c+d"])
    screen.tap("Move")
    #expect(screen.texts == ["PERU", "d", "ITALY", "c", "a", "NORWAY", "b", "none=a+b+c+d"])
    screen.tap("Note")
    screen.advance(by: 1)
    #expect(screen.texts.last == "none=a+b+c cold=d")
    container.mainContext.insert(Trip("e", destination: "Italy"))
    #expect(Array(screen.texts.prefix(4)) == ["ITALY", "e", "c", "a"])
  }

  struct BuiltSections: View {
    @Query(sort: \Trip.name, sectionBy: \.destination) private var sections: SectionedResults<Trip, String>

    init(_ term: String) {
      _sections = Query(
        filter: #Predicate { $0.name.contains(term) }, sort: \Trip.price, sectionBy: \.destination)
    }

    var body: some View { Text(sections.map { "\($0.title) \($0.count)" }.joined(separator: ", ")) }
  }

  @Test("a query with sections that an initializer makes follows its arguments")
  func builtSections() throws {
    let container = try makeContainer(Trip.self)
    for (name, destination) in [("Rome", "Italy"), ("Como", "Italy"), ("Oslo", "Norway"), ("Nice", "France")] {
      container.mainContext.insert(Trip(name, destination: destination))
    }
    let screen = makeScreen(BuiltSections("o").modelContainer(container))
    #expect(screen.texts == ["Italy 2, Norway 1"])
    screen.show(BuiltSections("c").modelContainer(container))
    #expect(screen.texts == ["France 1"])
  }

  @Test("a query without a container finds nothing, and says why")
  func missingContainer() {
    let screen = makeScreen(TripList())
    #expect(screen.labels == ["Add", "0 trips"])
    #expect(
      screen.graph.issues.map(\.message) == [
        """
        @Query of Trip finds nothing, because the environment has no container. Set a .modelContext in view's \
        environment to use Query, with modelContainer(for:) for example.
        """
      ])
  }
}
