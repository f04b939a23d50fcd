import CPangoCairo
import Foundation

/// The lines of a text that Pango has laid out, for the texts that begin or end like it: a key changes the lines of a
/// paragraph, from the changed one on.
struct KnownLines {
  /// What lines depend on besides the characters.
  struct Style: Equatable {
    var run: TextRun
    var isRightToLeft: Bool
    var language: String?
    var lineSpacing: Double
    var lineLimit: Int?
    var limit: Double
    var maxHeight: Double?
    var correction: Int32
    var extraTracking: Double
    var unbroken: Range<Int>?
  }

  let style: Style
  let bytes: [UInt8]
  let lines: [TextLine]

  /// Whether these are all lines of the text.
  let isWhole: Bool

  /// The number of texts that are remembered, and the number of bytes from which one is.
  static let limit = 4
  static let shortest = 128

  /// The number of lines that another text has, too; zero if it has to be laid out as a whole.
  func linesToKeep(in other: [UInt8]) -> Int {
    let common = bytes.withUnsafeBufferPointer { known in other.withUnsafeBufferPointer { commonPrefix(known, $0) } }
    // What is typed may change how the characters in front of it are drawn.
    let safe = common - 16
    var count = lines.count - 1
    while count > 0 {
      let start = lines[count].bytes.lowerBound
      if start < safe, start <= other.count {
        if other[start - 1] == 0x0A { return count }
        // The word that did not fit the line in front is in this one.
        if lines[count].bytes.upperBound <= safe, Self.isIndependent(start, in: other) { return count }
      }
      count -= 1
    }
    return 0
  }

  /// The last paragraphs that another text has, too: where they begin there, and their lines; `nil` if there are none.
  func rest(of other: [UInt8]) -> (start: Int, lines: [TextLine])? {
    guard isWhole, style.unbroken == nil else { return nil }
    let common = bytes.withUnsafeBufferPointer { known in
      other.withUnsafeBufferPointer { other in
        commonSuffix(known, other, atMost: min(known.count, other.count) - commonPrefix(known, other))
      }
    }
    guard let newline = bytes[(bytes.count - common)...].firstIndex(of: 0x0A) else { return nil }
    let distance = other.count - bytes.count
    let start = newline + 1 + distance
    func isRightToLeft(_ bytes: [UInt8], _ byte: Int) -> Bool {
      Self.isRightToLeft(bytes, around: byte, otherwise: style.isRightToLeft)
    }
    guard start < other.count, isRightToLeft(bytes, newline + 1) == isRightToLeft(other, start),
      let first = lines.firstIndex(where: { $0.bytes.lowerBound == newline + 1 })
    else { return nil }
    return (start, lines[first...].map { $0.moved(by: distance) })
  }

  /// Whether the rest of a paragraph looks the same if it is laid out by itself: it begins with a letter of a word, and
  /// nothing that gives directions or forms pairs is in front.
  private static func isIndependent(_ start: Int, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes[start - 1] == 0x20, beginsWord(TextClasses.decode(bytes, start).scalar) else { return false }
      var place = start
      while place > 0, bytes[place - 1] != 0x0A { place -= 1 }
      var depth = 0
      while place < start {
        let (scalar, length) = TextClasses.decode(bytes, place)
        switch scalar {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x09: return false
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return false
        default: break
        }
        if ItemCharacters.opensPair(scalar) {
          depth += 1
        } else if depth > 0, ItemCharacters.closesPair(scalar) {
          depth -= 1
        }
        place += length
      }
      return depth == 0
    }
  }

  private static func beginsWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0x671...0x6D3: true
    default: ItemCharacters.isLetter(scalar)
    }
  }

  /// Whether the paragraph around a byte goes from right to left, as Pango decides it.
  ///
  /// - Parameter isRightToLeft: The direction of a text without letters.
  static func isRightToLeft(_ bytes: [UInt8], around byte: Int, otherwise isRightToLeft: Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var end = byte
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      // A paragraph without letters goes like the one in front of it, the first ones like the first with letters.
      while true {
        var start = end
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        if let found = direction(of: bytes, start..<end) { return found }
        if start == 0 { return direction(of: bytes, 0..<bytes.count) ?? isRightToLeft }
        end = start - 1
      }
    }
  }

  /// Whether the first character with a direction goes from right to left; `nil` if none has one.
  private static func direction(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool? {
    var place = range.lowerBound
    while place < range.upperBound {
      let (scalar, length) = TextClasses.decode(bytes, place)
      let type = Int(fribidi_get_bidi_type(scalar).rawValue)
      if type & FRIBIDI_MASK_STRONG != 0 { return type & FRIBIDI_MASK_RTL != 0 }
      place += length
    }
    return nil
  }
}

/// The number of equal bytes at the end of two texts.
private func commonSuffix(
  _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, atMost limit: Int
) -> Int {
  var count = 0
  while count < limit, first[first.count - 1 - count] == second[second.count - 1 - count] { count += 1 }
  return count
}
