import FlowRendering
import Foundation

/// The result of a function.
public typealias CVReturn = Int32

/// Four letters that name a kind of data.
public typealias OSType = UInt32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

/// Four bytes for a pixel: blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Four bytes for a pixel: alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// One byte for a pixel.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// The memory of a picture.
// @unchecked: the memory stays where it is, and code that writes it locks it, as on a device.
public final class CVBuffer: Hashable, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer

  init?(width: Int, height: Int, format: OSType) {
    let size: Int
    switch format {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB: size = 4
    case kCVPixelFormatType_OneComponent8: size = 1
    default: return nil
    }
    guard width > 0, height > 0, width <= 32_768, height <= 32_768 else { return nil }
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = width * size
    memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { memory.deallocate() }

  /// A buffer with a picture.
  package convenience init?(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, format: kCVPixelFormatType_32BGRA)
    for (index, pixel) in bitmap.pixels.enumerated() {
      memory.storeBytes(of: pixel.littleEndian, toByteOffset: index * 4, as: UInt32.self)
    }
  }

  /// The picture; one byte a pixel is a gray.
  package var bitmap: Bitmap? {
    if format == kCVPixelFormatType_OneComponent8 {
      let grays = (0..<width * height).map { UInt32(memory.load(fromByteOffset: $0, as: UInt8.self)) }
      return Bitmap(width: width, height: height, pixels: grays.map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 })
    }
    let pixels = (0..<width * height).map { index in
      let value = memory.load(fromByteOffset: index * 4, as: UInt32.self)
      return format == kCVPixelFormatType_32BGRA ? UInt32(littleEndian: value) : UInt32(bigEndian: value)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A buffer with a picture.
public typealias CVImageBuffer = CVBuffer

/// A buffer with the pixels of a picture.
public typealias CVPixelBuffer = CVImageBuffer

/// Whether memory is only read.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes a black, transparent picture.
///
/// - Returns: Zero, or an error for a size or a format that is not known here.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return pixelBufferOut.pointee == nil
    ? (width > 0 && height > 0 ? kCVReturnInvalidPixelFormat : kCVReturnInvalidSize) : kCVReturnSuccess
}

/// Begins a use of the memory.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Ends a use of the memory.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The width of a picture, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// The height of a picture, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// The format of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

/// The distance of rows, in bytes.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }

/// The memory of the pixels.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory
}

/// The size of the memory, in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}

/// The number of planes; zero, because all formats here have their components side by side.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The size of a picture, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
