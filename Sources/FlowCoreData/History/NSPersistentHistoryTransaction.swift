import FlowFoundation
import FlowSQLite
import Foundation

/// What a save has changed.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

/// A place in the history of stores.
public final class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The number of the last save of each store, by the identifiers of the stores.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "numbers") as Data?,
      let numbers = try? JSONDecoder().decode([String: Int64].self, from: data)
    else { return nil }
    self.numbers = numbers
  }

  public func encode(with coder: NSCoder) {
    coder.encode((try? JSONEncoder().encode(numbers)).map { NSData(data: $0) }, forKey: "numbers")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }

  public override var hash: Int { numbers.hashValue }
}

/// A save in the history of a store.
// @unchecked: nothing changes after it was read.
open class NSPersistentHistoryTransaction: NSObject, NSCopying, @unchecked Sendable {
  public let timestamp: Date
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  /// The name of the context that was saved.
  public let contextName: String?
  /// The author of the context that was saved.
  public let author: String?
  /// The rows of the changes with those of preserved values; `nil` if the request does not ask for them.
  private let rows: [HistoryRow]?
  private let store: NSPersistentStore

  static let entityName = "Transaction"

  /// The entity of a request for saves: its attributes are what a predicate can ask for.
  open class var entityDescription: NSEntityDescription? {
    let names = [
      "author", "bundleID", "contextName", "processID", "storeID", "timestamp", "token", "transactionNumber",
    ]
    return HistoryEntity.named(entityName, names)
  }

  /// The entity of a request for saves.
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }

  /// A new request for saves, such as those of other authors; see ``NSPersistentHistoryChangeRequest/fetchRequest``.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: entityName) }

  /// What the save has changed; `nil` if the request does not ask for it.
  open var changes: [NSPersistentHistoryChange]? {
    rows?.compactMap { NSPersistentHistoryChange($0, of: self, in: store) }
  }

  init(_ row: [SQLValue], _ rows: [HistoryRow]?, in store: NSPersistentStore) {
    (self.rows, self.store) = (rows, store)
    func text(_ index: Int) -> String? {
      if case .text(let text) = row[index] { text } else { nil }
    }
    if case .integer(let number) = row[0] { transactionNumber = number } else { transactionNumber = 0 }
    if case .real(let seconds) = row[1] {
      timestamp = Date(timeIntervalSinceReferenceDate: seconds)
    } else {
      timestamp = .distantPast
    }
    (author, contextName) = (text(2), text(3))
    (bundleID, processID) = (text(4) ?? "", text(5) ?? "")
    storeID = store.identifier
  }

  /// The place in the history behind this save.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

  /// The changes as a notification that a context can merge.
  open func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update), NSDeletedObjectIDsKey: ids(.delete),
      ])
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A change of an object in the history of a store.
// @unchecked: nothing changes after it was read.
open class NSPersistentHistoryChange: NSObject, NSCopying, @unchecked Sendable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  static let entityName = "Change"

  /// The entity of a request for changes: its attributes are what a predicate can ask for.
  open class var entityDescription: NSEntityDescription? {
    HistoryEntity.named(entityName, ["changeID", "changeType", "changedEntity", "changedObjectID"])
  }

  /// The entity of a request for changes.
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }

  /// A new request for changes; see ``NSPersistentHistoryChangeRequest/fetchRequest``.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: entityName) }

  /// The values of a deleted object that its entity preserves; `nil` for other changes.
  public let tombstone: [AnyHashable: Any]?
  /// The save.
  public let transaction: NSPersistentHistoryTransaction?
  /// The properties that an update has changed; `nil` for other changes.
  public let updatedProperties: Set<NSPropertyDescription>?

  init?(_ change: HistoryRow, of transaction: NSPersistentHistoryTransaction, in store: NSPersistentStore) {
    let row = change.change
    guard case .integer(let number) = row[0], case .text(let name) = row[2], case .integer(let key) = row[3],
      case .integer(let kind) = row[4], case .text(let names) = row[5],
      let type = NSPersistentHistoryChangeType(rawValue: Int(kind)),
      let entity = store.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name]
    else { return nil }
    changeID = number
    changeType = type
    changedObjectID = NSManagedObjectID(entity, key: key, in: store)
    self.transaction = transaction
    let changed = Set(names.split(separator: "\n").map { String($0) })
    updatedProperties = type == .update ? Set(entity.properties.filter { changed.contains($0.name) }) : nil
    var kept: [AnyHashable: Any] = [:]
    for value in change.values {
      guard case .text(let name) = value[1], let attribute = entity.attributesByName[name] else { continue }
      kept[name] = AttributeCoding.decoded(value[2], attribute)
    }
    tombstone = type == .delete ? kept : nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The entities of saves and changes, which are in no model.
private enum HistoryEntity {
  static func named(_ name: String, _ attributes: [String]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.map { name in
      let attribute = NSAttributeDescription()
      attribute.name = name
      return attribute
    }
    return entity
  }

  static func unknown(_ key: String, _ name: String) -> PredicateEvaluationError {
    PredicateEvaluationError(description: "The history has no attribute '\(key)' of the entity '\(name)'.")
  }
}

extension NSPersistentHistoryTransaction: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case "author": author
    case "bundleID": bundleID
    case "contextName": contextName
    case "processID": processID
    case "storeID": storeID
    case "timestamp": timestamp
    case "token": token
    case "transactionNumber": transactionNumber
    default: throw HistoryEntity.unknown(key, "Transaction")
    }
  }
}

extension NSPersistentHistoryChange: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case "changeID": changeID
    case "changeType": changeType.rawValue
    case "changedEntity": changedObjectID.entity
    case "changedObjectID": changedObjectID
    case "transaction": transaction
    default: throw HistoryEntity.unknown(key, "Change")
    }
  }
}
