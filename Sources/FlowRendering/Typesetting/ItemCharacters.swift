/// The characters that `ItemShaper` shapes.
enum ItemCharacters {
  /// Whether all characters from a byte on have glyphs from left to right, as far as is known without their fonts.
  static func areAccepted(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if (byte < 0x20 && byte != 0x0A) || byte == 0x7F { return false }
        index &+= 1
        continue
      }
      let (scalar, length) = TextClasses.decode(bytes, index)
      if !isAccepted(scalar) { return false }
      index &+= length
    }
    return true
  }

  private static func isAccepted(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin, accents, Greek and Cyrillic letters.
    case 0xA0...0xAC, 0xAE...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
    // Signs, arrows, shapes and symbols.
    case 0x200D, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x20E3, 0x2100...0x2BFF, 0xFE0E, 0xFE0F: true
    // Chinese, Japanese and Korean.
    case 0x2E80...0x2FDF, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x312F, 0x3131...0x318E, 0x3190...0x9FFF: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9D, 0xFFA1...0xFFEF, 0x20000...0x323AF: true
    // Emoji.
    case 0x1F000...0x1FAFF: true
    default: false
    }
  }

  /// Whether a scalar belongs to a script of its own, and is a letter: neither its item nor the places to break behind it
  /// depend on what is in front of it.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x481, 0x48A...0x52F: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether a scalar may be part of a word with Korean syllables.
  static func isOfWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether a scalar may open a pair, whose other half belongs to the same script.
  static func opensPair(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x3C, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x2039, 0x2045, 0x207D, 0x208D, 0x27E6...0x27EF: true
    case 0x2983...0x2998, 0x29FC, 0x29FD, 0x2E00...0x2E7F, 0xFE59...0xFE5E, 0xFF08, 0xFF3B, 0xFF5B...0xFF63: true
    case 0x3008...0x301B: scalar & 1 == 0
    default: false
    }
  }

  /// Whether a scalar surely closes a pair.
  static func closesPair(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x3E, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x203A, 0xFF09, 0xFF3D: true
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: true
    default: false
    }
  }
}
