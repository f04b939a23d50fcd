import Foundation

/// An optional length in the room of a number: a missing one is a certain NaN. There are many of them in a tree.
package struct OptionalLength: Hashable, Sendable {
  private let bits: UInt64

  private static let missing: UInt64 = 0x7FF8_0000_0000_0A11

  package init(_ length: CGFloat?) {
    // Adding zero makes the two zeros one.
    bits = length.map { ($0 + 0).native.bitPattern } ?? Self.missing
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Not even a missing length: what no calculation gives.
  package static let unused = OptionalLength(bits: .max)

  package var length: CGFloat? { bits == Self.missing ? nil : CGFloat(Double(bitPattern: bits)) }
}
