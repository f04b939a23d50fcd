import FlowFoundation
import Foundation
import Testing

@testable import FlowCoreData

/// Random conditions, the same in every run.
private struct RandomConditions {
  private var state: UInt64 = 11

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func pick(_ list: [String]) -> String { list[number(below: list.count)] }

  mutating func condition(_ depth: Int) -> String {
    switch number(below: depth > 0 ? 8 : 4) {
    case 0, 1: number()
    case 2: text()
    case 3: other()
    case 4, 5: "(\(condition(depth - 1)) AND \(condition(depth - 1)))"
    case 6: "(\(condition(depth - 1)) OR \(condition(depth - 1)))"
    default: "NOT \(condition(depth - 1))"
    }
  }

  private mutating func number() -> String {
    let comparison = pick(["==", "!=", "<", "<=", ">", ">="])
    let key = pick(["rank", "weight", "isDone", "rank", "folder.notes.@count"])
    if number(below: 5) == 0 { return "\(number(below: 4)) \(comparison) \(key)" }
    if number(below: 5) == 0 { return "rank BETWEEN {\(number(below: 3)), 3}" }
    if number(below: 5) == 0 { return "weight IN {0, 1.5, nil}" }
    if number(below: 6) == 0 { return "rank \(comparison) rank" }
    return "\(key) \(comparison) \(pick(["0", "1", "1.5", "2", "nil", "-1"]))"
  }

  private mutating func text() -> String {
    let key = pick(["text", "folder.title", "text"])
    let options = pick(["", "[c]", "[cd]", "[d]"])
    let value = pick(["'a'", "'A'", "'é'", "'b'", "''", "nil", "'a*'", "'?b'"])
    return "\(key) \(pick(["==", "!=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "<", ">="]))\(options) \(value)"
  }

  private mutating func other() -> String {
    switch number(below: 9) {
    case 0: "folder \(pick(["==", "!="])) nil"
    case 1: "ANY tags.name \(pick(["==", "!=", "BEGINSWITH"])) \(pick(["'x'", "'y'", "'z'"]))"
    case 2: "ALL tags.name == 'x'"
    case 3: "NONE tags.name == 'y'"
    case 4: "tags.@count \(pick(["==", ">", "<"])) \(number(below: 3))"
    case 5: "date \(pick(["<", ">=", "==", "!="])) \(pick(["CAST(10, 'NSDate')", "nil"]))"
    case 6: "text IN[c] {'A', 'b'}"
    case 7: "SUBQUERY(tags, $t, $t.name == 'x').@count > 0"
    default: "rank + 1 == 2"
    }
  }
}

@MainActor
struct SQLPredicateTests {
  private func fill(_ context: NSManagedObjectContext) throws {
    let texts: [String?] = ["a", "A", "á", "ab", "B", "", nil, "éb"]
    let folders = [context.folder("a"), context.folder("Bé")]
    let tags = ["x", "y", nil].map { name -> Tag in
      let tag = Tag(context: context)
      tag.name = name
      return tag
    }
    for number in 0..<48 {
      let note = context.note(texts[number % 8], rank: Int16(number % 4) - 1)
      note.weight = Double(number % 5) * 0.75
      note.isDone = number % 3 == 0
      note.date = number % 4 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(number % 7) * 5)
      note.folder = number % 3 == 2 ? nil : folders[number % 2]
      note.tags = Set(tags.enumerated().filter { (number >> $0.offset) & 1 == 1 }.map(\.element))
    }
    try context.save()
  }

  @Test("1,500 random predicates select the same in SQL and in memory, with and without unsaved changes")
  func random() throws {
    let context = try Notes.container().viewContext
    try fill(context)
    var random = RandomConditions()
    var (selected, inSQL) = (0, 0)
    for round in 0..<1_500 {
      if round == 1_000 {
        let notes = try context.notes()
        notes[3].text = "a"
        notes[7].rank = 2
        context.delete(notes[9])
        context.note("b", rank: 1)
        notes[11].folder?.title = "b"
      }
      let format = random.condition(2)
      let predicate = NSPredicate(format: format)
      let all = try context.notes()
      let expected = all.filter { predicate.evaluate(with: $0) }.map(\.objectID)
      let request: NSFetchRequest<Note> = Note.fetchRequest()
      request.predicate = predicate
      request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
      #expect(try context.fetch(request).map(\.objectID) == expected, "\(format)")
      selected += expected.count
      let entity = try #require(context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Note"])
      var query = SQLQuery(entity, includesSubentities: true)
      if query.add(predicate.tree) == nil { inSQL += 1 }
    }
    // The predicates are neither trivial nor left to memory.
    #expect(selected > 10_000 && selected < 60_000)
    #expect(inSQL > 700)
  }

  @Test(
    "what SQL says is decided there, and what it cannot say afterwards",
    arguments: [
      ("rank > 1 AND text CONTAINS[cd] 'a'", true), ("folder.title BEGINSWITH 'x' OR date == nil", true),
      ("ANY tags.name == 'x'", true), ("tags.@count > 1", true), ("text MATCHES 'a.*'", true), ("rank + 1 == 2", false),
      ("SUBQUERY(tags, $t, $t.name == 'x').@count > 0", false), ("labels == nil", true), ("price > 3", false),
    ])
  func translated(format: String, isInSQL: Bool) throws {
    let model = Notes.model()
    let entity = try #require(model.entitiesByName["Note"])
    var query = SQLQuery(entity, includesSubentities: true)
    #expect((query.add(NSPredicate(format: format).tree) == nil) == isInSQL)
  }

  @Test("objects, identifiers, lists of both, dates and identifiers of type UUID are arguments")
  func arguments() throws {
    let context = try Notes.container().viewContext
    let folder = context.folder("F")
    let first = context.note("A", rank: 1, folder: folder)
    let second = context.note("B", rank: 2)
    let id = UUID()
    second.id = id
    second.date = Date(timeIntervalSinceReferenceDate: 5)
    try context.save()
    #expect(try context.texts("folder == %@", folder) == ["A"])
    #expect(try context.texts("folder IN %@", [folder]) == ["A"])
    #expect(try context.texts("SELF == %@", second) == ["B"])
    #expect(try context.texts("SELF IN %@", [first.objectID, second.objectID]) == ["A", "B"])
    #expect(try context.texts("NOT (SELF IN %@)", NSSet(array: [first])) == ["B"])
    #expect(try context.texts("id == %@", id) == ["B"])
    #expect(try context.texts("id IN %@", [id, UUID()]) == ["B"])
    #expect(try context.texts("date <= %@ AND date != nil", Date(timeIntervalSinceReferenceDate: 5)) == ["B"])
    #expect(try context.texts("date == %@", nil) == ["A"])
    #expect(try context.texts("%K == %@", "folder.title", "F") == ["A"])
  }
}
