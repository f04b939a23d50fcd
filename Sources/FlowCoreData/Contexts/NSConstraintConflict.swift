import Foundation

/// A conflict of a save: objects have unique values that others have already.
///
/// It is between an object and a row of the store, or between several objects that are to be saved.
open class NSConstraintConflict: NSObject {
  /// The names of the attributes whose values together are unique.
  public let constraint: [String]
  public let constraintValues: [String: Any]
  /// The object of the store that has the values; `nil` if the objects that are to be saved have them alone.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  /// The objects that are to be saved with them.
  public let conflictingObjects: [NSManagedObject]
  /// The values of these objects before the changes; those of new ones as they are.
  public let conflictingSnapshots: [[AnyHashable: Any]]

  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
    conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    let own = conflictingObjects.first.flatMap { $0.snapshot($0.values) } ?? [:]
    constraintValues = own.filter { contraint.contains($0.key) }
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot.map { values in
      Dictionary(values.compactMap { key, value in (key as? String).map { ($0, value) } }) { first, _ in first }
    }
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.map { $0 as? [AnyHashable: Any] ?? [:] }
  }

  convenience init(_ found: UniqueConflict, in context: NSManagedObjectContext) {
    let stored = found.row.map { context.object(with: $0) }
    stored?.read()
    self.init(
      constraint: found.names, database: stored, databaseSnapshot: stored.flatMap { $0.snapshot($0.values) },
      conflicting: found.objects,
      conflictingSnapshots: found.objects.map { $0.snapshot($0.committed ?? $0.values) ?? [:] })
  }

  /// The object that keeps the values: that of the store, or one that was there before the others.
  var kept: NSManagedObject? {
    databaseObject ?? conflictingObjects.first { $0.state != .inserted } ?? conflictingObjects.first
  }
}
