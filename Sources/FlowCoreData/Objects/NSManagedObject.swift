import Combine
import FlowFoundation
import Foundation

/// An object of a context, with the properties of its entity.
open class NSManagedObject: NSObject, ObservableObject {
  /// What is known about an object.
  enum State {
    /// Not in a context.
    case outside
    /// As in the store; its values may not have been read.
    case clean
    case inserted, updated, deleted
  }

  public let objectWillChange = ObservableObjectPublisher()
  open private(set) var entity: NSEntityDescription
  var id: NSManagedObjectID
  /// `nonisolated(unsafe)` is not needed: an object is used on the queue of its context only, as on Apple's systems.
  weak var context: NSManagedObjectContext?
  var state = State.outside
  /// The values in the order of the entity's properties; `nil` if they have to be read.
  var values: [Any?]?
  /// The values as they are in the store, of an object with changes.
  var committed: [Any?]?
  /// The values of a row that nobody has asked for yet.
  var row: [Any?]?
  /// The store in which a new object is saved, if it was chosen.
  weak var assignedStore: NSPersistentStore?
  /// The number of the row's changes when it was read.
  var version: Int64 = 0

  /// Makes an object, and inserts it if there is a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    number = TemporaryKeys.next()
    id = NSManagedObjectID(entity, key: number, in: nil)
    super.init()
    values = entity.layout.properties.map {
      $0.fetched == nil ? ManagedValue.kept($0.attribute?.defaultValue, $0.attribute) : Unread()
    }
    context?.insert(self)
  }

  /// Makes an object of the class's entity, in no context.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Makes an object of the class's entity, and inserts it.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = moc.entity(of: Self.self)
    self.init(entity: entity, insertInto: moc)
  }

  // MARK: - Entity and state

  /// The entity of the class, in the models that are in use.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelsInUse.entity(of: self) else {
      fatalError("No model in use has an entity of the class \(self). Make a container with its model first.")
    }
    return entity
  }

  /// A request for all objects of the class. That of a generated class, which has the class's type, is preferred.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: ModelsInUse.entity(of: self)?.name ?? String(describing: self))
  }

  open var managedObjectContext: NSManagedObjectContext? { context }
  open var objectID: NSManagedObjectID { id }
  open var isInserted: Bool { state == .inserted }
  open var isUpdated: Bool { state == .updated }
  open var isDeleted: Bool { state == .deleted }
  open var hasChanges: Bool { state == .inserted || state == .updated || state == .deleted }

  /// Whether the saved values would change.
  open var hasPersistentChangedValues: Bool {
    state == .inserted || state == .deleted || !changedValues().isEmpty
  }

  /// Whether the values have not been read.
  open var isFault: Bool { values == nil }

  /// The number of the state of faulting, always 0.
  open var faultingState: Int { 0 }

  /// Whether a relationship has not been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard let index = entity.layout.index(of: key) else { return false }
    guard let values else { return true }
    return values[index] is Unread
  }

  /// The identifiers of related objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let index = entity.layout.index(of: key) else { return [] }
    return relatedIDs(index).list
  }

  /// The values that differ from those in the store.
  open func changedValues() -> [String: Any] {
    guard let values, state != .deleted else { return [:] }
    var changed: [String: Any] = [:]
    for (index, property) in entity.layout.properties.enumerated() where property.fetched == nil {
      let before = state == .inserted ? nil : committed?[index]
      if state != .inserted, committed == nil { continue }
      if Unread.isEqual(values[index], before) { continue }
      changed[property.name] = value(at: index) ?? NSNull()
    }
    return changed
  }

  /// The changed values since the last notification; here the same as `changedValues()`.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values in the store; `nil` as a key stands for all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard state != .inserted else { return [:] }
    read()
    let saved = committed ?? values ?? []
    var result: [String: Any] = [:]
    for (index, property) in entity.layout.properties.enumerated()
    where keys?.contains(property.name) ?? (property.fetched == nil) {
      result[property.name] = presented(saved[index], index) ?? NSNull()
    }
    return result
  }

  // MARK: - Hooks

  /// Is called when the object was inserted.
  open func awakeFromInsert() {}
  /// Is called when its values were read.
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Is called before a save.
  open func willSave() {}
  /// Is called after a save.
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  /// Is called when the object is about to be deleted.
  open func prepareForDeletion() {}

  /// Checks the values of a new object.
  ///
  /// - Throws: `CocoaError` that names the value; of several mistakes, one with a list.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Checks the values of a changed object.
  ///
  /// - Throws: `CocoaError` that names the value; of several mistakes, one with a list.
  open func validateForUpdate() throws { try Validation.check(self) }
  /// Checks whether the object can be deleted.
  ///
  /// - Throws: `CocoaError` if a rule of a relationship denies it.
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }

  // MARK: - Notes of accessors

  open func willAccessValue(forKey key: String?) { read() }
  open func didAccessValue(forKey key: String?) {}

  /// Says that a value is about to change.
  open func willChangeValue(forKey key: String) { noteChange() }
  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) { context?.noteChange(of: self) }

  /// Says that the objects of a relationship will change.
  open func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) {
    willChangeValue(forKey: key)
  }

  /// Says that the objects of a relationship have changed.
  open func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) {
    didChangeValue(forKey: key)
  }

  /// A number of the object, the same in every run.
  private let number: Int64

  public override var hash: Int { Int(number) }
  public override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject }

  open override var description: String {
    guard let values else { return "<\(type(of: self)): \(id)> (fault)" }
    let texts = zip(entity.layout.properties, values).map { "\($0.name) = \($1.map { "\($0)" } ?? "nil")" }
    return "<\(type(of: self)): \(id)> (\(texts.joined(separator: "; ")))"
  }
}

/// Why a snapshot is taken.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// A relationship, or a fetched property, that has not been read.
struct Unread: Equatable {
  /// Whether two kept values are equal.
  static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left as RelatedIDs, let right as RelatedIDs): return left == right
    case (let left as RelatedIDs, nil): return left.count == 0
    case (nil, let right as RelatedIDs): return right.count == 0
    case (is Unread, is Unread), (is FetchedList, _), (_, is FetchedList): return true
    case (let left as NSObject, let right as NSObject): return left.isEqual(right)
    case (let left as AnyHashable, let right as AnyHashable): return left == right
    default: return ManagedValue.object(left).map { $0.isEqual(ManagedValue.object(right)) } ?? false
    }
  }
}
