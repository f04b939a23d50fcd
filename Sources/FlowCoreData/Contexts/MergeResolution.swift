import FlowFoundation
import Foundation

/// Resolves conflicts of a save.
struct MergeResolution {
  let type: NSMergePolicyType

  /// Lets a policy resolve what a save has found, all of it at once.
  ///
  /// - Throws: A `CocoaError` if the policy is to do so.
  static func resolve(_ conflicts: SaveConflicts, with policy: Any, in context: NSManagedObjectContext) throws {
    let policy = policy as? NSMergePolicy ?? .error
    switch conflicts {
    case .rows(let objects):
      let rows = try objects.map { try $0.id.store?.row(of: $0.id) }
      try policy.resolve(mergeConflicts: zip(objects, rows).map { NSMergeConflict($0, $1) })
      // What is left is saved over the rows, also by a policy that does nothing.
      for case (let object, let row?) in zip(objects, rows) where row.values != nil { object.version = row.version }
    case .unique(let list):
      try policy.resolve(mergeConflicts: list.map { NSConstraintConflict($0, in: context) })
    }
  }

  // MARK: - Errors

  /// The error of a save whose conflicts are not resolved.
  static func error(_ conflicts: SaveConflicts, in context: NSManagedObjectContext) -> CocoaError {
    switch conflicts {
    case .rows(let objects): error(objects.map { NSMergeConflict($0, nil) })
    case .unique(let list): error(list.map { NSConstraintConflict($0, in: context) })
    }
  }

  private static func error(_ conflicts: [NSMergeConflict]) -> CocoaError {
    let objects = conflicts.map { "\($0.sourceObject.id)" }
    return error(
      .managedObjectMerge, conflicts,
      """
      Could not merge changes: \(objects.joined(separator: ", ")) \(objects.count == 1 ? "has" : "have") been changed by \
      somebody else.
      """)
  }

  private static func error(_ conflicts: [NSConstraintConflict]) -> CocoaError {
    let parts = conflicts.map { conflict in
      let name = conflict.conflictingObjects.first?.entity.name ?? ""
      let other = conflict.databaseObject.map { "\($0.id)" } ?? "another object"
      return "\(name) has the same unique values as \(other)"
    }
    return error(
      .managedObjectConstraintMerge, conflicts, "Constraint unique violation: \(parts.joined(separator: "; ")).")
  }

  private static func error(_ code: CocoaError.Code, _ conflicts: [Any], _ reason: String) -> CocoaError {
    CocoaError(
      code, userInfo: [NSLocalizedDescriptionKey: reason, NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  // MARK: - Rows

  func resolve(_ conflicts: [NSMergeConflict]) throws {
    if type == .errorMergePolicyType, !conflicts.isEmpty { throw Self.error(conflicts) }
    for conflict in conflicts { try resolve(conflict) }
  }

  private func resolve(_ conflict: NSMergeConflict) throws {
    let object = conflict.sourceObject
    guard let context = object.context else { return }
    guard conflict.newVersionNumber > 0, let stored = try object.id.store?.row(of: object.id)?.values else {
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

  // MARK: - Unique values

  func resolve(_ conflicts: [NSConstraintConflict]) throws {
    if type == .errorMergePolicyType, !conflicts.isEmpty { throw Self.error(conflicts) }
    for conflict in conflicts {
      guard let kept = conflict.kept else { continue }
      for object in conflict.conflictingObjects where object !== kept { resolve(object, kept) }
    }
  }

  /// Writes the values into the object that has the unique ones, or leaves that as it is. The other one is deleted.
  private func resolve(_ object: NSManagedObject, _ existing: NSManagedObject) {
    // Another conflict of the list has removed one of them.
    guard object.context != nil, object.state != .deleted, existing.state != .deleted else { return }
    if type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType {
      for (index, property) in object.entity.layout.properties.enumerated() where property.fetched == nil {
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
