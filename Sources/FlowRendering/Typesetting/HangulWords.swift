/// The words of Korean texts, which Apple's systems do not break between syllables.
enum HangulWords {
  /// The difference of the widths of syllables in em: 0.92 in the font that stands in for Apple's, and 0.864 there,
  /// measured in five lines of pictures of iOS 26; 0.859 in six lines of semibold and bold texts.
  static func syllableCorrection(weight: Int) -> Double { weight < 600 ? -0.056 : -0.061 }

  /// Whether a scalar is a syllable.
  static func isSyllable(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

  /// The ranges of neighboring syllables, in bytes.
  static func syllables(in bytes: some RandomAccessCollection<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let length = length(of: byte(bytes, index))
      let end = min(index + length, range.upperBound)
      if length == 3, end == index + 3, isHangul(byte(bytes, index), byte(bytes, index + 1)) {
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(index..<end)
        }
      }
      index = end
    }
    return ranges
  }

  /// Whether a range of bytes has syllables.
  static func contain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index + 2 < range.upperBound {
        if bytes[index] >= 0xEA, isHangul(bytes[index], bytes[index + 1]) { return true }
        index += length(of: bytes[index])
      }
      return false
    }
  }

  /// The bytes of the last two words of a text, if the last one is alone on the second of two lines: Apple's systems
  /// move the word before it to that line, too.
  ///
  /// Measured in six of eight texts of iOS 26; in one of the others the word stays alone, in one two words move.
  static func lastWords(of lines: [Range<Int>], in bytes: [UInt8]) -> Range<Int>? {
    guard lines.count == 2, contain(bytes, lines[0]), contain(bytes, lines[1]) else { return nil }
    func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }
    guard !bytes[lines[1]].contains(where: isWhite), let end = bytes[lines[0]].lastIndex(where: { !isWhite($0) }),
      // A line break of the text ends the first line.
      !bytes[end..<lines[1].lowerBound].contains(where: { $0 == 0x0A || $0 == 0x0D }),
      let space = bytes[lines[0].lowerBound..<end].lastIndex(where: isWhite),
      bytes[lines[0].lowerBound..<space].contains(where: isWhite)
    else { return nil }
    return space + 1..<lines[1].upperBound
  }

  private static func byte(_ bytes: some RandomAccessCollection<UInt8>, _ index: Int) -> UInt8 {
    bytes[bytes.index(bytes.startIndex, offsetBy: index)]
  }

  /// The length of the character that begins with a byte.
  private static func length(of byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// The ranges of at least two neighboring characters of a word with Hangul, in bytes.
  static func ranges(in bytes: some RandomAccessCollection<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var count = 0
    var hasHangul = false
    func close(at end: Int) {
      if let start, count > 1, hasHangul { ranges.append(start..<end) }
      (start, count, hasHangul) = (nil, 0, false)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = byte(bytes, index)
      let length = length(of: byte)
      guard index + length <= range.upperBound else { break }
      let isSyllable = length == 3 && isHangul(byte, self.byte(bytes, index + 1))
      let isLetter = byte < 0x80 && (isAlphabetic(byte) || (0x30...0x39).contains(byte))
      if isSyllable || isLetter {
        start = start ?? index
        count += 1
        hasHangul = hasHangul || isSyllable
      } else {
        close(at: index)
      }
      index += length
    }
    close(at: index)
    return ranges
  }

  private static func isAlphabetic(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether the first two bytes of three are those of a syllable: U+AC00 to U+D7A3.
  private static func isHangul(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xEA: second >= 0xB0
    case 0xEB, 0xEC: true
    case 0xED: second <= 0x9E
    default: false
    }
  }
}
