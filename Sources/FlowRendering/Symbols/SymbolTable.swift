import Foundation

/// Maps SF Symbols names to icons.
///
/// One entry per line: the SF name, then how it is drawn. `icon` and a name is a glyph of the icon font, `text` and a
/// string is set in Inter (semibold, or `regular`), `draw` names a drawing of `SymbolDrawing`; `turn` rotates clockwise
/// by degrees, `flip` mirrors, `scale` enlarges an icon, `size` gives it a width and a height in em, `sides` the space
/// at both sides; `parts right`, `parts up` make each outline of an icon a separate part, from the left or from below,
/// and `base` excludes the first of them from the variable parts. Enclosed, struck-out and badged names (`.circle`,
/// `.square.fill`, `.slash`, `.badge.plus`) without an entry are composed from the name before the suffix.
struct SymbolTable: Sendable {
  struct Entry: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case icon, text, draw }
    var kind: Kind
    var value: String
    var degrees = 0.0
    var isFlipped = false
    /// The scale factor of an icon relative to others of its font.
    var scale = 1.0
    /// The width and height of the icon in em, if measured.
    var size: CGSize?
    /// The space at both sides in em, if measured.
    var sides: Double?
    /// Whether a text is set in regular, not in semibold.
    var isRegular = false
    /// The order of the outlines as separate parts, if they are separate.
    var parts: Parts?
    /// Whether the first part is visible at any value of a variable symbol.
    var hasBase = false

    /// The direction in which the parts follow each other.
    enum Parts: Hashable, Sendable { case right, up }
  }

  let entries: [String: Entry]

  /// The standard table, read once.
  static let standard = SymbolTable()

  init() {
    var entries: [String: Entry] = [:]
    for name in SymbolStrokes.names { entries[name] = Entry(kind: .draw, value: name) }
    for section in Self.sections {
      for line in section.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count >= 3 else { continue }
        let kind: Entry.Kind = words[1] == "icon" ? .icon : words[1] == "text" ? .text : .draw
        var entry = Entry(kind: kind, value: String(words[2]))
        for (index, word) in words.enumerated().dropFirst(3) {
          if word == "flip" { entry.isFlipped = true }
          if word == "base" { entry.hasBase = true }
          if word == "regular" { entry.isRegular = true }
          if word == "sides", index + 1 < words.count { entry.sides = Double(words[index + 1]) }
          if word == "parts", index + 1 < words.count { entry.parts = words[index + 1] == "up" ? .up : .right }
          if word == "scale", index + 1 < words.count { entry.scale = Double(words[index + 1]) ?? 1 }
          if word == "size", index + 2 < words.count, let width = Double(words[index + 1]) {
            entry.size = Double(words[index + 2]).map { CGSize(width: width, height: $0) }
          }
          if word == "turn", index + 1 < words.count { entry.degrees = Double(words[index + 1]) ?? 0 }
        }
        entries[String(words[0])] = entry
      }
    }
    self.entries = entries
  }

  private static let sections = [
    shapes, arrows, people, communication, media, devices, commerce, places, time, nature, files, editing, status,
    objects, interface,
  ]
}
