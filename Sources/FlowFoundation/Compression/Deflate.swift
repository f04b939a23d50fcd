/// The numbers of the format of RFC 1951, and data in it.
package enum Deflate {
  /// The code of the end of a block.
  static let end = 256

  static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The shortest length of each code from 257 on, and how many bits follow.
  static let lengths: [(base: Int, bits: Int)] = bases(from: 3, codes: [8, 4, 4, 4, 4, 4]) + [(258, 0)]

  /// The shortest distance of each code, and how many bits follow.
  static let distances: [(base: Int, bits: Int)] = bases(from: 1, codes: [4] + [Int](repeating: 2, count: 13))

  /// - Parameter codes: How many codes have no bits, one bit, two bits and so on.
  private static func bases(from start: Int, codes: [Int]) -> [(base: Int, bits: Int)] {
    var (result, base) = ([(base: Int, bits: Int)](), start)
    for (bits, count) in codes.enumerated() {
      for _ in 0..<count {
        result.append((base, bits))
        base += 1 << bits
      }
    }
    return result
  }

  /// The length of a code where a block has no table.
  static func fixedLength(_ code: Int) -> UInt8 {
    switch code {
    case ..<144: 8
    case ..<256: 9
    case ..<280: 7
    default: 8
    }
  }

  /// Compresses data.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let coded = DeflateWriter.write(bytes)
    return coded.count <= bytes.count ? coded : stored(bytes)
  }

  /// The data that were compressed; `nil` if they were not.
  ///
  /// - Parameter limit: How many bytes are wanted at most.
  package static func decompressed(_ bytes: [UInt8], limit: Int = .max) -> [UInt8]? {
    DeflateReader.read(bytes, limit: limit)
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (result, place) = ([UInt8](), 0)
    repeat {
      let count = min(0xFFFF, bytes.count - place)
      result.append(place + count == bytes.count ? 1 : 0)
      for value in [count, count ^ 0xFFFF] { result += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      result += bytes[place..<place + count]
      place += count
    } while place < bytes.count
    return result
  }
}
