import Foundation

/// The elements of an SVG in document order, each with its ancestors.
struct SVGElements {
  struct Element {
    let name: Substring
    let attributes: [Substring: Substring]

    /// The identifier of the innermost group around the element, or its own.
    let group: Substring?

    /// The transform from the element's coordinates to those of the picture.
    let transform: RenderTransform

    func number(_ attribute: Substring) -> Double? { attributes[attribute].flatMap { Double($0) } }
  }

  private(set) var elements: [Element] = []

  /// - Parameter groups: The identifiers of the groups that are noted.
  init(_ svg: String, groups: Set<Substring>) {
    var open: [Element] = []
    var rest = svg[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      switch tag.first {
      case "/": open.removeLast(open.isEmpty ? 0 : 1)
      case "!", "?": continue
      default:
        let isEmpty = tag.last == "/"
        if isEmpty { tag.removeLast() }
        let element = Self.element(tag, inside: open.last, groups)
        elements.append(element)
        if !isEmpty { open.append(element) }
      }
    }
  }

  private static func element(_ tag: Substring, inside parent: Element?, _ groups: Set<Substring>) -> Element {
    let name = tag.prefix { !$0.isWhitespace }
    var attributes: [Substring: Substring] = [:]
    var rest = tag[name.endIndex...]
    while let sign = rest.firstIndex(of: "=") {
      let key = rest[..<sign].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      let value = rest[rest.index(after: sign)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      attributes[key] = value[value.index(after: value.startIndex)..<end]
      rest = value[value.index(after: end)...]
    }
    let own = attributes["transform"].map(transform) ?? .identity
    return Element(
      name: name, attributes: attributes,
      group: attributes["id"].flatMap { groups.contains($0) ? $0 : nil } ?? parent?.group,
      transform: own.concatenating(parent?.transform ?? .identity))
  }

  /// Parses a sequence of `matrix(…)`, `translate(…)` and `scale(…)`.
  private static func transform(_ text: Substring) -> RenderTransform {
    var result = RenderTransform.identity
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let numbers = part[part.index(after: open)...]
        .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      let next: RenderTransform
      switch (name, numbers.count) {
      case ("matrix", 6):
        next = RenderTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      case ("translate", 1...): next = .translation(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
      case ("scale", 1...): next = .scale(x: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
      default: continue
      }
      result = next.concatenating(result)
    }
    return result
  }
}
