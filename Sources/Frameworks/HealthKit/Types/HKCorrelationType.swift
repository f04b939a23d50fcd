import FlowFoundation
import Foundation

/// What is measured or noted together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// The type of correlations. An app asks for the types of their objects instead.
// @unchecked: see `HKObjectType`.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates a type.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }

  override var permissionTypes: [HKObjectType] {
    switch HKCorrelationTypeIdentifier(rawValue: identifier) {
    case .bloodPressure: [HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic)]
    case .food: QuantityKinds.dietaryTypes
    default: []
    }
  }
}

extension HKObjectType {
  /// The type of correlations; `nil` for an identifier that no phone has.
  public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    identifier == .bloodPressure || identifier == .food ? HKCorrelationType(identifier) : nil
  }
}
