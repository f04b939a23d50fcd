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

  /// Resolves all conflicts that a save has found: first those of rows together, then those of unique values together.
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
    try MergeResolution(type: mergeType).resolve(list)
  }

  /// Resolves conflicts of values that have to be unique.
  ///
  /// - Throws: A `CocoaError` if conflicts are errors for the policy.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    try MergeResolution(type: mergeType).resolve(list)
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
