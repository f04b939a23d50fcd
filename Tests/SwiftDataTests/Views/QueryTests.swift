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

  /// The texts and buttons on a screen.
  private func labels(_ screen: Screen) -> [String] {
    nodes(of: screen).filter { $0.role == .button || $0.role == .staticText }.map { $0.label ?? "" }
  }

  private func nodes(of screen: Screen) -> [SemanticsNode] {
    func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
    return all(screen.semantics())
  }

  private func show(_ view: some View) -> Screen {
    let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
    screen.show(view)
    return screen
  }

  private func tap(_ label: String, on screen: Screen) {
    let action = nodes(of: screen).first { $0.label == label }?.actions.first { $0.kind == .activate }
    screen.perform { action?.perform() }
  }

  @Test("a list shows insertions, changes and deletions before they are saved")
  func list() throws {
    let container = try makeContainer(Trip.self)
    container.mainContext.insert(Trip("Rome", destination: "Italy"))
    let screen = show(TripList().modelContainer(container))
    #expect(labels(screen) == ["Rome, Italy", "Add", "1 trips"])
    tap("Add", on: screen)
    #expect(labels(screen) == ["Rome, Italy", "Trip 2, new", "Add", "2 trips"])
    screen.perform {
      (try? container.mainContext.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Rome" })))?.first?
        .destination = "Lazio"
    }
    #expect(labels(screen) == ["Rome, Lazio", "Trip 2, new", "Add", "2 trips"])
    tap("Rome, Lazio", on: screen)
    #expect(labels(screen) == ["Trip 2, new", "Add", "1 trips"])
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
    let screen = show(Favorites().modelContainer(container))
    #expect(labels(screen) == ["b", "c", "a"])
    let other = ModelContext(container)
    let trip = try #require(try other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "c" })).first)
    trip.isFavorite = false
    screen.perform { try? other.save() }
    screen.advance(by: 2)
    #expect(labels(screen) == ["b", "a"])
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
    let screen = show(Search("el").modelContainer(container))
    #expect(labels(screen) == ["Élan elm"])
    screen.show(Search("a").modelContainer(container))
    #expect(labels(screen) == ["Élan oak"])
  }

  @Test("modelContainer(for:inMemory:) makes one container for the life of the view")
  func madeContainer() {
    let screen = show(TripList().modelContainer(for: Trip.self, inMemory: true))
    tap("Add", on: screen)
    screen.show(TripList().modelContainer(for: Trip.self, inMemory: true))
    #expect(labels(screen) == ["Trip 1, new", "Add", "1 trips"])
  }

  @Test("a query without a container finds nothing, and says why")
  func missingContainer() {
    let screen = show(TripList())
    #expect(labels(screen) == ["Add", "0 trips"])
    #expect(
      screen.graph.issues.map(\.message) == [
        """
        @Query of Trip finds nothing, because the environment has no container. Set a .modelContext in view's \
        environment to use Query, with modelContainer(for:) for example.
        """
      ])
  }
}
