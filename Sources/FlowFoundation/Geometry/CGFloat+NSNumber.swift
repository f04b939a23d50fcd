import Foundation

// Foundation declares these for all numbers except this one.
extension CGFloat {
  /// The value of a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The value of a number; `nil` if it cannot be represented.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
