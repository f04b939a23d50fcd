/// The classes of characters with regard to tracking.
enum TextClasses {
  enum Kind {
    /// Characters that Apple's systems draw in San Francisco, whose tracking depends on the size.
    case western
    /// Joined letters: space between them would tear words apart.
    case joined
    /// All other characters, which have their own fonts.
    case other
  }

  /// Whether the fonts of Western languages contain every character.
  static func isWestern(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = decode(bytes, index)
      if !isWestern(scalar) { return false }
      index += length
    }
    return true
  }

  /// Whether a scalar is Latin, Greek, Cyrillic, general punctuation without joiners and variation selectors, a
  /// currency sign or letterlike.
  static func isWestern(_ scalar: UInt32) -> Bool {
    if scalar < 0x0530 { return true }
    if scalar >= 0x1E00 && scalar < 0x2000 { return true }
    if scalar >= 0x2010 && scalar < 0x2028 { return true }
    if scalar >= 0x2030 && scalar < 0x203C { return true }
    if scalar >= 0x20A0 && scalar < 0x20C1 { return true }
    return scalar == 0x2212 || scalar == 0x00A0 || scalar == 0x202F || scalar == 0x2009 || scalar == 0x200A
  }

  /// Whether a scalar is Arabic, Syriac, N'Ko, Mongolian, of an Indic script or one of their presentation forms.
  static func isJoined(_ scalar: UInt32) -> Bool {
    (scalar >= 0x0600 && scalar < 0x0E00) || (scalar >= 0x1800 && scalar < 0x18B0)
      || (scalar >= 0xFB50 && scalar < 0xFE00) || (scalar >= 0xFE70 && scalar < 0xFEFF) || scalar == 0x200D
  }

  static func kind(_ scalar: UInt32) -> Kind {
    isWestern(scalar) ? .western : isJoined(scalar) ? .joined : .other
  }

  /// Calls `body` with the longest ranges of bytes of the same kind.
  static func forEachRange(in bytes: [UInt8], _ range: Range<Int>, _ body: (Range<Int>, Kind) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      var index = range.lowerBound
      var start = index
      var current: Kind?
      while index < range.upperBound {
        let (scalar, length) = decode(buffer, index)
        let kind = kind(scalar)
        if kind != current {
          if let current, start < index { body(start..<index, current) }
          current = kind
          start = index
        }
        index += length
      }
      if let current, start < range.upperBound { body(start..<range.upperBound, current) }
    }
  }

  /// Whether all characters from a byte on are printable ones of ASCII, line breaks, or others that are accepted.
  static func arePrintable(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, orOthers isAccepted: (UInt32) -> Bool
  ) -> Bool {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if (byte < 0x20 && byte != 0x0A) || byte == 0x7F { return false }
        index &+= 1
        continue
      }
      let (scalar, length) = decode(bytes, index)
      if !isAccepted(scalar) { return false }
      index &+= length
    }
    return true
  }

  /// The scalar at an index and its length in bytes. The bytes are those of a Swift string, so they are valid UTF-8.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    func tail(_ offset: Int) -> UInt32 {
      index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3F : 0
    }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
