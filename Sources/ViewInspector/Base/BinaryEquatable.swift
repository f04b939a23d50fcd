/// A type without an equality of its own; values are equal if their bytes are.
public protocol BinaryEquatable: Equatable {}

extension BinaryEquatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafeBytes(of: lhs) { left in withUnsafeBytes(of: rhs) { left.elementsEqual($0) } }
  }
}
