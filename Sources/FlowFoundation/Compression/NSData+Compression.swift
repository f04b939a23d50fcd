import Foundation

extension NSData {
  /// How data are compressed.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse = 0
    case lz4, lzma, zlib
  }

  /// The data, compressed. With `.lzfse` and `.lz4` they are as they are, in blocks that other systems read.
  ///
  /// - Throws: `CocoaError` for `.lzma`, which is not implemented.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let bytes = [UInt8](self as Data)
    switch algorithm {
    case .zlib: return NSData(data: Data(Deflate.compressed(bytes)))
    case .lzfse, .lz4:
      report(.missing("NSData.compressed(using: .\(algorithm))", "the data are not smaller than before."))
      return NSData(data: Data((algorithm == .lz4 ? AppleBlocks.lz4 : .lzfse).stored(bytes)))
    case .lzma:
      report(.missing("NSData.compressed(using: .lzma)", "it throws an error."))
      throw CocoaError(CocoaError.Code(rawValue: 5376))
    }
  }

  /// The data that were compressed: with `.zlib`, and with `.lzfse` and `.lz4` those of this system.
  ///
  /// - Throws: `CocoaError` if the data are not compressed in this way.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let bytes = [UInt8](self as Data)
    let result: [UInt8]? =
      switch algorithm {
      case .zlib: Deflate.decompressed(bytes)
      case .lzfse: AppleBlocks.lzfse.contents(bytes)
      case .lz4: AppleBlocks.lz4.contents(bytes)
      case .lzma: nil
      }
    guard let result else {
      if algorithm == .lzfse || algorithm == .lzma {
        report(.missing("NSData.decompressed(using: .\(algorithm))", "data of other systems cannot be read."))
      }
      throw CocoaError(CocoaError.Code(rawValue: 5377))
    }
    return NSData(data: Data(result))
  }
}

extension NSMutableData {
  /// Compresses the data in their place.
  ///
  /// - Throws: `CocoaError` for `.lzma`, which is not implemented.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try NSData(data: self as Data).compressed(using: algorithm) as Data)
  }

  /// Decompresses the data in their place.
  ///
  /// - Throws: `CocoaError` if the data are not compressed in this way.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try NSData(data: self as Data).decompressed(using: algorithm) as Data)
  }
}
