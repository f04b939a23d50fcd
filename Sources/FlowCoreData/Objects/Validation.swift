import FlowFoundation
import Foundation

/// The rules of a model for the values of objects.
enum Validation {
  /// Checks all values of an object.
  ///
  /// - Throws: A `CocoaError` with the only fault, or `validationMultipleErrors` with all.
  static func check(_ object: NSManagedObject) throws {
    let properties = object.entity.layout.properties
    let faults = properties.indices.flatMap { index -> [any Error] in
      let value = object.values?[index]
      return self.faults(value, properties[index].description, of: object)
    }
    try throwAll(faults)
  }

  /// Checks that no relationship denies the deletion.
  static func checkDeletion(of object: NSManagedObject) throws {
    var faults: [any Error] = []
    for (index, property) in object.entity.layout.properties.enumerated() {
      guard let relationship = property.relationship, relationship.deleteRule == .denyDeleteRule else { continue }
      let others = object.relatedIDs(index).list.compactMap { object.context?.object(with: $0) }
      if others.contains(where: { !$0.isDeleted }) {
        faults.append(error(.validationRelationshipDeniedDelete, object, property.name, nil))
      }
    }
    try throwAll(faults)
  }

  /// Throws one fault as it is, and several as one.
  static func throwAll(_ faults: [any Error]) throws {
    if faults.count == 1 { throw faults[0] }
    if faults.isEmpty { return }
    let flat = faults.flatMap { fault in
      ((fault as? CocoaError)?.userInfo[NSDetailedErrorsKey] as? [any Error]) ?? [fault]
    }
    throw CocoaError(
      .validationMultipleErrors,
      userInfo: [NSDetailedErrorsKey: flat, NSLocalizedDescriptionKey: "Multiple validation errors occurred."])
  }

  private static func error(
    _ code: CocoaError.Code, _ object: NSManagedObject, _ key: String, _ value: Any?
  ) -> CocoaError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
      NSLocalizedDescriptionKey: message(code, key, object.entity.name ?? ""),
    ]
    if let value { info[NSValidationValueErrorKey] = value }
    return CocoaError(code, userInfo: info)
  }

  private static func message(_ code: CocoaError.Code, _ key: String, _ entity: String) -> String {
    let fault =
      switch code {
      case .validationMissingMandatoryProperty: "is required and has no value"
      case .validationRelationshipLacksMinimumCount: "has too few objects"
      case .validationRelationshipExceedsMaximumCount: "has too many objects"
      case .validationRelationshipDeniedDelete: "has objects, so that its owner cannot be deleted"
      case .validationNumberTooLarge: "is too large"
      case .validationNumberTooSmall: "is too small"
      case .validationDateTooLate: "is too late"
      case .validationDateTooSoon: "is too soon"
      case .validationStringTooLong: "is too long"
      case .validationStringTooShort: "is too short"
      case .validationStringPatternMatching: "does not match its pattern"
      default: "is not valid"
      }
    return "\(entity).\(key) \(fault)."
  }

  private static func faults(_ value: Any?, _ property: NSPropertyDescription, of object: NSManagedObject)
    -> [any Error]
  {
    func fault(_ code: CocoaError.Code) -> [any Error] { [error(code, object, property.name, value)] }
    if let relationship = property as? NSRelationshipDescription {
      if value is Unread { return [] }
      let count = (value as? RelatedIDs)?.count ?? (value == nil ? 0 : 1)
      if count == 0 {
        return relationship.isOptional
          ? []
          : fault(
            relationship.isToMany ? .validationRelationshipLacksMinimumCount : .validationMissingMandatoryProperty)
      }
      if relationship.isToMany, count < relationship.minCount { return fault(.validationRelationshipLacksMinimumCount) }
      if relationship.maxCount > 1, count > relationship.maxCount {
        return fault(.validationRelationshipExceedsMaximumCount)
      }
      return []
    }
    guard let value else { return property.isOptional ? [] : fault(.validationMissingMandatoryProperty) }
    if let attribute = property as? NSAttributeDescription, let code = brokenRule(value, attribute) {
      return fault(code)
    }
    let isValid = property.validationPredicates.allSatisfy { $0.evaluate(with: value) }
    return isValid ? [] : fault(.managedObjectValidation)
  }

  private static func brokenRule(_ value: Any, _ attribute: NSAttributeDescription) -> CocoaError.Code? {
    switch value {
    case let text as String:
      let count = Double(text.utf16.count)
      if let minimum = attribute.minimum, count < minimum { return .validationStringTooShort }
      if let maximum = attribute.maximum, count > maximum { return .validationStringTooLong }
      if let pattern = attribute.pattern, PredicateText.matches(text, pattern, []) == false {
        return .validationStringPatternMatching
      }
    case let date as Date:
      if let minimum = attribute.minimum, date.timeIntervalSinceReferenceDate < minimum {
        return .validationDateTooSoon
      }
      if let maximum = attribute.maximum, date.timeIntervalSinceReferenceDate > maximum {
        return .validationDateTooLate
      }
    case let number as NSNumber:
      if let minimum = attribute.minimum, number.doubleValue < minimum { return .validationNumberTooSmall }
      if let maximum = attribute.maximum, number.doubleValue > maximum { return .validationNumberTooLarge }
    default: break
    }
    return nil
  }
}
