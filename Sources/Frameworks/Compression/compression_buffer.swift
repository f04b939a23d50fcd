import FlowFoundation

/// How data are compressed.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

/// The size of the memory that compressing needs besides, in bytes: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The size of the memory that decompressing needs besides, in bytes: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses data. With `COMPRESSION_LZFSE` and `COMPRESSION_LZ4` they do not become smaller.
///
/// - Parameters:
///   - dst_size: The size of the destination, in bytes.
///   - src_size: The size of the data, in bytes.
///   - scratch_buffer: Is not used.
/// - Returns: The size of the result in bytes, or 0 if it does not fit.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
  let result: [UInt8]
  switch algorithm {
  case COMPRESSION_ZLIB: result = Deflate.compressed(bytes)
  case COMPRESSION_LZFSE, COMPRESSION_LZ4:
    report(.missing("compression_encode_buffer with LZFSE or LZ4", "the data are not smaller than before."))
    result = (algorithm == COMPRESSION_LZ4 ? AppleBlocks.lz4 : .lzfse).stored(bytes)
  default:
    report(.missing("compression_encode_buffer with other algorithms than zlib, LZFSE and LZ4", "the result is 0."))
    return 0
  }
  guard result.count <= dst_size else { return 0 }
  dst_buffer.update(from: result, count: result.count)
  return result.count
}

/// Decompresses data of zlib, and those of LZFSE and LZ4 that this system has made.
///
/// - Parameters:
///   - dst_size: The size of the destination in bytes; what is beyond it is left out.
///   - src_size: The size of the data, in bytes.
///   - scratch_buffer: Is not used.
/// - Returns: The size of the result in bytes, or 0 if the data are not compressed in this way.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
  let result: [UInt8]? =
    switch algorithm {
    case COMPRESSION_ZLIB: Deflate.decompressed(bytes, limit: dst_size)
    case COMPRESSION_LZFSE: AppleBlocks.lzfse.contents(bytes)
    case COMPRESSION_LZ4: AppleBlocks.lz4.contents(bytes)
    default: nil
    }
  guard let result else {
    if algorithm != COMPRESSION_ZLIB {
      report(.missing("compression_decode_buffer with other algorithms than zlib", "the result is 0."))
    }
    return 0
  }
  let count = min(dst_size, result.count)
  dst_buffer.update(from: result, count: count)
  return count
}
