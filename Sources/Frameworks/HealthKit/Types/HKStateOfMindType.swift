import FlowFoundation
import Foundation

/// The identifier of the type of feelings.
public let HKDataTypeIdentifierStateOfMind = "HKDataTypeStateOfMind"

/// The type of feelings.
// @unchecked: see `HKObjectType`.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {
  fileprivate init() { super.init(HKDataTypeIdentifierStateOfMind) }

  override var displayName: String { "State of Mind" }
}

extension HKObjectType {
  /// The type of feelings.
  public class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType() }
}
