/// Repeatable choices of a corpus of files.
struct FileDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    // Without this, the numbers of a seed would be those of the seed before without the first.
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 on, below a limit.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  mutating func choice<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
