import Foundation

// Symbols that are composed by their names: a sign in the lower corner (`folder.badge.gearshape`) or inside of another symbol
// (`xmark.shield`), the same symbol filled or not, and variants for a writing direction or a language.
extension SymbolComposer {
  /// A symbol with the sign that follows `badge`.
  func badged(_ name: String) -> [Part]? {
    for (word, sign) in [(".badge.", ""), (".trianglebadge.exclamationmark", "exclamationmark.triangle.fill")] {
      guard let range = name.range(of: word, options: .backwards) else { continue }
      let base = String(name[..<range.lowerBound])
      var content = sign.isEmpty ? String(name[range.upperBound...]) : sign
      if sign.isEmpty, content.hasSuffix(".fill") {
        content.removeLast(5)
        guard parts(named: content) != nil, let filled = parts(named: base + ".fill") ?? parts(named: base) else {
          continue
        }
        return Self.lowered(filled, by: 2) + filledMark(content, at: Self.placeOfBadge(on: filled))
      }
      guard parts(named: content) != nil, let parts = parts(named: base) else { continue }
      return Self.lowered(parts, by: 1) + mark(content, at: Self.placeOfBadge(on: parts))
    }
    return nil
  }

  /// A symbol that contains signs.
  private struct Container {
    let name: String
    /// The largest length of a sign, in em.
    let room: Double
    /// The vertical position of the middle of a sign, in em.
    var middle = 0.0
    var horizontal = 0.0
  }

  private static let containers = [
    Container(name: "icloud", room: 0.4, middle: 0.07), Container(name: "cloud", room: 0.4, middle: 0.07),
    Container(name: "shield", room: 0.44, middle: -0.04), Container(name: "rectangle.portrait", room: 0.5),
    Container(name: "rectangle", room: 0.5), Container(name: "lock", room: 0.28, middle: 0.18),
    Container(name: "magnifyingglass", room: 0.34, middle: -0.09, horizontal: -0.09),
    Container(name: "bubble", room: 0.42, middle: -0.06), Container(name: "bubble.left", room: 0.42, middle: -0.06),
    Container(name: "bubble.right", room: 0.42, middle: -0.06), Container(name: "folder", room: 0.4, middle: 0.06),
    Container(name: "tv", room: 0.36, middle: -0.04), Container(name: "display", room: 0.36, middle: -0.12),
    Container(name: "heart", room: 0.36, middle: -0.04), Container(name: "camera", room: 0.34, middle: 0.05),
    Container(name: "house", room: 0.34, middle: 0.12), Container(name: "triangle", room: 0.36, middle: 0.12),
    Container(name: "diamond", room: 0.5), Container(name: "seal", room: 0.46), Container(name: "hexagon", room: 0.5),
    Container(name: "octagon", room: 0.5), Container(name: "bookmark", room: 0.3, middle: -0.1),
    Container(name: "doc", room: 0.36, middle: 0.08), Container(name: "iphone", room: 0.32),
    Container(name: "ipad", room: 0.36), Container(name: "calendar", room: 0.34, middle: 0.12),
    Container(name: "bag", room: 0.34, middle: 0.1), Container(name: "viewfinder", room: 0.6),
  ]

  /// A symbol with the sign of the words in front of it.
  func contained(_ name: String) -> [Part]? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    for container in Self.containers where plain.hasSuffix("." + container.name) {
      let inner = String(plain.dropLast(container.name.count + 1))
      guard let sign = parts(named: inner),
        let frame = parts(named: container.name + (isFilled ? ".fill" : ""))
      else { continue }
      let bounds = Self.bounds(sign)
      let scale = container.room / max(Double(bounds.width), Double(bounds.height), 0.01)
      let place = RenderTransform(a: scale, d: scale, tx: container.horizontal, ty: container.middle)
      let content = Self.transformed(sign, place)
      if isFilled { return frame + content.map { $0.erases ? Part(path: $0.path) : Self.sign($0) } }
      // The content comes first, so that it does not erase its frame.
      return content + frame
    }
    return nil
  }

  /// The symbol that has a drawing: the outline of a filled one, the filled form of an outline, or the form of a language.
  func related(_ name: String) -> [Part]? {
    if let dot = name.lastIndex(of: "."), Self.languages.contains(String(name[name.index(after: dot)...])) {
      return parts(named: String(name[..<dot]))
    }
    if name.hasSuffix(".fill") { return drawn(String(name.dropLast(5))) }
    return table.entries[name + ".fill"].flatMap { make($0, isOutline: true) }
  }

  /// The names at the end of symbols for a writing direction or a language.
  private static let languages: Set = [
    "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh", "bn", "el", "gu", "kn", "km", "ml", "mni", "mr", "my", "or",
    "pa",
    "ru", "sat", "si", "ta", "te",
  ]

  /// The symbol of the table, as it is.
  private func drawn(_ name: String) -> [Part]? { table.entries[name] == nil ? nil : parts(named: name) }
}
