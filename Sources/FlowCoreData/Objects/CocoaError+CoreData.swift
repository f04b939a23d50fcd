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

public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
public let NSPersistentStoreOpenError = 134_080
public let NSMigrationMissingSourceModelError = 134_130

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
  public static var managedObjectReferentialIntegrity: CocoaError.Code { CocoaError.Code(rawValue: 133_000) }
  public static var managedObjectExternalRelationship: CocoaError.Code { CocoaError.Code(rawValue: 133_010) }
  public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
  public static var managedObjectConstraintMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_021) }
  public static var persistentStoreInvalidType: CocoaError.Code { CocoaError.Code(rawValue: 134_000) }
  public static var persistentStoreTypeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 134_010) }
  public static var persistentStoreIncompatibleSchema: CocoaError.Code { CocoaError.Code(rawValue: 134_020) }
  public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
  public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134_070) }
  public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134_080) }
  public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134_090) }
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134_100) }
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
  public static var migrationMissingMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_140) }
  public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: 134_180) }
  public static var inferredMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_190) }
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134_060) }
}
