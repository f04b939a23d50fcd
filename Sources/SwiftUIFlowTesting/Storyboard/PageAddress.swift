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

  /// A name in which a space is a plus sign, and other characters than letters, digits and `-_.` are their code.
  private static func part(_ name: String) -> String {
    var part = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "-", "_", ".": part.unicodeScalars.append(scalar)
      case " ": part += "+"
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        part.unicodeScalars.append(scalar)
      default: part += "~\(String(scalar.value, radix: 16))~"
      }
    }
    return part
  }
}
