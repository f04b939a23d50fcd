import Foundation

/// Builds symbols in em around their center, from the table and by composition.
final class SymbolComposer {
  typealias Part = SymbolGlyph.Part

  let table = SymbolTable.standard
  private let icons: GlyphOutlines?
  private let letters: GlyphOutlines?
  private let regularLetters: GlyphOutlines?
  private var known: [String: [Part]?] = [:]

  /// The factor of the thickness of lines.
  private let lines: Double

  init(fonts: FontSet, lines: Double = 1) {
    self.lines = lines
    icons = fonts.path(of: .icons).flatMap { GlyphOutlines(path: $0) }
    func letters(_ style: String) -> GlyphOutlines? {
      let inter = fonts.files.first { $0.name == "Inter-\(style).otf" || $0.name == "Inter-\(style).ttf" }
      return (inter?.path ?? fonts.path(of: .dejavu)).flatMap { GlyphOutlines(path: $0) }
    }
    self.letters = letters("SemiBold")
    regularLetters = letters("Regular")
  }

  func parts(named name: String) -> [Part]? {
    if let parts = known[name] { return parts }
    let parts = SymbolPen.$lines.withValue(lines) { make(name) }
    known[name] = parts
    return parts
  }

  private func make(_ name: String) -> [Part]? {
    if let entry = table.entries[name] {
      let tone = SymbolTone.ofSymbols[name]
      let isOutline = !name.contains(".fill") && table.entries[name + ".fill"] == entry
      return make(entry, isOutline: isOutline).map { $0.map { $0.with { $0.tone = tone } } }
    }
    for enclosure in Self.enclosures {
      guard name.hasSuffix(enclosure.suffix) else { continue }
      let inner = String(name.dropLast(enclosure.suffix.count))
      guard let content = content(inner) else { continue }
      return enclose(content, enclosure, tone: SymbolTone.ofSigns[inner])
    }
    for suffix in [".badge.fill", ".badge"] where name.hasSuffix(suffix) {
      if let base = parts(named: String(name.dropLast(suffix.count))) {
        return Self.lowered(base, by: 1) + mark("", at: Self.placeOfBadge(on: base))
      }
    }
    if name.hasSuffix(".slash"), let base = parts(named: String(name.dropLast(6))) { return strike(base) }
    if name.hasSuffix(".slash.fill"), let base = parts(named: String(name.dropLast(11)) + ".fill") {
      return strike(base)
    }
    return badged(name) ?? contained(name) ?? related(name)
  }

  /// - Parameter isOutline: Whether the icon is the one of the filled symbol, whose outline is asked for.
  func make(_ entry: SymbolTable.Entry, isOutline: Bool = false) -> [Part]? {
    let parts: [Part]?
    switch entry.kind {
    case .icon:
      // The icons' grid is an em of 24 units, of which icons use twenty: about the size of a heart in SF Symbols.
      parts = icons?.path(glyphNamed: entry.value).map {
        let icon = Self.centred($0, scale: 1.176 * entry.scale)
        if isOutline, entry.parts == nil, let outline = SymbolOutline.path(of: icon) { return [Part(path: outline)] }
        return Self.parts(of: icon, as: entry)
      }
    case .text: parts = text(entry.value, in: entry.isRegular ? regularLetters : letters)
    case .draw: parts = SymbolDrawing.parts(named: entry.value)
    }
    if let size = entry.size, let parts { return Self.stretched(parts, to: size) }
    guard entry.degrees != 0 || entry.isFlipped else { return parts }
    let turn = RenderTransform.scale(x: entry.isFlipped ? -1 : 1, y: 1)
      .concatenating(.rotation(radians: entry.degrees * .pi / 180))
    return parts.map { Self.transformed($0, turn) }
  }

  private static func stretched(_ parts: [Part], to size: CGSize) -> [Part] {
    let bounds = bounds(parts)
    guard bounds.width > 0, bounds.height > 0 else { return parts }
    return transformed(
      parts, .scale(x: Double(size.width / bounds.width), y: Double(size.height / bounds.height)))
  }

  /// The content of an enclosure: a symbol, or a letter or a number up to 50.
  private func content(_ name: String) -> [Part]? {
    if let number = Int(name), (0...50).contains(number) { return text(name, in: letters) }
    if name.count == 1, let letter = name.first, letter.isASCII, letter.isLowercase {
      return text(name.uppercased(), in: letters)
    }
    if name == "xmark" || name == "checkmark" { return SymbolDrawing.parts(named: name + ".enclosed") }
    return parts(named: name) ?? (name == "line" ? parts(named: "minus") : nil)
  }

