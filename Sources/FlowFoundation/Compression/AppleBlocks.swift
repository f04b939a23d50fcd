/// The containers of Apple's compression: blocks with a name of four letters, their sizes and their data.
package enum AppleBlocks: Sendable {
  case lzfse, lz4

  private var family: String { self == .lzfse ? "bvx" : "bv4" }

  /// Data in a block that is not compressed, which all readers know.
  package func stored(_ bytes: [UInt8]) -> [UInt8] {
    let block = Array("\(family)-".utf8) + Self.number(bytes.count) + bytes
    return (bytes.isEmpty ? [] : block) + Array("\(family)$".utf8)
  }

  /// The data of blocks; `nil` if they are not such blocks, or are compressed in a way that is not read here.
  package func contents(_ bytes: [UInt8]) -> [UInt8]? {
    var (result, place) = ([UInt8](), 0)
    func number(at offset: Int) -> Int? {
      guard place + offset + 4 <= bytes.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(bytes[place + offset + $1]) << (8 * $1) }
    }
    while place + 4 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      switch name {
      case "\(family)$": return result
      case "\(family)-":
        guard let count = number(at: 4), place + 8 + count <= bytes.count else { return nil }
        result += bytes[place + 8..<place + 8 + count]
        place += 8 + count
      case "bv41" where self == .lz4:
        guard let size = number(at: 4), let count = number(at: 8), place + 12 + count <= bytes.count,
          Self.readLZ4(Array(bytes[place + 12..<place + 12 + count]), into: &result, size: size)
        else { return nil }
        place += 12 + count
      default: return nil
      }
    }
    return nil
  }

  private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// Reads sequences of bytes that are followed by repetitions of what was before.
  private static func readLZ4(_ bytes: [UInt8], into result: inout [UInt8], size: Int) -> Bool {
    let end = result.count + size
    var place = 0
    func length(_ start: UInt8) -> Int? {
      var total = Int(start)
      guard start == 15 else { return total }
      while place < bytes.count {
        total += Int(bytes[place])
        place += 1
        if bytes[place - 1] != 255 { return total }
      }
      return nil
    }
    while place < bytes.count {
      let token = bytes[place]
      place += 1
      guard let count = length(token >> 4), place + count <= bytes.count else { return false }
      result += bytes[place..<place + count]
      place += count
      if place == bytes.count { break }
      guard place + 2 <= bytes.count else { return false }
      let distance = Int(bytes[place]) | Int(bytes[place + 1]) << 8
      place += 2
      guard let repeated = length(token & 15), distance > 0, distance <= result.count else { return false }
      for _ in 0..<repeated + 4 { result.append(result[result.count - distance]) }
    }
    return result.count == end
  }
}
