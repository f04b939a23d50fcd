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

/// How the skin of a person takes the sun.
// @unchecked: the properties are constant.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  public let skinType: HKFitzpatrickSkinType

  init(_ value: HKFitzpatrickSkinType) { skinType = value }
}

/// Whether a person uses a wheelchair.
// @unchecked: the properties are constant.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  public let wheelchairUse: HKWheelchairUse

  init(_ value: HKWheelchairUse) { wheelchairUse = value }
}

/// What the move ring of a person shows.
// @unchecked: the properties are constant.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  public let activityMoveMode: HKActivityMoveMode

  init(_ value: HKActivityMoveMode) { activityMoveMode = value }
}
