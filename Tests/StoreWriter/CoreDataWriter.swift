import FlowCoreData
import Foundation

/// Saves batches in a store of Core Data.
struct CoreDataWriter: BatchWriter {
  private let context: NSManagedObjectContext

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private static func model() -> NSManagedObjectModel {
    let (batch, part) = (NSEntityDescription(), NSEntityDescription())
    (batch.name, part.name) = ("Batch", "Part")
    let (parts, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (parts.name, owner.name) = ("parts", "batch")
    (parts.destinationEntity, owner.destinationEntity) = (part, batch)
    (parts.inverseRelationship, owner.inverseRelationship) = (owner, parts)
    (parts.deleteRule, owner.maxCount) = (.cascadeDeleteRule, 1)
    batch.properties = [attribute("number", .integer64AttributeType), parts]
    part.properties = [attribute("data", .binaryDataAttributeType), owner]
    let model = NSManagedObjectModel()
    model.entities = [batch, part]
    return model
  }

  init(_ file: URL) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model())
    try coordinator.addPersistentStore(type: .sqlite, at: file)
    context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
  }

  func check() throws -> (count: Int, broken: Int) {
    let batches = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Batch"))
    let parts = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Part"))
    let broken = batches.filter { ($0.value(forKey: "parts") as? NSSet)?.count != StoreWriter.partsOfBatch }.count
    return (batches.count, broken + abs(parts - batches.count * StoreWriter.partsOfBatch))
  }

  func save(_ number: Int) throws {
    let batch = NSEntityDescription.insertNewObject(forEntityName: "Batch", into: context)
    batch.setValue(number, forKey: "number")
    for data in StoreWriter.data {
      let part = NSEntityDescription.insertNewObject(forEntityName: "Part", into: context)
      part.setValue(data, forKey: "data")
      part.setValue(batch, forKey: "batch")
    }
    try context.save()
  }
}
