#if os(Linux)
  import FlowCoreImage

  /// Reads a QR code of bytes from its modules. It shares no code with the generator, and its tables are those of the
  /// versions that the tests use.
  struct QRReader {
    struct Unreadable: Error, CustomStringConvertible {
      let description: String
    }

    /// Data words of each block and words that correct errors, by version and level, from ISO/IEC 18004, table 9.
    private static let blocks: [String: (data: [Int], correction: Int)] = [
      "1L": ([19], 7), "1M": ([16], 10), "1Q": ([13], 13), "1H": ([9], 17), "2M": ([28], 16), "3Q": ([17, 17], 18),
      "5H": ([11, 11, 12, 12], 22), "5Q": ([15, 15, 16, 16], 18), "7M": ([31, 31, 31, 31], 18),
      "8M": ([38, 38, 39, 39], 22), "10L": ([68, 68, 69, 69], 18), "14M": ([40, 40, 40, 40, 41, 41, 41, 41, 41], 24),
    ]
    /// The centers of alignment patterns, from annex E.
    private static let alignment = [
      2: [6, 18], 3: [6, 22], 5: [6, 30], 7: [6, 22, 38], 8: [6, 24, 42], 10: [6, 28, 50], 14: [6, 26, 46, 66],
    ]

    let level: String
    let version: Int
    let bytes: [UInt8]

    init(size: Int, isDark: (_ x: Int, _ y: Int) -> Bool) throws {
      guard size >= 21, (size - 17) % 4 == 0 else { throw Unreadable(description: "\(size) modules") }
      let version = (size - 17) / 4
      // The format beside the first finder, most significant bit first.
      let places =
        (0...5).map { ($0, 8) } + [(7, 8), (8, 8), (8, 7)] + (0...5).reversed().map { (8, $0) }
      let format = places.reduce(0) { $0 << 1 | (isDark($1.0, $1.1) ? 1 : 0) }
      let copies = (0..<7).map { (8, size - 1 - $0) } + (0..<8).map { (size - 8 + $0, 8) }
      guard copies.reduce(0, { $0 << 1 | (isDark($1.0, $1.1) ? 1 : 0) }) == format else {
        throw Unreadable(description: "The copies of the format differ.")
      }
      let data = (format ^ 0b101_0100_0001_0010) >> 10
      let level = ["M", "L", "H", "Q"][data >> 3]
      let mask = data & 7
      guard let layout = Self.blocks["\(version)\(level)"] else {
        throw Unreadable(description: "no table for \(version)\(level)")
      }
      var words = Self.words(size: size, version: version, mask: mask, isDark)
      let total = layout.data.reduce(0, +) + layout.data.count * layout.correction
      guard words.count >= total else { throw Unreadable(description: "\(words.count) words") }
      words.removeLast(words.count - total)
      let blocks = Self.blocks(of: words, layout.data, layout.correction)
      for block in blocks where !Self.isWhole(block, layout.correction) {
        throw Unreadable(description: "A block has errors.")
      }
      let message = zip(blocks, layout.data).flatMap { $0.prefix($1) }
      let bits = message.flatMap { word in (0..<8).map { Int(word >> (7 - UInt8($0))) & 1 } }
      func number(_ start: Int, _ count: Int) -> Int { bits[start..<start + count].reduce(0) { $0 * 2 + $1 } }
      guard number(0, 4) == 4 else { throw Unreadable(description: "not bytes") }
      let lengthBits = version < 10 ? 8 : 16
      let count = number(4, lengthBits)
      self.level = level
      self.version = version
      bytes = (0..<count).map { UInt8(number(4 + lengthBits + 8 * $0, 8)) }
    }

    private static func isPattern(_ x: Int, _ y: Int, size: Int, version: Int) -> Bool {
      if x == 6 || y == 6 { return true }
      if x < 9 && y < 9 || x >= size - 8 && y < 9 || x < 9 && y >= size - 8 { return true }
      if version >= 7, x < 6 && y >= size - 11 || y < 6 && x >= size - 11 { return true }
      let centers = alignment[version] ?? []
      for centerY in centers {
        for centerX in centers where abs(x - centerX) <= 2 && abs(y - centerY) <= 2 {
          let last = size - 7
          let isFinder = [(6, 6), (6, last), (last, 6)].contains { $0 == (centerX, centerY) }
          if !isFinder { return true }
        }
      }
      return false
    }

    private static func words(
      size: Int, version: Int, mask: Int, _ isDark: (_ x: Int, _ y: Int) -> Bool
    ) -> [UInt8] {
      let masks: [(_ i: Int, _ j: Int) -> Bool] = [
        { ($0 + $1) % 2 == 0 }, { i, _ in i % 2 == 0 }, { $1 % 3 == 0 }, { ($0 + $1) % 3 == 0 },
        { ($0 / 2 + $1 / 3) % 2 == 0 }, { ($0 * $1) % 2 + ($0 * $1) % 3 == 0 },
        { (($0 * $1) % 2 + ($0 * $1) % 3) % 2 == 0 }, { (($0 + $1) % 2 + ($0 * $1) % 3) % 2 == 0 },
      ]
      var bits: [Bool] = []
      var x = size - 1
      var upwards = true
      while x > 0 {
        if x == 6 { x -= 1 }
        for step in 0..<size {
          let y = upwards ? size - 1 - step : step
          for column in [x, x - 1] where !isPattern(column, y, size: size, version: version) {
            bits.append(isDark(column, y) != masks[mask](y, column))
          }
        }
        upwards = !upwards
        x -= 2
      }
      return stride(from: 0, to: bits.count - 7, by: 8).map { start in
        bits[start..<start + 8].reduce(UInt8(0)) { $0 * 2 + ($1 ? 1 : 0) }
      }
    }

    private static func blocks(of words: [UInt8], _ data: [Int], _ correction: Int) -> [[UInt8]] {
      var blocks = data.map { _ in [UInt8]() }
      var rest = words[...]
      for index in 0..<(data.max() ?? 0) {
        for block in data.indices where index < data[block] { blocks[block].append(rest.removeFirst()) }
      }
      for _ in 0..<correction { for block in data.indices { blocks[block].append(rest.removeFirst()) } }
      return blocks
    }

    /// Whether all syndromes of a block are zero: its polynomial has the roots 2⁰, 2¹ and so on. By tables of logarithms.
    private static func isWhole(_ block: [UInt8], _ correction: Int) -> Bool {
      var powers = [1]
      for _ in 1..<255 {
        powers.append(powers[powers.count - 1] * 2 % 256 ^ (powers[powers.count - 1] > 127 ? 0x1D : 0))
      }
      var logarithms = [Int](repeating: 0, count: 256)
      for (exponent, value) in powers.enumerated() { logarithms[value] = exponent }
      return (0..<correction).allSatisfy { root in
        var sum = 0
        for (index, word) in block.reversed().enumerated() where word != 0 {
          sum ^= powers[(logarithms[Int(word)] + root * index) % 255]
        }
        return sum == 0
      }
    }
  }
#endif
