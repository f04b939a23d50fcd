import FlowCoreData
import Foundation
import Testing

@testable import SwiftUI

extension Folder {
  var important: [Note]! { _managedValue("important") }
}

@MainActor
struct FetchedPropertyTests {
  private func model(_ predicate: String) throws -> NSManagedObjectModel {
    let model = Notes.model()
    let property = NSFetchedPropertyDescription()
    property.name = "important"
    property.userInfo = ["least": 5]
    property.fetchRequest = NSFetchRequest(entityName: "Note")
    property.fetchRequest?.predicate = NSPredicate(format: predicate)
    property.fetchRequest?.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
    let folder = try #require(model.entitiesByName["Folder"])
    folder.properties += [property]
    return model
  }

  private func texts(_ folder: Folder) -> [String?] { folder.important.map(\.text) }

  @Test("a fetched property finds objects with its owner and its description as variables, in the order of the request")
  func variables() throws {
    let context = try Notes.container(
      model("folder == $FETCH_SOURCE AND rank >= $FETCHED_PROPERTY.userInfo.least")
    ).viewContext
    let (own, other) = (context.folder("Own"), context.folder("Other"))
    for rank in 4...7 { context.note("own \(rank)", rank: Int16(rank), folder: own) }
    context.note("other", rank: 9, folder: other)
    #expect(texts(own) == ["own 7", "own 6", "own 5"] && texts(other) == ["other"])
    try context.save()
    context.reset()
    let folders = try context.fetch(Folder.fetchRequest() as NSFetchRequest<Folder>)
    let loaded = try #require(folders.first { $0.title == "Own" })
    #expect(loaded.hasFault(forRelationshipNamed: "important"))
    #expect(texts(loaded) == ["own 7", "own 6", "own 5"])
    #expect(!loaded.hasFault(forRelationshipNamed: "important"))
    #expect((loaded.value(forKey: "important") as? NSArray)?.count == 3)
    #expect((loaded.value(forKey: "important") as? [NSManagedObject])?.first === loaded.important.first)
  }

  @Test("a key path of the owner is a condition, too, and a property without a request is empty")
  func keyPaths() throws {
    let model = try model("text == $FETCH_SOURCE.title")
    let bare = NSFetchedPropertyDescription()
    bare.name = "bare"
    model.entitiesByName["Folder"]?.properties += [bare]
    let context = try Notes.container(model).viewContext
    let folder = context.folder("same")
    context.note("same")
    context.note("different")
    #expect(texts(folder) == ["same"])
    #expect((folder.value(forKey: "bare") as? NSArray)?.count == 0)
  }

  @Test("what was found stays until the object is refreshed, with its changes or without")
  func refreshing() throws {
    let context = try Notes.container(model("folder == $FETCH_SOURCE")).viewContext
    let folder = context.folder("A")
    context.note("first", rank: 1, folder: folder)
    try context.save()
    #expect(texts(folder) == ["first"])
    context.note("second", rank: 2, folder: folder)
    try context.save()
    #expect(texts(folder) == ["first"])
    context.refresh(folder, mergeChanges: false)
    #expect(folder.isFault && texts(folder) == ["second", "first"])
    context.note("third", rank: 3, folder: folder)
    folder.title = "B"
    #expect(texts(folder) == ["second", "first"])
    context.refresh(folder, mergeChanges: true)
    #expect(folder.title == "B" && texts(folder) == ["third", "second", "first"])
  }

  @Test("finding is no change: nothing is to be saved, and a child context finds its own objects")
  func noChange() throws {
    let context = try Notes.container(model("folder == $FETCH_SOURCE")).viewContext
    let folder = context.folder("A")
    context.note("first", folder: folder)
    #expect(folder.changedValues()["important"] == nil)
    try context.save()
    #expect(texts(folder) == ["first"])
    #expect(!context.hasChanges && !folder.hasChanges && folder.changedValues().isEmpty)
    #expect(folder.committedValues(forKeys: nil)["important"] == nil)
    folder.title = "B"
    #expect(Set(folder.changedValues().keys) == ["title"])
    try context.save()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let own = try #require(child.object(with: folder.objectID) as? Folder)
    #expect(own.important.map(\.managedObjectContext) == [child])
    own.title = "C"
    try child.save()
    #expect(folder.title == "C" && folder.important.map(\.managedObjectContext) == [context])
  }

  @Test("a fetched property cannot be set, which is said, and is no column of the store")
  func setting() throws {
    let folder = try TemporaryFolder()
    let context = try Notes.container(model("TRUEPREDICATE"), url: folder.file("A.sqlite")).viewContext
    let own = context.folder("A")
    context.note("first")
    let reports = ReportCollector.reports {
      own.setValue([Note](), forKey: "important")
      own.setPrimitiveValue([Note](), forKey: "important")
    }
    let report =
      "Folder.important cannot be set: it is a fetched property, whose value is what its request finds."
    #expect(reports == [report, report])
    #expect(texts(own) == ["first"])
    try context.save()
    // The same tables, but another version of the model.
    #expect(try model("TRUEPREDICATE").versionChecksum != Notes.model().versionChecksum)
    _ = try Notes.container(Notes.model(), url: folder.file("A.sqlite"))
  }

  @Test("an object that is in its own list, and its context, are not kept in memory by it")
  func memory() throws {
    weak var weakFolder: Folder?
    weak var weakContext: NSManagedObjectContext?
    do {
      let model = try model("TRUEPREDICATE")
      let property = model.entitiesByName["Folder"]?.propertiesByName["important"] as? NSFetchedPropertyDescription
      property?.fetchRequest = NSFetchRequest(entityName: "Folder")
      let container = try Notes.container(model)
      let context = container.newBackgroundContext()
      try context.performAndWait {
        let folder = context.folder("A")
        try context.save()
        #expect((folder.value(forKey: "important") as? [Folder]) == [folder])
        weakFolder = folder
      }
      weakContext = context
    }
    #expect(weakContext == nil && weakFolder == nil)
  }

  @Test("a copy of a model has its own request, and a fetch may compare with what a property finds")
  func copying() throws {
    let model = try model("rank > 1")
    let copy = try #require(model.copy() as? NSManagedObjectModel)
    let (first, second) = (
      model.entitiesByName["Folder"]?.propertiesByName["important"] as? NSFetchedPropertyDescription,
      copy.entitiesByName["Folder"]?.propertiesByName["important"] as? NSFetchedPropertyDescription
    )
    #expect(first?.fetchRequest !== second?.fetchRequest && second?.fetchRequest?.entityName == "Note")
    let context = try Notes.container(copy).viewContext
    _ = context.folder("A")
    context.note("first", rank: 2)
    try context.save()
    let request: NSFetchRequest<Folder> = Folder.fetchRequest()
    request.predicate = NSPredicate(format: "important.@count == 1")
    #expect(try context.fetch(request).map(\.title) == ["A"])
    request.predicate = NSPredicate(format: "important.@count == 2")
    #expect(try context.fetch(request).isEmpty)
  }
}
