import Foundation
import Locking

/// How an object keeps an associated one. Every policy keeps it here, apart from `OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that are associated with objects, by key.
///
/// `@unchecked Sendable`: guarded by the lock of `associations`; the values are the app's, as on Apple's systems.
private struct Associations: @unchecked Sendable {
  struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private var owners: [ObjectIdentifier: Owner] = [:]
  private var limit = 64

  /// The values of an object; those of a former object at the same address are dropped.
  subscript(_ object: AnyObject) -> [UnsafeRawPointer: Any] {
    get {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return [:] }
      return owner.values
    }
    set {
      owners[ObjectIdentifier(object)] = newValue.isEmpty ? nil : Owner(object: object, values: newValue)
      removeReleased()
    }
  }

  /// Drops the values of released objects when their number has doubled.
  private mutating func removeReleased() {
    guard owners.count > limit else { return }
    owners = owners.filter { $0.value.object != nil }
    limit = max(64, owners.count * 2)
  }
}

private let associations = Locked(Associations())

/// A reference that does not keep its object.
private final class Unowned {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The value associated with an object for a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = associations.withLock { $0[object as AnyObject][key] }
  if let reference = value as? Unowned { return reference.object }
  return value
}

/// Associates a value with an object, or removes it.
///
/// - Note: Approximate: a value is released when the values of released objects are next looked through, not with its
///   object.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that names the association.
///   - value: The value; `nil` removes it.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept = value.map { policy == .OBJC_ASSOCIATION_ASSIGN ? Unowned($0 as AnyObject) : $0 }
  // The former value is released outside of the lock, because its deallocation may associate others.
  let former = associations.withLock { associations in
    let former = associations[object as AnyObject][key]
    associations[object as AnyObject][key] = kept
    return former
  }
  withExtendedLifetime(former) {}
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let former = associations.withLock { associations in
    let former = associations[object as AnyObject]
    associations[object as AnyObject] = [:]
    return former
  }
  withExtendedLifetime(former) {}
}
