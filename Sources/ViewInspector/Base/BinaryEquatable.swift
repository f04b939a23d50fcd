/// A type whose values are compared bytewise.
public protocol BinaryEquatable: Equatable {}

extension BinaryEquatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafeBytes(of: lhs) { left in withUnsafeBytes(of: rhs) { left.elementsEqual($0) } }
  }
}
