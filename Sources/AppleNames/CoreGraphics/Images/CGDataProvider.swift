import FlowFoundation
import Foundation

/// The bytes of a picture.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// All bytes.
  public var data: CFData? { bytes }

  /// Creates a provider of bytes in memory.
  public init?(data: CFData) { bytes = data }

  /// Creates a provider of a file's bytes, or `nil` if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// Creates a provider of bytes in memory, which are copied.
  ///
  /// - Parameters:
  ///   - info: What the function that releases the memory is given.
  ///   - releaseData: Releases the memory.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
