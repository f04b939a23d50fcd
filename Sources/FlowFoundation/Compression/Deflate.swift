import CFlowZlib

/// Data in the format of RFC 1951, without a header and a checksum, by zlib.
package enum Deflate {
  private static let windowBits: Int32 = -15

  /// The level of Apple's systems.
  private static let level: Int32 = 5

  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// Compresses data.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, level, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, streamSize)
    precondition(status == Z_OK, "zlib cannot compress: \(status).")
    defer { deflateEnd(&stream) }
    let (result, end) = output(of: bytes, through: &stream, atMost: .max, deflate)
    precondition(end == Z_STREAM_END, "zlib cannot compress: \(end).")
    return result
  }

  /// The data that were compressed; `nil` if they were not.
  ///
  /// - Parameter limit: How many bytes are wanted at most.
  package static func decompressed(_ bytes: [UInt8], limit: Int = .max) -> [UInt8]? {
    var stream = z_stream()
    let status = inflateInit2_(&stream, windowBits, ZLIB_VERSION, streamSize)
    precondition(status == Z_OK, "zlib cannot decompress: \(status).")
    defer { inflateEnd(&stream) }
    let (result, end) = output(of: bytes, through: &stream, atMost: limit) { stream, _ in inflate(stream, Z_NO_FLUSH) }
    guard end == Z_STREAM_END || result.count >= limit else { return nil }
    return result.count > limit ? Array(result.prefix(limit)) : result
  }

  /// What a stream makes of data, until it ends or has made enough, and the last status.
  ///
  /// - Parameter step: Makes a part of it, of some data or of the last ones.
  private static func output(
    of bytes: [UInt8], through stream: inout z_stream, atMost limit: Int,
    _ step: (UnsafeMutablePointer<z_stream>, Int32) -> Int32
  ) -> (bytes: [UInt8], status: Int32) {
    var result: [UInt8] = []
    var input = bytes
    var room = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      room.withUnsafeMutableBufferPointer { room in
        var place = 0
        var status = Z_OK
        while status == Z_OK, result.count < limit {
          if stream.avail_in == 0 {
            // zlib counts with 32 bits.
            let count = min(input.count - place, 1 << 30)
            stream.next_in = input.baseAddress.map { $0 + place }
            stream.avail_in = UInt32(count)
            place += count
          }
          stream.next_out = room.baseAddress
          stream.avail_out = UInt32(room.count)
          status = step(&stream, place < input.count ? Z_NO_FLUSH : Z_FINISH)
          result.append(contentsOf: room.prefix(room.count - Int(stream.avail_out)))
        }
        return (result, status)
      }
    }
  }
}
