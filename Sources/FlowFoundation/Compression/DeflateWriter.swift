/// Writes compressed data of the format of RFC 1951: one block with the codes that need no table.
struct DeflateWriter {
  private var result: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  static func write(_ bytes: [UInt8]) -> [UInt8] {
    var writer = Self()
    writer.put(0b011, 3)
    writer.write(bytes)
    writer.putCode(Deflate.end)
    writer.put(0, (8 - writer.bitCount % 8) % 8)
    return writer.result
  }

  private mutating func write(_ bytes: [UInt8]) {
    // Where the last three equal bytes were, by a number that they share with few others.
    var known = [Int](repeating: -1, count: 1 << 15)
    var place = 0
    while place < bytes.count {
      guard place + 2 < bytes.count else {
        putCode(Int(bytes[place]))
        place += 1
        continue
      }
      let key = (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & 0x7FFF
      let before = known[key]
      known[key] = place
      var count = 0
      if before >= 0, place - before <= 32_768 {
        while count < 258, place + count < bytes.count, bytes[before + count] == bytes[place + count] { count += 1 }
      }
      if count >= 3 {
        putRepetition(count, distance: place - before)
        place += count
      } else {
        putCode(Int(bytes[place]))
        place += 1
      }
    }
  }

  private mutating func putRepetition(_ count: Int, distance: Int) {
    guard let length = Deflate.lengths.lastIndex(where: { $0.base <= count }),
      let place = Deflate.distances.lastIndex(where: { $0.base <= distance })
    else { return }
    putCode(257 + length)
    put(count - Deflate.lengths[length].base, Deflate.lengths[length].bits)
    putReversed(place, 5)
    put(distance - Deflate.distances[place].base, Deflate.distances[place].bits)
  }

  private mutating func putCode(_ code: Int) {
    switch code {
    case ..<144: putReversed(0x30 + code, 8)
    case ..<256: putReversed(0x190 + code - 144, 9)
    case ..<280: putReversed(code - 256, 7)
    default: putReversed(0xC0 + code - 280, 8)
    }
  }

  /// Codes begin with their highest bit, other numbers with the lowest one.
  private mutating func putReversed(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { put(value >> bit & 1, 1) }
  }

  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt32(value) << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      result.append(UInt8(bits & 0xFF))
      bits >>= 8
      bitCount -= 8
    }
  }
}
