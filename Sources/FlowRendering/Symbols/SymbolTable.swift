import Foundation

/// Which icon stands for which SF Symbols name.
///
/// One entry a line: the SF name, then how it is drawn. `icon` and a name is a glyph of the icon font, `text` and a
/// string is set in Inter, `draw` names a drawing of `SymbolDrawing`; `turn` rotates clockwise by degrees, `flip`
/// mirrors, `scale` makes an icon larger, `size` gives it a width and a height in em; `parts right`, `parts up` make each outline of an icon a part of its own, from the
/// left or from below, and `base` the first of them no part of what is variable. Enclosed, struck-out and badged names (`.circle`, `.square.fill`, `.slash`, `.badge.plus`) that are not
/// here are composed from the name before the suffix.
struct SymbolTable: Sendable {
  struct Entry: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case icon, text, draw }
    var kind: Kind
    var value: String
    var degrees = 0.0
    var isFlipped = false
    /// How much larger an icon is drawn than others of its font.
    var scale = 1.0
    /// How wide and high it is drawn, in em, if that was measured.
    var size: CGSize?
    /// The outlines as parts of their own.
    var parts: Parts?
    /// Whether the first part is shown whatever the value of a variable symbol.
    var hasBase = false

    /// Where the first of the parts is.
    enum Parts: Hashable, Sendable { case right, up }
  }

  let entries: [String: Entry]

  /// The one table that there is, read once.
  static let standard = SymbolTable()

  init() {
    var entries: [String: Entry] = [:]
    for section in Self.sections {
      for line in section.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count >= 3 else { continue }
        let kind: Entry.Kind = words[1] == "icon" ? .icon : words[1] == "text" ? .text : .draw
        var entry = Entry(kind: kind, value: String(words[2]))
        for (index, word) in words.enumerated().dropFirst(3) {
          if word == "flip" { entry.isFlipped = true }
          if word == "base" { entry.hasBase = true }
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
