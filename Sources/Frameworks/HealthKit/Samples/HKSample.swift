import FlowFoundation
import Foundation
import PhoneSimulation

/// Something that was measured or noted at a time.
// @unchecked: see `HKObject`.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(type: HKSampleType, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) {
    precondition(start <= end, "A sample of \(type.identifier) ends before it starts.")
    sampleType = type
    startDate = start
    endDate = end
    super.init(device: device, metadata: metadata)
  }

  /// Creates another view of a sample of the store.
  init(viewOf sample: HKSample) {
    sampleType = sample.sampleType
    startDate = sample.startDate
    endDate = sample.endDate
    super.init(viewOf: sample)
  }

  /// The types that an app has to be permitted to write.
  var writtenTypes: [HKSampleType] { [sampleType] }

  /// What of the sample an app can see that may read some types; `nil` for nothing.
  func view(ofTypes mayRead: (HKObjectType) -> Bool) -> HKSample? { mayRead(sampleType) ? self : nil }

  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

  /// The sample in the record of acts.
  var summary: String { sampleType.displayName }
}

/// Something that was measured.
// @unchecked: see `HKObject`.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  /// Creates a sample. A unit that does not measure what the type does ends the program, as on a phone.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    precondition(
      quantityType.is(compatibleWith: quantity.unit),
      "\(quantityType.identifier) is not measured in \(quantity.unit.unitString).")
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]?
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }

  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
  }

  open var count: Int { 1 }

  override var summary: String { "\(quantity) of \(sampleType.displayName)" }
}

/// A measurement of a type whose quantities are added up.
public typealias HKCumulativeQuantitySample = HKQuantitySample
/// A measurement of a type whose quantities have means.
public typealias HKDiscreteQuantitySample = HKQuantitySample

/// Something that was noted.
// @unchecked: see `HKObject`.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  /// The raw value of the type's enumeration.
  public let value: Int

  /// Creates a sample.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    categoryType = type
    self.value = value
    super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }

  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
  }

  override var summary: String { "\(sampleType.displayName) \(value)" }
}
