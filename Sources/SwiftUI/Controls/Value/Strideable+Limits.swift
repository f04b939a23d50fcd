extension Strideable {
  /// The value advanced by a distance, or the last value of its type in that direction: integer overflow would end the
  /// process.
  func advancedWithinType(by distance: Stride) -> Self {
    guard let whole = self as? any FixedWidthInteger, let distance = distance as? any BinaryInteger else {
      return advanced(by: distance)
    }
    return whole.advancedWithinType(by: distance) as? Self ?? self
  }
}

extension FixedWidthInteger {
  fileprivate func advancedWithinType<Distance: BinaryInteger>(by distance: Distance) -> Self {
    let isForward = distance >= 0
    guard let length = Self(exactly: distance.magnitude) else { return isForward ? .max : .min }
    let (next, isBeyond) = isForward ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    return isBeyond ? (isForward ? .max : .min) : next
  }
}

extension SignedNumeric {
  /// The negated value; `nil` for the minimum integer, which has no negation.
  var negated: Self? {
    guard let whole = self as? any FixedWidthInteger else { return 0 - self }
    return whole.isLeast ? nil : 0 - self
  }
}

extension FixedWidthInteger {
  fileprivate var isLeast: Bool { Self.isSigned && self == .min }
}
