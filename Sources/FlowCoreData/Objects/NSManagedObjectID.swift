import Foundation

/// What identifies an object in all contexts.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked Sendable`: nothing changes; the entity is one of a model in use.
  public let entity: NSEntityDescription
  /// The key in the store; temporary identifiers are counted separately.
  let key: Int64
  let store: NSPersistentStore?
  private let rootName: String

  init(_ entity: NSEntityDescription, key: Int64, in store: NSPersistentStore?) {
    self.entity = entity
    self.key = key
    self.store = store
    rootName = entity.root.name ?? ""
  }

  /// Whether the object has not been saved.
  public var isTemporaryID: Bool { store == nil }

  public var persistentStore: NSPersistentStore? { store }

  /// The identifier as an address.
  public func uriRepresentation() -> URL {
    let host = store?.identifier ?? ""
    let mark = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata://\(host)/\(entity.name ?? "")/\(mark)\(key)") ?? URL(fileURLWithPath: "/")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    if self === other { return true }
    guard let store, let otherStore = other.store else { return false }
    return key == other.key && store === otherStore && rootName == other.rootName
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(rootName)
    return hasher.finalize()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String { uriRepresentation().absoluteString }
}

extension NSManagedObjectID: PredicateIdentified {
  package var predicateIdentity: AnyHashable { self }
}
