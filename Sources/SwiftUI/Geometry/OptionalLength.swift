import Foundation

/// An optional length in the room of a number: a missing one is a certain NaN. There are many of them in a tree.
package struct OptionalLength: Hashable, Sendable {
  private let bits: UInt64

  private static let missing: UInt64 = 0x7FF8_0000_0000_0A11

  package init(_ length: CGFloat?) {
    // Adding zero makes the two zeros one.
    if let length { bits = (length + 0).native.bitPattern } else { bits = Self.missing }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Not even a missing length: what no calculation gives.
  package static let unused = OptionalLength(bits: .max)

  // Written out: it is compared all the time, and a debug build calls whatever is derived.
  package static func == (lhs: OptionalLength, rhs: OptionalLength) -> Bool { lhs.bits == rhs.bits }

  package var length: CGFloat? { bits == Self.missing ? nil : CGFloat(Double(bitPattern: bits)) }
}
