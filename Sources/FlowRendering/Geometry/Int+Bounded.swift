extension Int {
  /// The largest whole number that is made of a number from outside: every larger one is still a whole number as a
  /// `Double`, and thousands of them can be added.
  package static let bound = 1 << 52

  /// A whole number from one that may be anything, without its fraction: what is no number becomes zero, what is too large
  /// becomes the bound.
  package init<Number: BinaryFloatingPoint>(bounded number: Number) {
    let number = Double(number)
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -Double(Self.bound)), Double(Self.bound)))
  }
}
