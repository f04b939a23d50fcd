import Foundation

/// The sex of a person.
// @unchecked: the properties are constant.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  public let biologicalSex: HKBiologicalSex

  init(_ value: HKBiologicalSex) { biologicalSex = value }
}

/// The blood of a person.
// @unchecked: the properties are constant.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  public let bloodType: HKBloodType

  init(_ value: HKBloodType) { bloodType = value }
}