  private func text(_ string: String, in letters: GlyphOutlines?) -> [Part]? {
    letters?.path(text: string).map { [Part(path: Self.centred($0, scale: 1.05))] }
  }

  // MARK: Composition

  private struct Enclosure {
    var suffix: String
    var isFilled: Bool
    var isCircle: Bool
  }

  private static let enclosures = [
    Enclosure(suffix: ".crop.circle.fill", isFilled: true, isCircle: true),
    Enclosure(suffix: ".crop.circle", isFilled: false, isCircle: true),
    Enclosure(suffix: ".circle.fill", isFilled: true, isCircle: true),
    Enclosure(suffix: ".circle", isFilled: false, isCircle: true),
    Enclosure(suffix: ".square.fill", isFilled: true, isCircle: false),
    Enclosure(suffix: ".square", isFilled: false, isCircle: false),
    Enclosure(suffix: ".app.fill", isFilled: true, isCircle: false),
    Enclosure(suffix: ".app", isFilled: false, isCircle: false),
  ]

  /// The space at both sides of a symbol in its layout box, in em.
  ///
  /// Measured on iOS: a heart of 16.7 points has two points at each side; arrows and sharing have less. A circle's box
  /// is 19 points wide in the font size 16 at @2x, and between 19 and 20 in the size 17 at @1x.
  func sides(of name: String) -> Double {
    if let entry = table.entries[name] {
      return entry.sides ?? (entry.kind == .draw ? Self.sidesOfDrawings[entry.value] : nil) ?? Self.standardSides
    }
    return Self.enclosures.contains { $0.isCircle && name.hasSuffix($0.suffix) }
      ? Self.sidesOfCircle : Self.standardSides
  }

  /// The distance by which a symbol lies below the center of its layout box, in em (measured on iOS).
  func drop(of name: String) -> Double {
    guard let value = table.entries[name]?.value else { return 0 }
    if value.hasPrefix("share") { return 0.07 }
    return value == "hand.tap.fill" ? -0.095 : value == "hand.tap" ? -0.018 : 0
  }

  /// The distance by which a symbol lies to the right of the center of its layout box, in em (measured on iOS 26).
  func shift(of name: String) -> Double { table.entries[name]?.value == "book.fill" ? -0.024 : 0 }

  private static let standardSides = 0.118
  private static let sidesOfCircle = 0.085
  private static let sidesOfDrawings = [
    "circle": sidesOfCircle, "circle.fill": sidesOfCircle, "arrow": 0.056, "share": 0.056, "share.down": 0.056,
  ]

  private func enclose(_ content: [Part], _ enclosure: Enclosure, tone: SymbolTone?) -> [Part] {
    let bounds = Self.bounds(content)
    let room = enclosure.isCircle ? 0.58 : 0.72
    let fit = min(0.8, room / max(Double(bounds.width), Double(bounds.height), 0.01))
    let inner = Self.transformed(content, .scale(x: fit, y: fit))
    let below = min(2, 1 + (inner.map(\.level).max() ?? 0))
    func frame(_ name: String) -> [Part] {
      (SymbolDrawing.parts(named: name) ?? []).map {
        $0.with {
          $0.level = below
          $0.tone = tone
        }
      }
    }
    if enclosure.isFilled {
      let body = frame(enclosure.isCircle ? "circle.fill" : "square.fill")
      return body + inner.map { $0.erases ? Part(path: $0.path).with { $0.level = below } : Self.sign($0) }
    }
    // The content comes first, so that it does not erase its frame.
    return inner + frame(enclosure.isCircle ? "circle" : "square")
  }

  /// The horizontal position of a badge: it moves with the side of the symbol (a bolt with one is 31 points wide at 34
  /// points, measured on iOS 26).
  static func placeOfBadge(on base: [Part]) -> Double { Double(bounds(base).maxX) - 0.05 }

