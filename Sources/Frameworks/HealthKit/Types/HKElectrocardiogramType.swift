import FlowFoundation
import Foundation

/// The type of electrocardiograms.
// @unchecked: see `HKObjectType`.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {
  fileprivate init() { super.init("HKDataTypeIdentifierElectrocardiogram") }

  override var displayName: String { "Electrocardiograms (ECG)" }
}

extension HKObjectType {
  /// The type of electrocardiograms.
  public class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType() }
}
