/// Reads compressed data of the format of RFC 1951.
struct DeflateReader {
  private let bytes: [UInt8]
  private let limit: Int
  private var place = 0
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var result: [UInt8] = []

  private init(_ bytes: [UInt8], limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

  /// The data, or `nil` if they are not compressed data.
  ///
  /// - Parameter limit: How many bytes are wanted at most; the rest is not read.
  static func read(_ bytes: [UInt8], limit: Int = .max) -> [UInt8]? {
    var reader = Self(bytes, limit: limit)
    do { try reader.readBlocks() } catch { return nil }
    return limit < reader.result.count ? Array(reader.result.prefix(limit)) : reader.result
  }

  private struct Corrupt: Error {}

  private mutating func readBlocks() throws {
    var isLast = false
    while !isLast, result.count < limit {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try readStored()
      case 1: try readCodes(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try readTables()
        try readCodes(lengths, distances)
      default: throw Corrupt()
      }
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard place < bytes.count else { throw Corrupt() }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func readStored() throws {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= bytes.count else { throw Corrupt() }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    guard count ^ 0xFFFF == Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8, place + 4 + count <= bytes.count else {
      throw Corrupt()
    }
    result += bytes[place + 4..<place + 4 + count]
    place += 4 + count
  }

  private mutating func readTables() throws -> (HuffmanTable, HuffmanTable) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    var order = [UInt8](repeating: 0, count: 19)
    for index in 0..<orderCount { order[Deflate.orderOfLengths[index]] = UInt8(try take(3)) }
    let table = HuffmanTable(order)
    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      switch try symbol(table) {
      case let length where length < 16: lengths.append(UInt8(length))
      case 16:
        guard let last = lengths.last else { throw Corrupt() }
        lengths += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
      default: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw Corrupt() }
    return (HuffmanTable(Array(lengths.prefix(lengthCount))), HuffmanTable(Array(lengths.suffix(distanceCount))))
  }

  private mutating func readCodes(_ lengths: HuffmanTable, _ distances: HuffmanTable) throws {
    while result.count < limit {
      let code = try symbol(lengths)
      if code == Deflate.end { return }
      if code < Deflate.end {
        result.append(UInt8(code))
        continue
      }
      guard code - 257 < Deflate.lengths.count else { throw Corrupt() }
      let length = Deflate.lengths[code - 257]
      let count = length.base + (try take(length.bits))
      let index = try symbol(distances)
      guard index < Deflate.distances.count else { throw Corrupt() }
      let distance = Deflate.distances[index].base + (try take(Deflate.distances[index].bits))
      guard distance <= result.count else { throw Corrupt() }
      for _ in 0..<count { result.append(result[result.count - distance]) }
    }
  }

  /// Reads a code bit by bit: codes of a length are numbers that follow each other.
  private mutating func symbol(_ table: HuffmanTable) throws -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = table.counts[length]
      if code - first < count { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Corrupt()
  }

  private static let fixedLengths = HuffmanTable((0..<288).map(Deflate.fixedLength))
  private static let fixedDistances = HuffmanTable([UInt8](repeating: 5, count: 30))
}

/// The symbols of a code in the order of their codes.
private struct HuffmanTable {
  var counts = [Int](repeating: 0, count: 16)
  var symbols: [Int] = []

  init(_ lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    for length in 1...15 where counts[length] > 0 {
      symbols += lengths.indices.filter { Int(lengths[$0]) == length }
    }
  }
}
