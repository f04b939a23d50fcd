import Foundation

/// A number with a unit.
// @unchecked: the properties are constant.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
  let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a unit measures the same.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

  /// The number in a unit. One that measures something else ends the program, as on a phone.
  open func doubleValue(for unit: HKUnit) -> Double {
    if unit == self.unit { return value }
    let (from, to) = (self.unit.scale, unit.scale)
    precondition(
      from.dimensions == to.dimensions,
      "A quantity in \(self.unit.unitString) cannot be converted to \(unit.unitString).")
    return (value * from.factor + from.offset - to.offset) / to.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.unit.isCompatible(with: unit) else { return false }
    return compare(other) == .orderedSame
  }

  open override var hash: Int { unit.scale.dimensions.hashValue }
  open override var description: String {
    "\(value.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))) \(unit.unitString)"
  }
}
