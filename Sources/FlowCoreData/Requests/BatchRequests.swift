import FlowFoundation
import FlowSQLite
import Foundation

/// What a batch request returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The result of a batch deletion: whether it is done, the identifiers, or their number.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// The result of a batch insertion: whether it is done, the identifiers, or their number.
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// The result of a batch update: whether it is done, the identifiers, or their number.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

extension NSManagedObjectContext {
  /// A context of the same stores for the work of a batch request, which objects of this one do not see.
  fileprivate func batchContext() -> NSManagedObjectContext {
    let context = storedContext()
    context.isOfBatch = true
    context.mergePolicy = mergePolicy
    (context.name, context.transactionAuthor) = (name, transactionAuthor)
    return context
  }
}

/// Deletes rows of the store. Objects in memory do not change.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]?

  public override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    ids = objects
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = context.batchContext()
    var options = fetchRequest.options
    options.resultType = .managedObjectResultType
    let found = try ids?.compactMap { try? batch.existingObject(with: $0) } ?? batch.objects(options)
    let deleted = found.map(\.id)
    for object in found { batch.delete(object) }
    // Rules of relationships hold for rows, too, but nothing denies a deletion.
    batch.processPendingChanges()
    for store in Set(deleted.compactMap(\.store)) {
      _ = try StoreSave(
        store: store, inserted: [], updated: batch.updated.list.filter { $0.id.store === store },
        deleted: batch.deleted.list.filter { $0.id.store === store }
      ).run()
    }
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(deleted, resultType)
    case .resultTypeCount: return NSBatchDeleteResult(deleted.count, resultType)
    }
  }
}

/// Inserts rows into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Inserts an object for each dictionary.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Inserts an object for each dictionary.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Inserts an object for each dictionary that a closure fills, until it returns `true`.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Inserts an object for each dictionary that a closure fills, until it returns `true`.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Inserts each object that a closure fills, until it returns `true`.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Inserts each object that a closure fills, until it returns `true`.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = context.batchContext()
    func insert() -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: entityName, into: batch) }
    for values in objectsToInsert ?? [] { insert().setValuesForKeys(values) }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        insert().setValuesForKeys((values as NSDictionary) as? [String: Any] ?? [:])
      }
    }
    if let managedObjectHandler {
      while true {
        let object = insert()
        guard managedObjectHandler(object) else { continue }
        batch.delete(object)
        break
      }
    }
    let objects = batch.inserted.list
    try batch.save()
    switch resultType {
    case .statusOnly: return NSBatchInsertResult(true, resultType)
    case .objectIDs: return NSBatchInsertResult(objects.map(\.id), resultType)
    case .count: return NSBatchInsertResult(objects.count, resultType)
    }
  }
}

/// Changes rows of the store. Objects in memory do not change.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// The new values by property or name: constants or expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) { self.entityName = entityName }

  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = context.batchContext()
    var options = FetchOptions()
    options.entityName = entityName
    options.predicate = predicate
    options.includesSubentities = includesSubentities
    let found = try batch.objects(options)
    for object in found {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
        let expression = value as? FlowFoundation.NSExpression
        object.setValue(expression.map { $0.expressionValue(with: object, context: nil) } ?? value, forKey: name)
      }
    }
    try batch.save()
    switch resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(found.map(\.id), resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(found.count, resultType)
    }
  }
}
