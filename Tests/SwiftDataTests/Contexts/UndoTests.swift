import FlowFoundation
import SwiftData
import Testing

@testable import SwiftUI

@Suite("Undo") @MainActor
struct UndoTests {
  private let manager = UndoManager()

  private func makeContext() throws -> ModelContext {
    let context = try makeTripContext()
    context.undoManager = manager
    return context
  }

  /// Runs code as an event of its own.
  private func event(_ body: () throws -> Void) rethrows {
    try body()
    manager.endEvent()
  }

  /// The trips, their stops and their tags, as texts.
  private func state(_ context: ModelContext) throws -> [String] {
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map { trip in
      "\(trip.name) \(trip.destination): \(trip.stops.map(\.title).sorted()) \(trip.tags.map(\.name).sorted())"
    }
    let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title)])).map {
      "\($0.title) in \($0.trip?.name ?? "-")"
    }
    return trips + stops
  }

  @Test("an insertion, a change and a deletion are undone and redone, each event for itself")
  func events() throws {
    let context = try makeContext()
    var states = [try state(context)]
    let trip = Trip("Rome", destination: "Italy")
    event { context.insert(trip) }
    states.append(try state(context))
    event {
      trip.destination = "Lazio"
      trip.price = 4
      trip.destination = "Latium"
    }
    states.append(try state(context))
    event { context.delete(trip) }
    states.append(try state(context))
    for expected in states.dropLast().reversed() {
      manager.undo()
      #expect(try state(context) == expected)
    }
    #expect(!manager.canUndo)
    #expect(!context.hasChanges)
    #expect(trip.modelContext == nil)
    for expected in states.dropFirst() {
      manager.redo()
      #expect(try state(context) == expected)
    }
    #expect(!manager.canRedo)
    #expect(states[2] == ["Rome Latium: [] []"])
    #expect(trip.price == 4)
  }

  @Test("relationships and what delete rules have done are undone together")
  func relationships() throws {
    let context = try makeContext()
    let (rome, oslo, tag) = (Trip("Rome"), Trip("Oslo"), Tag("warm"))
    event {
      context.insert(rome)
      context.insert(oslo)
      rome.stops = [Stop("Forum"), Stop("Pantheon")]
      rome.tags = [tag]
    }
    let first = try state(context)
    #expect(first == ["Oslo : [] []", #"Rome : ["Forum", "Pantheon"] ["warm"]"#, "Forum in Rome", "Pantheon in Rome"])
    let forum = try #require(rome.stops.first { $0.title == "Forum" })
    event { forum.trip = oslo }
    let second = try state(context)
    #expect(second == [#"Oslo : ["Forum"] []"#, #"Rome : ["Pantheon"] ["warm"]"#, "Forum in Oslo", "Pantheon in Rome"])
    event { context.delete(rome) }
    let third = try state(context)
    #expect(third == [#"Oslo : ["Forum"] []"#, "Forum in Oslo"])
    #expect(tag.trips.isEmpty)
    manager.undo()
    #expect(try state(context) == second)
    #expect(tag.trips.map(\.name) == ["Rome"])
    manager.undo()
    #expect(try state(context) == first)
    manager.redo()
    #expect(try state(context) == second)
    manager.redo()
    #expect(try state(context) == third)
  }

  @Test("changes that are saved are undone, and the next save stores that")
  func saved() throws {
    let context = try makeContext()
    let trip = Trip("Rome", destination: "Italy")
    event { context.insert(trip) }
    try context.save()
    event {
      trip.destination = "Lazio"
      trip.stops = [Stop("Forum")]
    }
    try context.save()
    let identifier = trip.persistentModelID
    event { context.delete(trip) }
    try context.save()
    #expect(try state(ModelContext(context.container)).isEmpty)

    manager.undo()
    #expect(context.insertedModelsArray.count == 2)
    #expect(trip.modelContext == context && trip.persistentModelID == identifier)
    try context.save()
    #expect(try state(ModelContext(context.container)) == [#"Rome Lazio: ["Forum"] []"#, "Forum in Rome"])
    #expect(context.registeredModel(for: identifier) as Trip? === trip)

    manager.undo()
    #expect(context.hasChanges)
    try context.save()
    #expect(try state(ModelContext(context.container)) == ["Rome Italy: [] []"])

    manager.undo()
    #expect(trip.isDeleted)
    try context.save()
    #expect(try state(ModelContext(context.container)).isEmpty)

    for _ in 0..<2 {
      manager.redo()
      try context.save()
    }
    #expect(try state(ModelContext(context.container)) == [#"Rome Lazio: ["Forum"] []"#, "Forum in Rome"])
    manager.redo()
    try context.save()
    #expect(try state(ModelContext(context.container)).isEmpty)
  }

  @Test("random events are undone and redone one by one, also over saves", arguments: 0..<RandomContextTests.seeds)
  func random(seed: Int) throws {
    var random = RandomPredicateTests.Numbers(state: UInt64(seed))
    let context = try makeContext()
    var states = [try state(context)]
    for step in 0..<60 {
      let trip = try context.fetch(FetchDescriptor<Trip>()).randomElement(using: &random)
      let stop = try context.fetch(FetchDescriptor<Stop>()).randomElement(using: &random)
      let tag = try context.fetch(FetchDescriptor<Tag>()).randomElement(using: &random)
      event {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: context.insert(Trip("trip \(step)"))
        case 1: trip?.stops.append(Stop("stop \(step)"))
        case 2: stop?.trip = trip
        case 3: context.insert(Tag("tag \(step)", trips: trip.map { [$0] } ?? []))
        case 4: trip?.tags = tag.map { [$0] } ?? []
        case 5: trip?.destination = "to \(step)"
        case 6: if let trip { context.delete(trip) }
        default: if let stop { context.delete(stop) } else if let tag { context.delete(tag) }
        }
      }
      // An event without changes cannot be undone.
      let new = try state(context)
      if new != states.last { states.append(new) }
      if Int.random(in: 0..<4, using: &random) == 0 { try context.save() }
    }
    let last = states.count - 1
    var place = last
    for isUndone in [true, false] {
      while isUndone ? manager.canUndo : manager.canRedo {
        if isUndone { manager.undo() } else { manager.redo() }
        let new = try state(context)
        // An event may have changed only what the texts do not show.
        if new != states[place] { place += isUndone ? -1 : 1 }
        try #require(new == states[place])
        if Int.random(in: 0..<4, using: &random) == 0 {
          try context.save()
          try #require(try state(ModelContext(context.container)) == new)
        }
      }
      #expect(place == (isUndone ? 0 : last))
    }
  }

  @Test("a change that is undone before the save leaves nothing to save")
  func unchanged() throws {
    let context = try makeContext()
    let trip = Trip("Rome")
    context.insert(trip)
    try context.save()
    manager.removeAllActions()
    event { trip.destination = "Italy" }
    event { trip.stops = [Stop("Forum")] }
    manager.undo()
    manager.undo()
    #expect(!context.hasChanges)
    manager.redo()
    #expect(context.changedModelsArray.count == 1)
  }

  @Test("observers see what is undone")
  func observation() throws {
    let context = try makeContext()
    let trip = Trip("Rome")
    context.insert(trip)
    event { trip.destination = "Italy" }
    nonisolated(unsafe) var changes = 0
    withObservationTracking({ _ = trip.destination }, onChange: { changes += 1 })
    manager.undo()
    #expect(changes == 1 && trip.destination == "")
  }

  @Test("rollback forgets how to undo, and so does another undo manager")
  func forgetting() throws {
    let context = try makeContext()
    event { context.insert(Trip("Rome")) }
    context.rollback()
    #expect(!manager.canUndo)
    event { context.insert(Trip("Oslo")) }
    #expect(manager.canUndo)
    context.undoManager = nil
    #expect(!manager.canUndo)
    context.insert(Trip("Bonn"))
    #expect(!manager.canUndo)
  }

  struct TripList: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
      VStack {
        Text(trips.map(\.name).joined(separator: " "))
        Button("Add") { context.insert(Trip("Trip \(trips.count + 1)")) }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
        Text(context.undoManager === undoManager ? "same" : "\(context.undoManager == nil) \(undoManager == nil)")
      }
    }
  }

  @Test("with isUndoEnabled, the environment's undo manager undoes one tap after the other")
  func views() {
    let screen = makeScreen(TripList().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true))
    for _ in 0..<2 { screen.tap("Add") }
    #expect(screen.texts == ["Trip 1 Trip 2", "same"])
    screen.tap("Undo")
    #expect(screen.texts == ["Trip 1", "same"])
    screen.tap("Undo")
    #expect(screen.texts == ["", "same"])
    for _ in 0..<2 { screen.tap("Redo") }
    #expect(screen.texts == ["Trip 1 Trip 2", "same"])
  }

  @Test("without isUndoEnabled, a context has no undo manager")
  func disabled() {
    let screen = makeScreen(TripList().modelContainer(for: Trip.self, inMemory: true))
    screen.tap("Add")
    screen.tap("Undo")
    #expect(screen.texts == ["Trip 1", "true false"])
  }
}
