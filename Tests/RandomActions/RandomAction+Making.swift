import SwiftUI

extension RandomAction {
  /// The actions of a seed: the same on every machine.
  package static func sequence(seed: Int, count: Int) -> [RandomAction] {
    var random = SeededNumbers(seed: seed)
    return (0..<count).map { _ in make(&random) }
  }

  /// The changes of the model of a seed, and of its surroundings: the same on every machine.
  static func changes(seed: Int, count: Int) -> [RandomAction] {
    var random = SeededNumbers(seed: seed)
    return (0..<count).map { _ in makeChange(&random) }
  }

  private static func makeChange(_ random: inout SeededNumbers) -> RandomAction {
    switch random.below(100) {
    case ..<80: return .changeModel(.make(&random), isAnimated: random.below(3) == 0)
    case ..<85: return .change(setting(&random))
    case ..<92: return .letTimePass(Double(random.below(8)) / 10)
    default: return .look
    }
  }

  private static func make(_ random: inout SeededNumbers) -> RandomAction {
    func below(_ bound: Int) -> Int { random.below(bound) }
    func place() -> Place { Place(x: Double(below(1_000)) / 1_000, y: Double(below(1_000)) / 1_000) }
    func seconds(upTo tenths: Int) -> Double { Double(below(tenths + 1)) / 10 }
    // The frequency of each kind, per thousand.
    switch below(1_000) {
    case ..<270: return .tapElement(below(10_000))
    case ..<330: return .tapFound(below(10_000))
    case ..<400: return .tap(place())
    case ..<430: return .doubleTap(place())
    case ..<460: return .press(place(), seconds: seconds(upTo: 12))
    case ..<530: return .drag(place(), to: place(), seconds: seconds(upTo: 8))
    case ..<600:
      return .swipeElement(below(10_000), [.top, .bottom, .leading, .trailing][below(4)], seconds: seconds(upTo: 3))
    case ..<620:
      return .pinch(
        place(), from: Double(20 + below(100)), to: Double(20 + below(200)), seconds: seconds(upTo: 5))
    case ..<630: return .turn(place(), degrees: Double(below(720) - 360), seconds: seconds(upTo: 5))
    case ..<640: return .twoFingerTap(place())
    case ..<720: return .act(below(10_000), number: below(100))
    case ..<780: return .type(text(&random))
    case ..<800: return .pressKey(Key.allCases[below(Key.allCases.count)], isCommand: below(5) == 0)
    case ..<840: return .backSwipe
    case ..<850: return .pointer(below(4) == 0 ? nil : place())
    case ..<870: return .rotate(Device.Orientation.allCases[below(Device.Orientation.allCases.count)])
    case ..<910: return .letTimePass(Double(below(1_500)) / 1_000)
    case ..<930: return .settle
    case ..<945: return .change(setting(&random))
    case ..<950: return .open("checkout://orders/\(below(10))")
    case ..<965: return .answer(Bank.Answer.allCases[below(Bank.Answer.allCases.count)])
    case ..<975: return .sendToBackground
    case ..<990: return .activate
    case ..<994: return .relaunch
    default: return .look
    }
  }

  private static func setting(_ random: inout SeededNumbers) -> Setting {
    switch random.below(4) {
    case 0: .isDark(random.below(2) == 0)
    case 1: .textSize(random.below(DynamicTypeSize.allCases.count))
    case 2: .isRightToLeft(random.below(2) == 0)
    default: .language(["en", "de", "ja"][random.below(3)])
    }
  }

  private static func text(_ random: inout SeededNumbers) -> String {
    let characters: [Character] = [
      "a", "b", "E", " ", "1", "2", "0", ".", "ß", "é", "水", "👩‍👩‍👧", "ש", "\u{8}", "\u{8}", "\n", "\t", "-", "'",
    ]
    return String((0...random.below(6)).map { _ in characters[random.below(characters.count)] })
  }
}

/// A small random number generator with the same numbers for a seed on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
