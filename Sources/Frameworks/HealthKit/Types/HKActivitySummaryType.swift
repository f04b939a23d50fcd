import FlowFoundation
import Foundation

/// The identifier of the type of summaries of activity.
public let HKActivitySummaryTypeIdentifier = "HKActivitySummaryTypeIdentifier"

/// The type of summaries of activity.
// @unchecked: see `HKObjectType`.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  fileprivate init() { super.init(HKActivitySummaryTypeIdentifier) }

  override var displayName: String { "Activity" }
}

extension HKObjectType {
  /// The type of summaries of activity.
  public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
}
