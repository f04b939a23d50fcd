import Foundation

/// The constants of SHA-2: the first bits behind the point of the roots of prime numbers.
enum SHA2Constants {
  static let rounds512 = firstPrimes(80).map { fraction(ofRoot: 3, of: $0) }
  static let rounds256 = rounds512.prefix(64).map { UInt32($0 >> 32) }
  static let start512 = firstPrimes(8).map { fraction(ofRoot: 2, of: $0) }
  static let start384 = firstPrimes(16).dropFirst(8).map { fraction(ofRoot: 2, of: $0) }
  static let start256 = start512.map { UInt32($0 >> 32) }

  /// The first 64 bits behind the point of a square or cube root: the root of the number moved by 128 or 192 bits.
  private static func fraction(ofRoot degree: Int, of prime: Int) -> UInt64 {
    // The root has at most 5 bits before the point, so it has 69 bits; bits are found from the highest on.
    var root = WideInteger(0)
    let target = WideInteger(UInt64(prime)).shifted(left: 64 * degree)
    for bit in stride(from: 69, through: 0, by: -1) {
      let candidate = root.adding(bit: bit)
      let power = degree == 2 ? candidate * candidate : candidate * candidate * candidate
      if power <= target { root = candidate }
    }
    return root.low
  }
}

/// A natural number of up to 256 bits.
private struct WideInteger {
  /// Parts of 32 bits, the least significant first.
  private var parts = [UInt64](repeating: 0, count: 8)

  init(_ value: UInt64) {
    parts[0] = value & 0xFFFF_FFFF
    parts[1] = value >> 32
  }

  var low: UInt64 { parts[0] | parts[1] << 32 }

  func shifted(left bits: Int) -> WideInteger {
    var result = WideInteger(0)
    for index in 0..<8 where index - bits / 32 >= 0 { result.parts[index] = parts[index - bits / 32] }
    return result
  }

  func adding(bit: Int) -> WideInteger {
    var result = self
    result.parts[bit / 32] |= 1 << UInt64(bit % 32)
    return result
  }

  static func * (a: WideInteger, b: WideInteger) -> WideInteger {
    var result = WideInteger(0)
    for i in 0..<8 where a.parts[i] != 0 {
      var carry: UInt64 = 0
      for j in 0..<8 - i {
        let sum = result.parts[i + j] + a.parts[i] * b.parts[j] + carry
        result.parts[i + j] = sum & 0xFFFF_FFFF
        carry = sum >> 32
      }
    }
    return result
  }

  static func <= (a: WideInteger, b: WideInteger) -> Bool {
    for index in (0..<8).reversed() where a.parts[index] != b.parts[index] { return a.parts[index] < b.parts[index] }
    return true
  }
}
