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
    var steps = 0.0
    var uses = 0
    for element in SVGElements(text, groups: []).elements {
      let name = element.name.split(separator: ":").last ?? element.name
      if name == "filter" {
        uses = element.attributes["id"].map { Self.uses(of: $0, in: text) } ?? 0
      } else if name.hasPrefix("fe") {
        steps += Double(uses) * Self.steps(of: name, element)
      }
    }
    return steps
  }

  /// The number of references to a filter.
  private static func uses(of id: Substring, in text: String) -> Int {
    [")", "'", "\""].reduce(0) { $0 + text.ranges(of: "#\(id)\($1)").count }
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
