import Foundation

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectContextLockingError = 132_000
public let NSPersistentStoreCoordinatorLockingError = 132_010
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSManagedObjectExternalRelationshipError = 133_010
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectConstraintMergeError = 133_021
public let NSPersistentStoreInvalidTypeError = 134_000
public let NSPersistentStoreTypeMismatchError = 134_010
public let NSPersistentStoreIncompatibleSchemaError = 134_020
public let NSPersistentStoreSaveError = 134_030
public let NSPersistentStoreIncompleteSaveError = 134_040
public let NSPersistentStoreSaveConflictsError = 134_050
public let NSCoreDataError = 134_060
public let NSPersistentStoreOperationError = 134_070
public let NSPersistentStoreOpenError = 134_080
public let NSPersistentStoreTimeoutError = 134_090
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
public let NSMigrationError = 134_110
public let NSMigrationConstraintViolationError = 134_111
public let NSMigrationCancelledError = 134_120
public let NSMigrationMissingSourceModelError = 134_130
public let NSMigrationMissingMappingModelError = 134_140
public let NSMigrationManagerSourceStoreError = 134_150
public let NSMigrationManagerDestinationStoreError = 134_160
public let NSEntityMigrationPolicyError = 134_170
public let NSSQLiteError = 134_180
public let NSInferredMappingModelError = 134_190
public let NSExternalRecordImportError = 134_200
public let NSPersistentHistoryTokenExpiredError = 134_301
public let NSManagedObjectModelReferenceNotFoundError = 134_504
public let NSStagedMigrationFrameworkVersionMismatchError = 134_505
public let NSStagedMigrationBackwardMigrationError = 134_506

extension CocoaError.Code {
  public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
  public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1560) }
  public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: 1570) }
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code { CocoaError.Code(rawValue: 1580) }
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { CocoaError.Code(rawValue: 1590) }
  public static var validationRelationshipDeniedDelete: CocoaError.Code { CocoaError.Code(rawValue: 1600) }
  public static var validationNumberTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 1610) }
  public static var validationNumberTooSmall: CocoaError.Code { CocoaError.Code(rawValue: 1620) }
  public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: 1630) }
  public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: 1640) }
  public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: 1650) }
  public static var validationStringTooLong: CocoaError.Code { CocoaError.Code(rawValue: 1660) }
  public static var validationStringTooShort: CocoaError.Code { CocoaError.Code(rawValue: 1670) }
  public static var validationStringPatternMatching: CocoaError.Code { CocoaError.Code(rawValue: 1680) }
  public static var managedObjectContextLocking: CocoaError.Code { CocoaError.Code(rawValue: 132_000) }
  public static var persistentStoreCoordinatorLocking: CocoaError.Code { CocoaError.Code(rawValue: 132_010) }
  public static var managedObjectReferentialIntegrity: CocoaError.Code { CocoaError.Code(rawValue: 133_000) }
  public static var managedObjectExternalRelationship: CocoaError.Code { CocoaError.Code(rawValue: 133_010) }
  public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
  public static var managedObjectConstraintMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_021) }
  public static var persistentStoreInvalidType: CocoaError.Code { CocoaError.Code(rawValue: 134_000) }
  public static var persistentStoreTypeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 134_010) }
  public static var persistentStoreIncompatibleSchema: CocoaError.Code { CocoaError.Code(rawValue: 134_020) }
  public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
  public static var persistentStoreIncompleteSave: CocoaError.Code { CocoaError.Code(rawValue: 134_040) }
  public static var persistentStoreSaveConflicts: CocoaError.Code { CocoaError.Code(rawValue: 134_050) }
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134_060) }
  public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134_070) }
  public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134_080) }
  public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134_090) }
  public static var persistentStoreUnsupportedRequestType: CocoaError.Code { CocoaError.Code(rawValue: 134_091) }
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134_100) }
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
  public static var migrationCancelled: CocoaError.Code { CocoaError.Code(rawValue: 134_120) }
  public static var migrationMissingSourceModel: CocoaError.Code { CocoaError.Code(rawValue: 134_130) }
  public static var migrationMissingMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_140) }
  public static var migrationManagerSourceStore: CocoaError.Code { CocoaError.Code(rawValue: 134_150) }
  public static var migrationManagerDestinationStore: CocoaError.Code { CocoaError.Code(rawValue: 134_160) }
  public static var entityMigrationPolicy: CocoaError.Code { CocoaError.Code(rawValue: 134_170) }
  public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: 134_180) }
  public static var inferredMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_190) }
  public static var externalRecordImport: CocoaError.Code { CocoaError.Code(rawValue: 134_200) }
}

extension CocoaError {
  /// The object that is not valid.
  public var validationObject: Any? { userInfo[NSValidationObjectErrorKey] }

  /// The property that is not valid.
  public var validationKey: String? { userInfo[NSValidationKeyErrorKey] as? String }

  /// The predicate that the value does not match.
  public var validationPredicate: NSPredicate? { userInfo[NSValidationPredicateErrorKey] as? NSPredicate }

  /// The value that is not valid.
  public var validationValue: Any? { userInfo[NSValidationValueErrorKey] }

  /// The stores of the error.
  public var affectedStores: [AnyObject]? { userInfo[NSAffectedStoresErrorKey] as? [AnyObject] }

  /// The objects of the error.
  public var affectedObjects: [AnyObject]? { userInfo[NSAffectedObjectsErrorKey] as? [AnyObject] }

  /// The conflicts that the merge policy has not resolved.
  public var persistentStoreSaveConflicts: [NSMergeConflict]? {
    userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
  }
}