  /// A mark in the lower right corner, or a dot in the upper right one.
  func mark(_ content: String, at x: Double) -> [Part] {
    if content.isEmpty {
      return [
        Part(path: SymbolPen.dot(0.34, -0.36, radius: 0.3), erases: true),
        Part(path: SymbolPen.dot(0.34, -0.36, radius: 0.21)).with { $0.tone = SymbolTone.ofSigns[content] },
      ]
    }
    let place = RenderTransform(a: 0.5, d: 0.5, tx: x, ty: 0.36)
    let hole = Part(path: SymbolPen.dot(x, 0.36, radius: 0.32), erases: true)
    let sign = Self.transformed(parts(named: content) ?? [], place)
    return [hole] + sign.map { $0.with { $0.tone = SymbolTone.ofSigns[content] } }
  }

  /// A disc in the lower right corner with a mark cut out of it.
  func filledMark(_ content: String, at x: Double) -> [Part] {
    let place = RenderTransform(a: 0.34, d: 0.34, tx: x, ty: 0.36)
    let sign = Self.transformed(parts(named: content) ?? [], place).map(Self.sign)
    let disc = Part(path: SymbolPen.dot(x, 0.36, radius: 0.28)).with {
      $0.level = 1
      $0.tone = SymbolTone.ofSigns[content]
    }
    return [Part(path: SymbolPen.dot(x, 0.36, radius: 0.36), erases: true), disc] + sign
  }

  private func strike(_ base: [Part]) -> [Part] {
    let gap = SymbolPen.line([(-0.52, -0.4), (0.4, 0.52)], thickness: 0.16)
    let line = SymbolPen.line([(-0.48, -0.48), (0.48, 0.48)])
    return Self.lowered(base, by: 1) + [Part(path: gap, erases: true), Part(path: line)]
  }

  // MARK: Layers

  /// Whether the layers of a symbol are known.
  func knowsLayers(of name: String) -> Bool {
    guard let entry = table.entries[name] else { return true }
    return entry.kind != .icon || entry.parts != nil || SymbolTone.ofSymbols[name] != nil
  }

  /// Turns a part into the sign in a filled shape.
  static func sign(_ part: Part) -> Part {
    part.with {
      $0.erases = true
      $0.isSign = true
      $0.tone = .white
    }
  }

  /// Moves parts to later styles, because the content above them takes the first ones.
  static func lowered(_ parts: [Part], by count: Int) -> [Part] {
    parts.map { $0.with { $0.level = min(2, $0.level + count) } }
  }

  /// The outlines of an icon, as one part or as separate parts.
  private static func parts(of path: RenderPath, as entry: SymbolTable.Entry) -> [Part] {
    guard let order = entry.parts else { return [Part(path: path)] }
    let outlines = path.outlines.sorted {
      let (first, second) = ($0.boundingRect, $1.boundingRect)
      return order == .right ? first.minX < second.minX : first.maxY > second.maxY
    }
    // The waves of a speaker start at the same position: the smaller one is nearer.
    let sorted = entry.hasBase ? outlines.prefix(1) + outlines.dropFirst().sorted { $0.isSmaller(than: $1) } : outlines
    let variable = sorted.count - (entry.hasBase ? 1 : 0)
    return sorted.enumerated().map { index, outline in
      Part(path: outline).with {
        let place = index - (entry.hasBase ? 1 : 0)
        if place >= 0 { $0.threshold = Double(place) / Double(variable) }
        $0.level = order == .up ? min(2, index) : min(1, entry.hasBase ? index : 0)
      }
    }
  }

  // MARK: Geometry

  static func transformed(_ parts: [Part], _ transform: RenderTransform) -> [Part] {
    parts.map { $0.with { $0.path = $0.path.transformed(by: transform) } }
  }

  static func bounds(_ parts: [Part]) -> CGRect {
    parts.filter { !$0.erases }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  private static func centred(_ path: RenderPath, scale: Double) -> RenderPath {
    let bounds = path.boundingRect
    guard !bounds.isNull else { return path }
    return path.transformed(
      by: RenderTransform(a: scale, d: scale, tx: -Double(bounds.midX) * scale, ty: -Double(bounds.midY) * scale))
  }
}

extension SymbolGlyph.Part {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RenderPath {
  /// The outlines of the path as separate paths.
  fileprivate var outlines: [RenderPath] {
    var outlines: [RenderPath] = []
    for element in elements {
      if case .move = element { outlines.append(RenderPath()) }
      if outlines.isEmpty { outlines.append(RenderPath()) }
      outlines[outlines.count - 1].elements.append(element)
    }
    return outlines
  }

  fileprivate func isSmaller(than other: RenderPath) -> Bool {
    boundingRect.height < other.boundingRect.height
  }
}
