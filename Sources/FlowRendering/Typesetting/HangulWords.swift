/// The words of Korean texts, which Apple's systems do not break between syllables.
enum HangulWords {
  /// The difference of the widths of syllables in em: 0.92 in the font that stands in for Apple's, and 0.864 there,
  /// measured in five lines of pictures of iOS 26.
  static let syllableCorrection = -0.056

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
