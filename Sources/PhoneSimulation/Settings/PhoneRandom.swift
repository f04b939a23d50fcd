import Foundation

/// The random numbers of a phone: the same in each run.
public struct PhoneRandom: PhoneValue, RandomNumberGenerator {
  private var state: UInt64

  public init() { self.init(seed: 1) }

  /// Creates the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number, by SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number whose distance from another one is at most half of a range.
  package mutating func next(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
    middle + range * (CGFloat(next() >> 11) / CGFloat(1 << 53) - 0.5)
  }
}

extension SimulatedPhone {
  /// The next random bytes of the phone. They are no secret.
  package func randomBytes(_ count: Int) -> [UInt8] {
    update(PhoneRandom.self) { random in (0..<max(0, count)).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) }
    }
  }
}
