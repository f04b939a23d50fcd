import Foundation

/// How the bytes of a QR code are divided into blocks of code words.
struct QRLayout {
  let version: Int
  private let blockCount: Int
  private let correctionCount: Int

  init(version: Int, correction: QRCode.Correction) {
    self.version = version
    let index = version - 1
    (blockCount, correctionCount) = (Self.blocks(correction)[index], Self.corrections(correction)[index])
  }

  /// The number of code words of a version, without and with those that correct errors.
  static func wordCount(version: Int) -> Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let patterns = version / 7 + 2
      bits -= (25 * patterns - 10) * patterns - 55
      if version >= 7 { bits -= 36 }
    }
    return bits / 8
  }

  private var dataCount: Int { Self.wordCount(version: version) - blockCount * correctionCount }
  private var lengthBits: Int { version < 10 ? 8 : 16 }

  /// Whether a number of bytes fits: four bits for the mode, and the length.
  func holds(_ count: Int) -> Bool { 4 + lengthBits + count * 8 <= dataCount * 8 }

  /// The code words of bytes: mode, length, bytes, end, and padding.
  func words(of bytes: Data) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, lengthBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, dataCount * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while words.count < dataCount {
      words.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return words
  }

  /// The code words of all blocks with their corrections, in the order in which they are placed.
  func interleaved(_ words: [UInt8]) -> [UInt8] {
    let generator = ReedSolomon.generator(degree: correctionCount)
    // The last blocks are one word longer.
    let (short, longCount) = words.count.quotientAndRemainder(dividingBy: blockCount)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + short + (index < blockCount - longCount ? 0 : 1)
      blocks.append(words[start..<end])
      start = end
    }
    let corrections = blocks.map { ReedSolomon.correction(of: Array($0), generator: generator) }
    var result: [UInt8] = []
    for index in 0...short {
      for block in blocks where index < block.count { result.append(block[block.startIndex + index]) }
    }
    for index in 0..<correctionCount { for block in corrections { result.append(block[index]) } }
    return result
  }

  /// The number of code words that correct the errors of a block, by version.
  private static func corrections(_ correction: QRCode.Correction) -> [Int] {
    switch correction {
    case .low:
      [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    case .medium:
      [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
      ]
    case .quarter:
      [
        13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    case .high:
      [
        17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    }
  }

  /// The number of blocks, by version.
  private static func blocks(_ correction: QRCode.Correction) -> [Int] {
    switch correction {
    case .low:
      [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
        19, 20, 21, 22, 24, 25,
      ]
    case .medium:
      [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33,
        35, 37, 38, 40, 43, 45, 47, 49,
      ]
    case .quarter:
      [
        1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
        45, 48, 51, 53, 56, 59, 62, 65, 68,
      ]
    case .high:
      [
        1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
        51,
        54, 57, 60, 63, 66, 70, 74, 77, 81,
      ]
    }
  }
}
