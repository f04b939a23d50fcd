import FlowCoreData
import Foundation
import Testing

@MainActor
struct NSCompositeAttributeDescriptionTests {
  private func model() -> NSManagedObjectModel {
    let place = NSCompositeAttributeDescription()
    (place.name, place.isOptional) = ("place", true)
    place.elements = [
      Notes.attribute("city", .stringAttributeType), Notes.attribute("height", .doubleAttributeType),
      Notes.attribute("picture", .binaryDataAttributeType),
    ]
    return Notes.model(extra: [place])
  }

  @Test("a composite value is a dictionary, which is kept in the store and changed as a whole")
  func values() throws {
    let folder = try TemporaryFolder()
    let container = try Notes.container(model(), url: folder.file("Notes.sqlite"))
    let context = container.viewContext
    let note = context.note("Bern")
    let value: [String: Any] = ["city": "Bern", "height": 540.5, "picture": Data([1, 2])]
    note.setValue(value, forKey: "place")
    context.note("nowhere")
    try context.save()
    let other = try Notes.container(model(), url: folder.file("Notes.sqlite")).viewContext
    let request = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    let found = try other.fetch(request)
    let place = try #require(found.first?.value(forKey: "place") as? [String: Any])
    #expect(place["city"] as? String == "Bern" && place["height"] as? Double == 540.5)
    #expect(place["picture"] as? Data == Data([1, 2]))
    #expect(found.last?.value(forKey: "place") == nil)
    #expect(found.first?.value(forKeyPath: "place.city") as? String == "Bern")
  }

  @Test("conditions on parts find objects")
  func conditions() throws {
    let context = try Notes.container(model()).viewContext
    for (name, height) in [("Bern", 540.0), ("Basel", 260)] {
      context.note(name).setValue(["city": name, "height": height], forKey: "place")
    }
    try context.save()
    let request = Note.fetchRequest()
    request.predicate = NSPredicate(format: "place.height > 300")
    #expect(try context.fetch(request).map(\.text) == ["Bern"])
  }

  @Test("a copy has copies of the parts, and a model with other parts is another version")
  func copies() throws {
    let entity = try #require(model().entitiesByName["Note"])
    let place = try #require(entity.attributesByName["place"] as? NSCompositeAttributeDescription)
    let copy = try #require(place.copy() as? NSCompositeAttributeDescription)
    #expect(copy.elements.map(\.name) == ["city", "height", "picture"] && copy.elements[0] !== place.elements[0])
    #expect(copy.attributeType == .compositeAttributeType && copy.versionHash == place.versionHash)
    copy.elements.removeLast()
    #expect(copy.versionHash != place.versionHash)
  }
}
