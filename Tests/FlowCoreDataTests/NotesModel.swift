import FlowCoreData
import Foundation

// The classes as the commands generate them.

class Folder: NSManagedObject {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue("title", newValue) }
  }
  var notes: NSSet? {
    get { _managedValue("notes") }
    set { _setManagedValue("notes", newValue) }
  }
  var pinned: NSOrderedSet? {
    get { _managedValue("pinned") }
    set { _setManagedValue("pinned", newValue) }
  }
  func addToNotes(_ value: Note) { _callManaged("addToNotes", [value]) }
  func addToNotes(_ values: NSSet) { _callManaged("addToNotes", [values]) }
  func removeFromNotes(_ value: Note) { _callManaged("removeFromNotes", [value]) }
  func addToPinned(_ value: Note) { _callManaged("addToPinned", [value]) }
  func insertIntoPinned(_ value: Note, at idx: Int) { _callManaged("insertIntoPinned", [value, idx]) }
  func removeFromPinned(at idx: Int) { _callManaged("removeFromPinned", [idx]) }

  class func fetchRequest() -> NSFetchRequest<Folder> { NSFetchRequest<Folder>(entityName: "Folder") }
}

class Note: NSManagedObject, Identifiable {
  var id: UUID? {
    get { _managedValue("id") }
    set { _setManagedValue("id", newValue) }
  }
  var text: String? {
    get { _managedValue("text") }
    set { _setManagedValue("text", newValue) }
  }
  var rank: Int16 {
    get { _managedValue("rank") }
    set { _setManagedValue("rank", newValue) }
  }
  var weight: Double {
    get { _managedValue("weight") }
    set { _setManagedValue("weight", newValue) }
  }
  var isDone: Bool {
    get { _managedValue("isDone") }
    set { _setManagedValue("isDone", newValue) }
  }
  var date: Date? {
    get { _managedValue("date") }
    set { _setManagedValue("date", newValue) }
  }
  var link: URL? {
    get { _managedValue("link") }
    set { _setManagedValue("link", newValue) }
  }
  var data: Data? {
    get { _managedValue("data") }
    set { _setManagedValue("data", newValue) }
  }
  var price: NSDecimalNumber? {
    get { _managedValue("price") }
    set { _setManagedValue("price", newValue) }
  }
  var labels: [String]? {
    get { _managedValue("labels") }
    set { _setManagedValue("labels", newValue) }
  }
  var folder: Folder? {
    get { _managedValue("folder") }
    set { _setManagedValue("folder", newValue) }
  }
  var tags: Set<Tag> {
    get { _managedValue("tags") }
    set { _setManagedValue("tags", newValue) }
  }

  class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
}

class Tag: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue("name", newValue) }
  }
  var notes: NSSet? {
    get { _managedValue("notes") }
    set { _setManagedValue("notes", newValue) }
  }
}

enum Notes {
  static func attribute(
    _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = optional
    attribute.defaultValue = value
    return attribute
  }

  static func relationship(
    _ name: String, to destination: NSEntityDescription, many: Bool, rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = many ? 0 : 1
    relationship.deleteRule = rule
    return relationship
  }

  static func connect(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
    first.inverseRelationship = second
    second.inverseRelationship = first
  }

  /// Folders with notes, some of them pinned in an order; notes with tags.
  static func model(
    rule: NSDeleteRule = .cascadeDeleteRule, unique: [[Any]] = [], extra: [NSPropertyDescription] = []
  ) -> NSManagedObjectModel {
    let (folder, note, tag) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    for (entity, name) in [(folder, "Folder"), (note, "Note"), (tag, "Tag")] {
      entity.name = name
      entity.managedObjectClassName = name
    }
    let notes = relationship("notes", to: note, many: true, rule: rule)
    let pinned = relationship("pinned", to: note, many: true)
    pinned.isOrdered = true
    let owner = relationship("folder", to: folder, many: false)
    let tags = relationship("tags", to: tag, many: true)
    let tagged = relationship("notes", to: note, many: true)
    connect(notes, owner)
    connect(tags, tagged)
    folder.properties = [attribute("title", .stringAttributeType, optional: false, default: "New"), notes, pinned]
    note.properties =
      [
        attribute("id", .UUIDAttributeType), attribute("text", .stringAttributeType),
        attribute("rank", .integer16AttributeType, optional: false, default: 0),
        attribute("weight", .doubleAttributeType, default: 0),
        attribute("isDone", .booleanAttributeType, default: false),
        attribute("date", .dateAttributeType), attribute("link", .URIAttributeType),
        attribute("data", .binaryDataAttributeType), attribute("price", .decimalAttributeType),
        attribute("labels", .transformableAttributeType), owner, tags,
      ] + extra
    note.uniquenessConstraints = unique
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    let model = NSManagedObjectModel()
    model.entities = [folder, note, tag]
    return model
  }

  static func container(
    _ model: NSManagedObjectModel = model(), url: URL? = nil
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }
}

/// A folder for files of a test, removed with its owner.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}

extension NSManagedObjectContext {
  @discardableResult
  func note(_ text: String?, rank: Int16 = 0, folder: Folder? = nil) -> Note {
    let note = Note(context: self)
    note.text = text
    note.rank = rank
    note.folder = folder
    return note
  }

  func folder(_ title: String) -> Folder {
    let folder = Folder(context: self)
    folder.title = title
    return folder
  }

  func notes(_ format: String? = nil, _ arguments: Any?..., sort: String = "rank") throws -> [Note] {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments.map { $0 ?? NSNull() }) }
    request.sortDescriptors = [NSSortDescriptor(key: sort, ascending: true)]
    return try fetch(request)
  }

  func texts(_ format: String? = nil, _ arguments: Any?...) throws -> [String] {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments.map { $0 ?? NSNull() }) }
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    return try fetch(request).map { $0.text ?? "-" }
  }
}
