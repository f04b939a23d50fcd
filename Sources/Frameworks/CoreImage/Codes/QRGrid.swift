/// The modules of a QR code while it is made.
struct QRGrid {
  let size: Int
  private(set) var dark: [Bool]
  /// The modules of patterns and of formats, which no mask changes.
  private var isFixed: [Bool]

  /// Creates the patterns of a version.
  init(version: Int) {
    size = 17 + 4 * version
    dark = [Bool](repeating: false, count: size * size)
    isFixed = dark
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
    drawAlignment(version)
    // The places of the format, until it is known.
    drawFormat(.low, mask: 0)
    if version >= 7 { drawVersion(version) }
  }

  private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
    dark[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  /// A square in a square, with a light border.
  private mutating func drawFinder(_ column: Int, _ row: Int) {
    for y in -4...4 {
      for x in -4...4 where (0..<size).contains(column + x) && (0..<size).contains(row + y) {
        let ring = max(abs(x), abs(y))
        set(column + x, row + y, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ version: Int) {
    guard version > 1 else { return }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let places = [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    for (rowIndex, row) in places.enumerated() {
      for (columnIndex, column) in places.enumerated() {
        // Finders have these corners.
        let corners = [(0, 0), (0, count - 1), (count - 1, 0)]
        if corners.contains(where: { $0 == (rowIndex, columnIndex) }) { continue }
        for y in -2...2 { for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) } }
      }
    }
  }

  /// The remainder of a division of bits.
  private static func remainder(_ value: Int, by polynomial: Int, bits: Int) -> Int {
    var rest = value
    for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1) & 1) * polynomial }
    return rest
  }

  /// The fifteen bits of a correction and a mask.
  static func format(_ correction: QRCode.Correction, mask: Int) -> Int {
    let data = correction.bits << 3 | mask
    return (data << 10 | remainder(data, by: 0x537, bits: 10)) ^ 0x5412
  }

  /// The eighteen bits of a version.
  static func versionBits(_ version: Int) -> Int { version << 12 | remainder(version, by: 0x1F25, bits: 12) }

  mutating func drawFormat(_ correction: QRCode.Correction, mask: Int) {
    let bits = Self.format(correction, mask: mask)
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    let bits = Self.versionBits(version)
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      set(far, near, bits >> index & 1 == 1)
      set(near, far, bits >> index & 1 == 1)
    }
  }

  /// Places code words in columns of two, upwards and downwards in turn, from the right.
  mutating func place(_ words: [UInt8]) {
    var index = 0
    var isUpwards = true
    for right in [Int](stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] && index < words.count * 8 {
          dark[row * size + column] = words[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpwards.toggle()
    }
  }

  mutating func apply(mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        let inverts =
          switch mask {
          case 0: (row + column) % 2 == 0
          case 1: row % 2 == 0
          case 2: column % 3 == 0
          case 3: (row + column) % 3 == 0
          case 4: (row / 2 + column / 3) % 2 == 0
          case 5: row * column % 2 + row * column % 3 == 0
          case 6: (row * column % 2 + row * column % 3) % 2 == 0
          default: ((row + column) % 2 + row * column % 3) % 2 == 0
          }
        if inverts { dark[row * size + column].toggle() }
      }
    }
  }

  /// How hard the code is to read: long runs, squares, patterns like finders, and too much of one color.
  var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty(ofLine: (0..<size).map { dark[line * size + $0] })
      result += Self.penalty(ofLine: (0..<size).map { dark[$0 * size + line] })
    }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let place = row * size + column
        let first = dark[place]
        if first == dark[place + 1], first == dark[place + size], first == dark[place + size + 1] { result += 3 }
      }
    }
    let share = dark.count { $0 } * 100 / (size * size)
    return result + abs(share - 50) / 5 * 10
  }

  private static let finder = [true, false, true, true, true, false, true]

  private static func penalty(ofLine line: [Bool]) -> Int {
    var result = 0
    var length = 0
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { result += 3 } else if length > 5 { result += 1 }
    }
    // Four light modules before or after a finder; outside of the code all is light.
    let padded = [Bool](repeating: false, count: 4) + line + [Bool](repeating: false, count: 4)
    for start in 4..<padded.count - 10 where padded[start] && !padded[start + 1] {
      guard padded[start..<start + 7].elementsEqual(finder) else { continue }
      if !padded[start - 4..<start].contains(true) { result += 40 }
      if !padded[start + 7..<start + 11].contains(true) { result += 40 }
    }
    return result
  }
}
