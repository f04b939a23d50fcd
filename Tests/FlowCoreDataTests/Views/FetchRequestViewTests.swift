import FlowCoreData
import Foundation
import Testing

@testable import SwiftUI

private struct NoteList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "rank", ascending: true)]) private var notes:
    FetchedResults<Note>

  var body: some View {
    VStack {
      Text("\(notes.count) notes")
      ForEach(notes, id: \.objectID) { note in Text(note.text ?? "-") }
      Button("Add") { context.note("new", rank: 99) }
      Button("Filter") { notes.nsPredicate = NSPredicate(format: "rank < 2") }
      Button("Delete two") {
        for index in [0, 1] { context.delete(notes[index]) }
      }
    }
  }
}

private struct SectionList: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Note.rank,
    sortDescriptors: [SortDescriptor(\Note.rank, order: .reverse), SortDescriptor(\Note.weight)])
  private var sections: SectionedFetchResults<Int16, Note>

  var body: some View {
    VStack {
      ForEach(sections) { section in
        Text("\(section.id): \(section.map { $0.text ?? "-" }.joined(separator: " "))")
      }
    }
  }
}

private struct Detail: View {
  @ObservedObject var note: Note

  var body: some View { Text("Text \(note.text ?? "-")") }
}

/// Requests without an order, which both kinds of sort descriptors would do for.
private struct Unordered: View {
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
  @SectionedFetchRequest(sectionIdentifier: \Note.rank, sortDescriptors: [])
  private var sections: SectionedFetchResults<Int16, Note>

  var body: some View { Text("\(notes.count) notes in \(sections.count) sections") }
}

private struct MovingList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.rank)], animation: .default) private var notes: FetchedResults<Note>

  var body: some View { VStack { ForEach(notes, id: \.objectID) { Text($0.text ?? "-") } } }
}

private struct AnyList: View {
  let isAnimated: Bool

  var body: some View {
    if isAnimated { MovingList() } else { NoteList() }
  }
}

@MainActor
struct FetchRequestViewTests {
  /// The texts on a screen.
  private func texts(_ screen: Screen) -> [String] {
    nodes(of: screen).filter { $0.role == .staticText }.map { $0.label ?? "" }
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

  private func context() throws -> NSManagedObjectContext {
    let context = try Notes.container().viewContext
    for (rank, text) in ["a", "b", "c"].enumerated() { context.note(text, rank: Int16(rank)) }
    try context.save()
    return context
  }

  @Test("a view shows the objects of its request, and follows changes, insertions and filters")
  func following() throws {
    let context = try context()
    let screen = show(NoteList().environment(\.managedObjectContext, context))
    #expect(texts(screen).prefix(4) == ["3 notes", "a", "b", "c"])
    tap("Add", on: screen)
    #expect(texts(screen).prefix(5) == ["4 notes", "a", "b", "c", "new"])
    let first = try context.notes()[0]
    screen.perform { first.text = "A" }
    #expect(texts(screen).prefix(2) == ["4 notes", "A"])
    tap("Filter", on: screen)
    #expect(texts(screen).prefix(3) == ["2 notes", "A", "b"])
  }

  @Test("a request may have no order")
  func unordered() throws {
    let context = try context()
    let screen = show(Unordered().environment(\.managedObjectContext, context))
    #expect(texts(screen) == ["3 notes in 3 sections"])
  }

  @Test("insertions and deletions animate with an animation, and are there at once without one")
  func animation() throws {
    for isAnimated in [true, false] {
      let context = try context()
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844), timing: .manual)
      screen.show(AnyList(isAnimated: isAnimated).environment(\.managedObjectContext, context))
      #expect(screen.activity.animations.isEmpty)
      screen.perform { context.note("new", rank: 9) }
      #expect(screen.activity.animations.isEmpty == !isAnimated)
      screen.settle()
      let note = try #require(try context.notes().first)
      screen.perform { context.delete(note) }
      #expect(screen.activity.animations.isEmpty == !isAnimated)
    }
  }

  @Test("results do not change during an action, so that places stay those of the view")
  func stableDuringActions() throws {
    let context = try context()
    let screen = show(NoteList().environment(\.managedObjectContext, context))
    tap("Delete two", on: screen)
    #expect(texts(screen).prefix(2) == ["1 notes", "c"])
  }

  @Test("without a context nothing is found, and a sentence says what is missing")
  func missingContext() throws {
    let screen = show(NoteList())
    #expect(texts(screen).first == "0 notes")
    #expect(
      screen.graph.issues.map(\.message) == [
        """
        @FetchRequest of Note finds nothing: A fetch request must have an entity: the model has none named 'Note'. Give \
        the view a context with environment(\\.managedObjectContext, …).
        """
      ])
  }

  struct OfFolder: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Note.rank)], predicate: NSPredicate(format: "folder.title == 'A'"))
    private var notes: FetchedResults<Note>

    var body: some View { Text(notes.map { $0.text ?? "-" }.joined(separator: " ")) }
  }

  @Test("a change of a related object alone does not decide again about a result; one of the object does")
  func relatedChange() throws {
    let context = try context()
    let folder = context.folder("A")
    let notes = try context.notes()
    notes[0].folder = folder
    notes[1].folder = folder
    try context.save()
    let screen = show(OfFolder().environment(\.managedObjectContext, context))
    #expect(texts(screen) == ["a b"])
    screen.perform { folder.title = "B" }
    #expect(texts(screen) == ["a b"])
    screen.perform { notes[2].weight = 2 }
    #expect(texts(screen) == [""])
  }

  @Test("a controller without an order is a mistake")
  func controllerWithoutOrder() throws {
    let context = try context()
    let screen = show(Text(verbatim: ""))
    screen.perform {
      _ = NSFetchedResultsController(
        fetchRequest: NSFetchRequest<Note>(entityName: "Note"), managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
    }
    #expect(
      screen.graph.issues.map(\.message) == [
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors."
      ])
  }

  @Test("objects are shown in sections")
  func sections() throws {
    let context = try context()
    context.note("d", rank: 2).weight = 5
    let screen = show(SectionList().environment(\.managedObjectContext, context))
    #expect(texts(screen) == ["2: c d", "1: b", "0: a"])
  }

  @Test("a view of an object follows its changes")
  func observing() throws {
    let context = try context()
    let note = try context.notes()[0]
    let screen = show(Detail(note: note))
    #expect(texts(screen) == ["Text a"])
    screen.perform { note.text = "z" }
    #expect(texts(screen) == ["Text z"])
    screen.perform { context.rollback() }
    #expect(texts(screen) == ["Text a"])
  }
}
