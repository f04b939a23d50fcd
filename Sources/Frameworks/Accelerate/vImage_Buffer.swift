/// A number of pixels.
public typealias vImagePixelCount = UInt

/// The options of a function of vImage.
public typealias vImage_Flags = UInt32

/// The result of a function of vImage; zero for success.
public typealias vImage_Error = Int

/// A component of a pixel.
public typealias Pixel_8 = UInt8

/// The pixels of a picture.
public struct vImage_Buffer {
  /// The memory.
  public var data: UnsafeMutableRawPointer!

  /// The number of rows.
  public var height: vImagePixelCount

  /// The number of pixels of a row.
  public var width: vImagePixelCount

  /// The number of bytes from a row to the next one.
  public var rowBytes: Int

  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// No pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
}

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageNullPointerArgument = -21772
