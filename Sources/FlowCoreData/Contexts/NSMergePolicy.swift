import FlowFoundation
import Foundation

/// How conflicts are resolved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// What happens if somebody else has changed what is saved.
///
/// `@unchecked Sendable`: nothing changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump

/// A conflict of a save: the versions of an object.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, stored: [String: Any]?) {
    sourceObject = object
    objectSnapshot = object.changedValues()
    persistedSnapshot = stored
  }
}

/// Resolves conflicts of a save.
struct MergeResolution {
  let context: NSManagedObjectContext
  let type: NSMergePolicyType

  init(context: NSManagedObjectContext, policy: Any) {
    self.context = context
    type = (policy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  static func error(_ conflict: SaveConflict) -> CocoaError {
    switch conflict {
    case .row(let object):
      CocoaError(
        .managedObjectMerge,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes: \(object.id) has been changed by somebody else.",
          NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object, stored: nil)],
        ])
    case .unique(let object, let other):
      CocoaError(
        .managedObjectConstraintMerge,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Constraint unique violation: \(object.entity.name ?? "") has the same unique values as \(other).",
          NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object, stored: nil)],
        ])
    }
  }

  /// - Throws: A `CocoaError` if the policy is to do so.
  func resolve(_ conflict: SaveConflict) throws {
    if type == .errorMergePolicyType { throw Self.error(conflict) }
    switch conflict {
    case .row(let object): try resolve(object)
    case .unique(let object, let other): resolve(object, other)
    }
  }

  private func resolve(_ object: NSManagedObject) throws {
    guard let row = try object.id.store?.row(of: object.id), let stored = row.values else {
      // It was deleted by somebody else.
      object.objectWillChange.send()
      context.updated.remove(object)
      context.deleted.remove(object)
      context.unregister(object)
      object.context = nil
      object.state = .outside
      return
    }
    object.version = row.version
    if object.state == .deleted {
      if type == .rollbackMergePolicyType || type == .mergeByPropertyStoreTrumpMergePolicyType {
        context.deleted.remove(object)
        restore(object, stored)
      }
      return
    }
    guard type != .rollbackMergePolicyType else {
      context.updated.remove(object)
      return restore(object, stored)
    }
    let (own, before) = (object.values ?? [], object.committed ?? [])
    object.objectWillChange.send()
    object.values = stored.indices.map { index in
      if type == .overwriteMergePolicyType { return own[index] }
      let isOwn = !Unread.isEqual(own[index], before[index])
      let isStored = !Unread.isEqual(stored[index], before[index]) && !(stored[index] is Unread)
      if isOwn, isStored { return type == .mergeByPropertyObjectTrumpMergePolicyType ? own[index] : stored[index] }
      return isOwn ? own[index] : stored[index] is Unread ? own[index] : stored[index]
    }
    object.committed = stored.indices.map { stored[$0] is Unread ? before[$0] : stored[$0] }
  }

  private func restore(_ object: NSManagedObject, _ stored: [Any?]) {
    object.objectWillChange.send()
    object.values = stored
    object.committed = nil
    object.state = .clean
  }

  /// Writes the values into the object that has the unique ones, or leaves that as it is. The other one is deleted.
  private func resolve(_ object: NSManagedObject, _ other: NSManagedObjectID) {
    let existing = context.object(with: other)
    if type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType {
      for (index, property) in object.entity.layout.properties.enumerated() {
        if property.relationship != nil {
          if let set = object.value(at: index) as? NSSet, set.count == 0 { continue }
          if object.value(at: index) == nil { continue }
        }
        existing.setValue(object.value(at: index), at: index)
      }
    }
    let isNew = object.state == .inserted
    context.delete(object)
    context.processPendingChanges()
    if isNew { return }
  }
}
