extension Int {
  /// The largest integer to create from an external number: it is exact as a `Double`, and sums of thousands do not
  /// overflow.
  package static let bound = 1 << 52

  /// Creates an integer from any number by truncation: NaN becomes zero, and numbers that are too large become the
  /// bound.
  package init<Number: BinaryFloatingPoint>(bounded number: Number) {
    let number = Double(number)
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -Double(Self.bound)), Double(Self.bound)))
  }
}
