import Foundation

/// An estimate of the time that the filters of an SVG take, in steps for each pixel of the picture.
///
/// librsvg does what a file asks for: a pattern of noise with a million octaves takes hours.
enum SVGFilterWork {
  /// The steps for each pixel, from the number of places that use each filter.
  static func steps(in data: Data) -> Double {
    guard data.range(of: Data("filter".utf8)) != nil else { return 0 }
    let text = String(decoding: data, as: UTF8.self)
    // An entity may stand for elements, which are not seen here.
    if text.contains("<!ENTITY"), text.contains("&") { return .infinity }
    let references = references(in: text)
    var steps = 0.0
    var uses = 0
    for element in SVGElements(text, groups: []).elements {
      let name = element.name.split(separator: ":").last ?? element.name
      if name == "filter" {
        uses = element.attributes["id"].flatMap { references[reference(in: $0.utf8)] } ?? 0
      } else if name.hasPrefix("fe") {
        steps += Double(uses) * Self.steps(of: name, element)
      }
    }
    return steps
  }

  /// The number of references to each name, as in `url(#name)` and `href="#name"`.
  private static func references(in text: String) -> [String: Int] {
    let parts = text.utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: [:]) { $0[reference(in: $1), default: 0] += 1 }
  }

  /// What is in front of the end of a reference.
  private static func reference(in text: Substring.UTF8View) -> String {
    String(Substring(text.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\"") }))
  }

  /// The steps of one filter for a pixel.
  private static func steps(of name: Substring, _ element: SVGElements.Element) -> Double {
    func largest(_ attribute: Substring) -> Double {
      let numbers = (element.attributes[attribute] ?? "").split { $0 == "," || $0.isWhitespace }
      return numbers.compactMap { Double($0) }.max().map { max($0, 1) } ?? 1
    }
    switch name {
    case "feTurbulence": return 10 * largest("numOctaves")
    case "feMorphology": return pow(2 * largest("radius") + 1, 2)
    case "feConvolveMatrix": return pow(largest("order"), 2)
    default: return 4
    }
  }
}
