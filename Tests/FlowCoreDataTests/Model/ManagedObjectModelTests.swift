import FlowCoreData
import FlowSQLite
import Foundation
import Testing

class Animal: NSManagedObject {}
class Dog: Animal {
  var tricks: Int32 {
    get { _managedValue("tricks") }
    set { _setManagedValue("tricks", newValue) }
  }
}

@MainActor
struct ManagedObjectModelTests {
  private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Animal" representedClassName="Animal" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="Rex"/>
            <attribute name="born" optional="YES" attributeType="Date" defaultDateTimeInterval="60" usesScalarValueType="NO"/>
            <relationship name="friends" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Animal" inverseName="friends" inverseEntity="Animal"/>
        </entity>
        <entity name="Dog" representedClassName="FlowCoreDataTests.Dog" parentEntity="Animal" syncable="YES" codeGenerationType="class">
            <fetchedProperty name="namesakes" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="Animal" predicateString="name == $FETCH_SOURCE.name AND SELF != $FETCH_SOURCE" fetchLimit="1"/>
                <userInfo><entry key="kind" value="lazy"/></userInfo>
            </fetchedProperty>
            <attribute name="tricks" attributeType="Integer 32" defaultValueString="2" minValueString="0" usesScalarValueType="YES"/>
        </entity>
        <fetchRequest name="Named" entity="Animal" predicateString="name == $NAME"/>
    </model>
    """

  private func model(
    _ folder: TemporaryFolder, _ change: (String) -> String = { $0 }
  ) throws -> NSManagedObjectModel {
    let version = folder.file("Zoo.xcdatamodeld/Zoo.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(change(contents).utf8).write(to: version.appendingPathComponent("contents"))
    return try #require(NSManagedObjectModel(contentsOf: folder.file("Zoo.xcdatamodeld")))
  }

  @Test("a new relationship leads to many and nullifies; a new attribute has the class of its type; copies are equal")
  func defaults() throws {
    let relationship = NSRelationshipDescription()
    #expect(relationship.minCount == 0 && relationship.maxCount == 0 && relationship.isToMany)
    #expect(relationship.deleteRule == .nullifyDeleteRule && relationship.isOptional)
    (relationship.name, relationship.maxCount, relationship.isOrdered) = ("owner", 1, true)
    let copy = try #require(relationship.copy() as? NSRelationshipDescription)
    #expect(copy !== relationship && copy.name == "owner" && !copy.isToMany && copy.isOrdered)
    let attribute = Notes.attribute("age", .integer32AttributeType, default: 3)
    #expect(attribute.attributeValueClassName == "NSNumber")
    attribute.type = .string
    #expect(attribute.attributeValueClassName == "NSString")
    #expect((attribute.copy() as? NSAttributeDescription)?.defaultValue as? Int == 3)
    attribute.preservesValueInHistoryOnDeletion = true
    attribute.allowsCloudEncryption = true
    let other = try #require(attribute.copy() as? NSAttributeDescription)
    #expect(other.preservesValueInHistoryOnDeletion && other.allowsCloudEncryption)
  }

  @Test("modifiers in a file make another version of the model, and names of the version do not")
  func modifiers() throws {
    let folder = try TemporaryFolder()
    let plain = try model(folder)
    let named = try model(folder) {
      $0.replacing("documentVersion", with: #"userDefinedModelVersionIdentifier="two" documentVersion"#)
    }
    #expect(plain.versionIdentifiers.isEmpty && named.versionIdentifiers == ["two"])
    #expect((named.copy() as? NSManagedObjectModel)?.versionIdentifiers == ["two"])
    #expect(named.versionChecksum == plain.versionChecksum)
    for element in [#"<entity name="Animal""#, #"<attribute name="born""#, #"<relationship name="friends""#] {
      let changed = try model(folder) { $0.replacing(element, with: element + #" versionHashModifier="2""#) }
      #expect(changed.entitiesByName["Animal"]?.versionHash != plain.entitiesByName["Animal"]?.versionHash)
    }
  }

  @Test("an index is one of the table, and does not make another version of the model")
  func indexes() throws {
    let (model, plain) = (Notes.model(), Notes.model())
    let note = try #require(model.entitiesByName["Note"])
    let (text, rank) = (try #require(note.attributesByName["text"]), try #require(note.attributesByName["rank"]))
    let elements = [text, rank].map { NSFetchIndexElementDescription(property: $0, collationType: .binary) }
    note.indexes = [
      NSFetchIndexDescription(name: "byText", elements: elements), NSFetchIndexDescription(name: "none", elements: nil),
    ]
    note.attributesByName["date"]?.isIndexed = true
    #expect(note.versionHash == plain.entitiesByName["Note"]?.versionHash)
    #expect(model.versionChecksum == plain.versionChecksum)
    #expect(Notes.model(rule: .denyDeleteRule).versionChecksum != plain.versionChecksum)
    #expect(note.indexes.first?.entity === note && elements[0].indexDescription?.name == "byText")
    let folder = try TemporaryFolder()
    _ = try Notes.container(model, url: folder.file("Notes.sqlite"))
    let database = try SQLiteDatabase(path: folder.file("Notes.sqlite").path)
    let names = try database.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'Note'")
    #expect(names.contains([.text("Note.text.rank")]) && names.contains([.text("Note.date")]))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: plain)
    let options = [NSReadOnlyPersistentStoreOption: true as NSNumber]
    for options in [options, [:]] {
      let store = try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: folder.file("Notes.sqlite"), options: options)
      try coordinator.remove(store)
    }
    let left = try database.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'Note'")
    #expect(!left.contains([.text("Note.date")]) && left.contains([.text("Note.folder")]))
    let copy = try #require(note.copy() as? NSEntityDescription)
    #expect(copy.indexes.first?.elements.map(\.propertyName) == ["text", "rank"])
    #expect(copy.indexes.first?.elements.first?.property === copy.attributesByName["text"])
  }

  @Test("a value is transformed by the transformer that the model names, and derived ones are computed")
  func transforming() throws {
    final class Reverser: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data($0.utf8.reversed()) } }
      override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { String(decoding: $0.reversed(), as: UTF8.self) }
      }
    }
    ValueTransformer.setValueTransformer(Reverser(), forName: NSValueTransformerName("Reverser"))
    let secret = Notes.attribute("secret", .transformableAttributeType)
    secret.valueTransformerName = "Reverser"
    let length = NSDerivedAttributeDescription()
    (length.name, length.attributeType) = ("folded", .stringAttributeType)
    length.derivationExpression = FlowFoundation.NSExpression(format: "uppercase(text)")
    let changed = NSDerivedAttributeDescription()
    (changed.name, changed.attributeType) = ("changed", .dateAttributeType)
    changed.derivationExpression = FlowFoundation.NSExpression(format: "now()")
    let context = try Notes.container(Notes.model(extra: [secret, length, changed])).viewContext
    context.note("abc").setValue("hidden", forKey: "secret")
    try context.save()
    #expect(try context.notes()[0].value(forKey: "changed") is Date)
    context.reset()
    let note = try context.notes()[0]
    #expect(note.value(forKey: "secret") as? String == "hidden" && note.value(forKey: "folded") as? String == "ABC")
  }

  @Test("a model file has entities, classes, defaults, rules and requests; entities inherit")
  func reading() throws {
    let folder = try TemporaryFolder()
    let model = try model(folder)
    let dog = try #require(model.entitiesByName["Dog"])
    #expect(dog.superentity?.name == "Animal" && dog.attributesByName.count == 3)
    #expect(dog.relationshipsByName["friends"]?.inverseRelationship === dog.relationshipsByName["friends"])
    let context = try Notes.container(model).viewContext
    let rex = Dog(context: context)
    #expect(rex.entity.name == "Dog" && rex.tricks == 2 && rex.value(forKey: "name") as? String == "Rex")
    #expect(rex.value(forKey: "born") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    let cat = Animal(context: context)
    rex.mutableSetValue(forKey: "friends").add(cat)
    #expect((cat.value(forKey: "friends") as? Set<Animal>) == [rex])
    try context.save()
    context.reset()
    let request = NSFetchRequest<Animal>(entityName: "Animal")
    #expect(try context.fetch(request).map { $0.entity.name } == ["Dog", "Animal"])
    #expect(try context.fetch(request).first is Dog)
    request.includesSubentities = false
    #expect(try context.fetch(request).count == 1)
    #expect(try context.fetch(NSFetchRequest<Dog>(entityName: "Dog")).map(\.tricks) == [2])
    let named = try #require(model.fetchRequestFromTemplate(withName: "Named", substitutionVariables: ["NAME": "Rex"]))
    #expect(try context.count(for: named) == 2)
    let property = try #require(dog.propertiesByName["namesakes"] as? NSFetchedPropertyDescription)
    #expect(property.isOptional && property.userInfo?["kind"] as? String == "lazy")
    #expect(property.fetchRequest?.entityName == "Animal" && property.fetchRequest?.fetchLimit == 1)
    let dogs = try context.fetch(NSFetchRequest<Dog>(entityName: "Dog"))
    #expect((dogs.first?.value(forKey: "namesakes") as? [Animal])?.map { $0.entity.name } == ["Animal"])
    let bad = Dog(context: context)
    bad.tricks = -1
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .validationNumberTooSmall)
  }
}
