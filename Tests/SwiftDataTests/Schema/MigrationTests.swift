import Foundation
import SwiftData
import Testing

enum FirstSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self, Author.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Note {
    var heading: String
    var body: String?
    var unused = 1
    init(_ heading: String, body: String?) {
      self.heading = heading
      self.body = body
    }
  }

  @Model
  final class Author {
    var name: String
    init(_ name: String) { self.name = name }
  }
}

enum SecondSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self, Label.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Note {
    @Attribute(.unique, originalName: "heading") var title: String
    var body: String = "empty"
    var priority: Int = 5
    var created: Date?
    var labels: [Label] = []
    init(_ title: String) { self.title = title }
  }

  @Model
  final class Label {
    var name: String
    @Relationship(inverse: \Note.labels) var notes: [Note] = []
    init(_ name: String) { self.name = name }
  }
}

enum RequiredSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Note {
    var title: String
    var rating: Int
    init(_ title: String, rating: Int) {
      self.title = title
      self.rating = rating
    }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] { [toSecond] }

  /// Apps keep a stage in a constant, which the compiler allows for types that can be shared.
  private static let toSecond = MigrationStage.custom(
    fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
    willMigrate: { context in
      // Headings become unique.
      var seen: Set<String> = []
      for note in try context.fetch(FetchDescriptor<FirstSchema.Note>()) where !seen.insert(note.heading).inserted {
        context.delete(note)
      }
      try context.save()
    },
    didMigrate: { context in
      for note in try context.fetch(FetchDescriptor<SecondSchema.Note>()) { note.priority += note.title.count }
      try context.save()
    })
}

@Suite("Migrations")
struct MigrationTests {
  private func fill(_ url: URL, _ headings: [String]) throws {
    let context = ModelContext(
      try ModelContainer(for: Schema(versionedSchema: FirstSchema.self), configurations: ModelConfiguration(url: url)))
    for (index, heading) in headings.enumerated() {
      context.insert(FirstSchema.Note(heading, body: index == 0 ? nil : "text"))
    }
    context.insert(FirstSchema.Author("Ann"))
    try context.save()
  }

  private func open(_ url: URL, _ version: any VersionedSchema.Type, plan: (any SchemaMigrationPlan.Type)? = nil) throws
    -> ModelContext
  {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: plan, configurations: ModelConfiguration(url: url)))
  }

  @Test("properties are added with their default, renamed, removed, and get values where they become required")
  func lightweight() throws {
    try withStoreFile { url in
      try fill(url, ["a", "b"])
      let context = try open(url, SecondSchema.self)
      let notes = try context.fetch(FetchDescriptor<SecondSchema.Note>(sortBy: [SortDescriptor(\.title)]))
      #expect(notes.map(\.title) == ["a", "b"])
      #expect(notes.map(\.body) == ["empty", "text"])
      #expect(notes.map(\.priority) == [5, 5])
      #expect(notes.map(\.created) == [nil, nil])
      notes[0].labels = [SecondSchema.Label("x")]
      context.insert(SecondSchema.Note("b"))
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<SecondSchema.Note>()) == 2)
    }
  }

  @Test("a property without a value for stored models is refused, and the store is as it was")
  func refused() throws {
    try withStoreFile { url in
      try fill(url, ["a"])
      let error = #expect(throws: SwiftDataError.self) { try open(url, RequiredSchema.self) }
      #expect(error == .loadIssueModelContainer)
      #expect(
        error?.description == """
          SwiftDataError.loadIssueModelContainer: The store cannot be brought to the schema: Note.title is required and \
          has no value in some rows. Give it a default value, or make it optional.
          """)
      #expect(try open(url, FirstSchema.self).fetch(FetchDescriptor<FirstSchema.Note>()).map(\.heading) == ["a"])
    }
  }

  @Test("unique values that are not unique are refused")
  func duplicates() throws {
    try withStoreFile { url in
      try fill(url, ["a", "a"])
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(url, SecondSchema.self) }
    }
  }

  @Test("a custom stage runs before with the earlier models, and after with the later ones, once")
  func custom() throws {
    try withStoreFile { url in
      try fill(url, ["a", "a", "bcd"])
      for _ in 0..<2 {
        let context = try open(url, SecondSchema.self, plan: Plan.self)
        let notes = try context.fetch(FetchDescriptor<SecondSchema.Note>(sortBy: [SortDescriptor(\.title)]))
        #expect(notes.map(\.title) == ["a", "bcd"])
        #expect(notes.map(\.priority) == [6, 8])
      }
    }
  }

  @Test("a store of a newer schema is refused")
  func newer() throws {
    try withStoreFile { url in
      try fill(url, ["a"])
      _ = try open(url, SecondSchema.self)
      #expect(throws: SwiftDataError.backwardMigration) { try open(url, FirstSchema.self) }
    }
  }

  @Test("a store whose version the plan does not have is refused")
  func unknown() throws {
    try withStoreFile { url in
      _ = try ModelContainer(
        for: Schema([FirstSchema.Note.self], version: Schema.Version(0, 5, 0)),
        configurations: ModelConfiguration(url: url))
      let error = #expect(throws: SwiftDataError.self) { try open(url, SecondSchema.self, plan: Plan.self) }
      #expect(error == .unknownSchema)
    }
  }
}
