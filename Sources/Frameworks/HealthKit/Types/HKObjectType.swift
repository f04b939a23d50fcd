import FlowFoundation
import Foundation

/// The type of something in the health store.
// @unchecked: the properties are constant.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }

  /// The type of quantities; `nil` for an identifier that no phone has.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    QuantityKinds.kind(of: identifier.rawValue) == nil ? nil : HKQuantityType(identifier)
  }

  /// The type of notes; `nil` for an identifier that no phone has.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  open class func workoutType() -> HKWorkoutType { HKWorkoutType() }

  /// The types that an app asks for to read samples of the type.
  var permissionTypes: [HKObjectType] { [self] }

  /// The name in the system's sheet: `Step Count` for `HKQuantityTypeIdentifierStepCount`.
  var displayName: String {
    let marks = [
      "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCharacteristicTypeIdentifier",
      "HKCorrelationTypeIdentifier",
    ]
    let name = marks.first { identifier.hasPrefix($0) }.map { identifier.dropFirst($0.count) } ?? identifier[...]
    let text = name.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text += " " }
      text.append(letter)
    }
    // Health's own words for the most frequent ones.
    return ["Step Count": "Steps", "Body Mass": "Weight", "Active Energy Burned": "Active Energy"][text] ?? text
  }
}

/// The type of samples.
// @unchecked: see `HKObjectType`.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  open var isMaximumDurationRestricted: Bool { false }
  open var isMinimumDurationRestricted: Bool { false }
}

/// How quantities of several times become one.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic = 1
  case discreteTemporallyWeighted = 2
  case discreteEquivalentContinuousLevel = 3
}

/// The type of quantities.
// @unchecked: see `HKObjectType`.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a type.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

  /// Whether quantities are added up. All others have arithmetic means here.
  open var aggregationStyle: HKQuantityAggregationStyle {
    QuantityKinds.kind(of: identifier)?.isCumulative == true ? .cumulative : .discreteArithmetic
  }

  /// Whether a unit measures what the type does.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    QuantityKinds.kind(of: identifier)?.unit.isCompatible(with: unit) ?? false
  }
}

/// The type of notes.
// @unchecked: see `HKObjectType`.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a type.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// The type of workouts.
// @unchecked: see `HKObjectType`.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  fileprivate init() { super.init("HKWorkoutTypeIdentifier") }

  override var displayName: String { "Workouts" }
}

/// A property of the person.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// The type of a property of the person.
// @unchecked: see `HKObjectType`.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates a type.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
