import Foundation

/// Makes buffers that are alike.
public final class CVPixelBufferPool: Sendable {
  private let width: Int
  private let height: Int
  private let format: OSType

  /// - Parameter attributes: The size and the format of the buffers, by the keys of Core Video.
  package init(_ attributes: [String: Any]) {
    func number(_ key: CFString) -> Int? {
      let value = attributes[key]
      return value as? Int ?? (value as? OSType).map(Int.init) ?? (value as? NSNumber)?.intValue
    }
    width = number(kCVPixelBufferWidthKey) ?? 0
    height = number(kCVPixelBufferHeightKey) ?? 0
    format = number(kCVPixelBufferPixelFormatTypeKey).flatMap(OSType.init(exactly:)) ?? kCVPixelFormatType_32BGRA
  }

  fileprivate func makeBuffer(_ buffer: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    CVPixelBufferCreate(nil, width, height, format, nil, buffer)
  }
}

/// Makes a pool of buffers with a size and a format.
@discardableResult
public func CVPixelBufferPoolCreate(
  _ allocator: AnyObject?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  poolOut.pointee = CVPixelBufferPool(pixelBufferAttributes ?? [:])
  return kCVReturnSuccess
}

/// Makes a black, transparent picture with the size and the format of a pool.
///
/// - Returns: Zero, or an error for a size or a format that is not known here.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: AnyObject?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { pixelBufferPool.makeBuffer(pixelBufferOut) }
