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

  /// Resolves all conflicts that a save has found. By default those of rows, then those of unique values.
  ///
  /// - Throws: A `CocoaError` if conflicts are errors for the policy.
  open func resolve(mergeConflicts list: [Any]) throws {
    let rows = list.compactMap { $0 as? NSMergeConflict }
    if !rows.isEmpty { try resolve(optimisticLockingConflicts: rows) }
    let constraints = list.compactMap { $0 as? NSConstraintConflict }
    if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
  }

  /// Resolves conflicts with rows that somebody else has changed.
  ///
  /// - Throws: A `CocoaError` if conflicts are errors for the policy.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    for conflict in list { try MergeResolution(type: mergeType).resolve(conflict) }
  }

  /// Resolves conflicts of values that have to be unique.
  ///
  /// - Throws: A `CocoaError` if conflicts are errors for the policy.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    for conflict in list { try MergeResolution(type: mergeType).resolve(conflict) }
  }

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

/// A conflict of a save with a row that somebody else has changed: the versions of an object.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  /// The values that are to be saved.
  public let objectSnapshot: [String: Any]?
  /// The values before the changes.
  public let cachedSnapshot: [String: Any]?
  /// The values of the store; `nil` if the object was deleted.
  public let persistedSnapshot: [String: Any]?
  /// The number of changes of the row; 0 if it was deleted.
  public let newVersionNumber: Int
  /// The number of changes of the row that the object knows.
  public let oldVersionNumber: Int
  fileprivate let row: StoredRow?

  fileprivate init(_ object: NSManagedObject, _ row: StoredRow?) {
    sourceObject = object
    objectSnapshot = Self.snapshot(object, object.values)
    cachedSnapshot = Self.snapshot(object, object.committed)
    persistedSnapshot = row?.values.flatMap { Self.snapshot(object, $0) }
    newVersionNumber = Int(row?.version ?? 0)
    oldVersionNumber = Int(object.version)
    self.row = row
  }

  /// The values of attributes by their names, without those that are missing.
  fileprivate static func snapshot(_ object: NSManagedObject, _ values: [Any?]?) -> [String: Any]? {
    guard let values else { return nil }
    var snapshot: [String: Any] = [:]
    for (index, property) in object.entity.layout.properties.enumerated() where property.attribute != nil {
      if let value = values[index], !(value is Unread) { snapshot[property.name] = value }
    }
    return snapshot
  }
}

/// A conflict of a save: an object has unique values that another one has already.
open class NSConstraintConflict: NSObject {
  /// The names of the attributes whose values together are unique.
  public let constraint: [String]
  public let constraintValues: [String: Any]
  /// The object of the store that has the values; `nil` if the objects that are to be saved have them alone.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  /// The objects that are to be saved with them.
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [Any]
  /// The object that keeps the values.
  fileprivate let kept: NSManagedObject?

  fileprivate init(_ object: NSManagedObject, _ other: NSManagedObject?, _ names: [String]) {
    constraint = names
    let own = NSMergeConflict.snapshot(object, object.values) ?? [:]
    constraintValues = own.filter { names.contains($0.key) }
    kept = other
    let stored = other.flatMap { $0.state == .inserted ? nil : $0 }
    stored?.read()
    databaseObject = stored
    databaseSnapshot = stored.flatMap { NSMergeConflict.snapshot($0, $0.values) }
    conflictingObjects = [object] + (stored == nil ? [other].compactMap(\.self) : [])
    conflictingSnapshots = conflictingObjects.map { NSMergeConflict.snapshot($0, $0.values) ?? [:] }
  }
}

/// Resolves conflicts of a save.
struct MergeResolution {
  private let type: NSMergePolicyType

  fileprivate init(type: NSMergePolicyType) { self.type = type }

  /// Lets a policy resolve what a save has found.
  ///
  /// - Throws: A `CocoaError` if the policy is to do so.
  static func resolve(_ conflict: SaveConflict, with policy: Any, in context: NSManagedObjectContext) throws {
    let policy = policy as? NSMergePolicy ?? .error
    switch conflict {
    case .row(let object):
      let row = try object.id.store?.row(of: object.id)
      try policy.resolve(mergeConflicts: [NSMergeConflict(object, row)])
      // What is left is saved over the row, also by a policy that does nothing.
      if let row, row.values != nil { object.version = row.version }
    case .unique(let object, let other, let names):
      try policy.resolve(mergeConflicts: [NSConstraintConflict(object, context.object(with: other), names)])
    }
  }

  /// The error of a save whose conflicts are not resolved.
  static func error(_ conflict: SaveConflict) -> CocoaError {
    switch conflict {
    case .row(let object): error(NSMergeConflict(object, nil))
    case .unique(let object, _, let names): error(NSConstraintConflict(object, nil, names))
    }
  }

  private static func error(_ conflict: NSMergeConflict) -> CocoaError {
    CocoaError(
      .managedObjectMerge,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Could not merge changes: \(conflict.sourceObject.id) has been changed by somebody else.",
        NSPersistentStoreSaveConflictsErrorKey: [conflict],
      ])
  }

  private static func error(_ conflict: NSConstraintConflict) -> CocoaError {
    let name = conflict.conflictingObjects.first?.entity.name ?? ""
    let other = conflict.databaseObject.map { "\($0.id)" } ?? "another object"
    return CocoaError(
      .managedObjectConstraintMerge,
      userInfo: [
        NSLocalizedDescriptionKey: "Constraint unique violation: \(name) has the same unique values as \(other).",
        NSPersistentStoreSaveConflictsErrorKey: [conflict],
      ])
  }

  fileprivate func resolve(_ conflict: NSConstraintConflict) throws {
    if type == .errorMergePolicyType { throw Self.error(conflict) }
    guard let kept = conflict.kept else { return }
    for object in conflict.conflictingObjects where object !== kept { resolve(object, kept) }
  }

  fileprivate func resolve(_ conflict: NSMergeConflict) throws {
    if type == .errorMergePolicyType { throw Self.error(conflict) }
    let object = conflict.sourceObject
    guard let context = object.context else { return }
    guard let stored = conflict.row?.values else {
      // It was deleted by somebody else.
      object.objectWillChange.send()
      context.updated.remove(object)
      context.deleted.remove(object)
      context.unregister(object)
      object.context = nil
      object.state = .outside
      return
    }
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
  private func resolve(_ object: NSManagedObject, _ existing: NSManagedObject) {
    if type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType {
      for (index, property) in object.entity.layout.properties.enumerated() {
        if property.relationship != nil {
          if let set = object.value(at: index) as? NSSet, set.count == 0 { continue }
          if object.value(at: index) == nil { continue }
        }
        existing.setValue(object.value(at: index), at: index)
      }
    }
    object.context?.delete(object)
    existing.context?.processPendingChanges()
  }
}
