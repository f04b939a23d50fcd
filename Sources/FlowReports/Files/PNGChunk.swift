import Foundation

/// A chunk of a PNG: a type of four letters, and bytes.
package struct PNGChunk: Equatable {
  package let type: String
  package let content: [UInt8]

  package init(type: String, content: [UInt8]) {
    self.type = type
    self.content = content
  }

  /// The chunk with its length and its checksum.
  package var bytes: [UInt8] {
    let marked = Array(type.utf8) + content
    return Self.bigEndian(UInt32(content.count)) + marked + Self.bigEndian(Self.checksum(marked))
  }

  /// The chunks of a PNG; `nil` if it is not a PNG, or is truncated.
  package static func all(of png: Data) -> [PNGChunk]? {
    let (chunks, isWhole) = leading(in: png)
    return isWhole ? chunks : nil
  }

  /// The complete chunks at the start of a PNG, and whether nothing follows them.
  package static func leading(in png: Data) -> (chunks: [PNGChunk], isWhole: Bool) {
    let bytes = [UInt8](png)
    guard bytes.starts(with: PNGSignature.bytes) else { return ([], false) }
    var chunks: [PNGChunk] = []
    var start = PNGSignature.bytes.count
    while start + 12 <= bytes.count {
      let count = number(bytes[start..<start + 4])
      guard start + 12 + count <= bytes.count else { return (chunks, false) }
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, content: Array(bytes[start + 8..<start + 8 + count])))
      start += 12 + count
    }
    return (chunks, start == bytes.count)
  }

  /// Decodes a big-endian number.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 that ends a chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }

  /// The change of the checksum for each byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
