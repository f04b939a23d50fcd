import Foundation

/// An optional length of the size of a number: a specific NaN represents `nil`. A tree contains many of them.
package struct OptionalLength: Hashable, Sendable {
  private let bits: UInt64

  private static let missing: UInt64 = 0x7FF8_0000_0000_0A11

  package init(_ length: CGFloat?) {
    // Adding zero normalizes negative zero.
    if let length { bits = (length + 0).native.bitPattern } else { bits = Self.missing }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// A marker that is neither a length nor `nil`, and never the result of a calculation.
  package static let unused = OptionalLength(bits: .max)

  // Implemented manually: it is called very often, and derived implementations are slow in debug builds.
  package static func == (lhs: OptionalLength, rhs: OptionalLength) -> Bool { lhs.bits == rhs.bits }

  package var length: CGFloat? { bits == Self.missing ? nil : CGFloat(Double(bitPattern: bits)) }
}
