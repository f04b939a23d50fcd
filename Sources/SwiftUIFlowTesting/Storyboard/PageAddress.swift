import FlowIssueReporting

/// The addresses of a report's flows, steps and configurations: fragments, equal in every run with the same names.
///
/// `#shop` is a flow, `#shop/cart` a step, `#shop@dark` a configuration, `#shop/cart@dark` a step in a configuration.
struct PageAddress {
  /// The fragment, without the number sign; also the identifier of an element. It has no spaces.
  let text: String

  init(flow: String, step: String? = nil, configuration: String? = nil) {
    text =
      Self.part(flow) + (step.map { "/" + Self.part($0) } ?? "") + (configuration.map { "@" + Self.part($0) } ?? "")
  }

  private static let encoded = ByteSet(allBut: "-._")

  /// A name in which a space is a plus sign, and other characters than letters, digits and `-_.` are their code.
  private static func part(_ name: String) -> String {
    encoded.replacing(in: name) { byte, count in
      switch byte.pointee {
      case 0x20: return ("+", 1)
      case ..<0x80: return ("~\(String(byte.pointee, radix: 16))~", 1)
      // Within a character that stays.
      case 0x80..<0xC0: return nil
      default:
        let length = byte.pointee < 0xE0 ? 2 : byte.pointee < 0xF0 ? 3 : 4
        let character = String(decoding: UnsafeBufferPointer(start: byte, count: min(length, count)), as: UTF8.self)
        guard let scalar = character.unicodeScalars.first else { return nil }
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return nil }
        return ("~\(String(scalar.value, radix: 16))~", length)
      }
    }
  }
}
