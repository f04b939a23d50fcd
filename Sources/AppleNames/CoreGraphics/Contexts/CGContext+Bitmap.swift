import FlowRendering
import SwiftUI

extension CGContext {
  /// Creates a context that draws into pixels, with the origin at the lower left corner.
  ///
  /// It is `nil` where the layout is not one of 8 bits for a component: of red, green and blue with an alpha by which
  /// they are multiplied, or with a byte that is skipped; of gray; or of an alpha.
  ///
  /// - Parameters:
  ///   - data: The memory; `nil` for memory of the context's own.
  ///   - bytesPerRow: The number of bytes of a row; zero for as many as needed.
  ///   - bitmapInfo: The place of the alpha and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let memory = BitmapMemory(
        data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(memory)
  }

  /// The pixels, in the layout of the context; `nil` for a context of UIKit.
  public var data: UnsafeMutableRawPointer? {
    drawIntoMemory()
    return memory?.address
  }

  /// The width, in pixels.
  public var width: Int { memory?.width ?? Int((size.width * scale).rounded(.up)) }

  /// The height, in pixels.
  public var height: Int { memory?.height ?? Int((size.height * scale).rounded(.up)) }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { memory?.bitsPerComponent ?? 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }

  /// The number of bytes of a row.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }

  /// What the colors mean.
  public var colorSpace: CGColorSpace? { memory?.space ?? CGColorSpace(name: CGColorSpace.sRGB, model: .rgb) }

  /// The layout of the pixels.
  public var bitmapInfo: CGBitmapInfo {
    memory?.info ?? CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
  }

  /// Where the alpha of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// The picture drawn so far.
  public func makeImage() -> CGImage? {
    drawIntoMemory()
    return CGImage(
      memory?.bitmap ?? BitmapMemory.bitmap(of: items, size: size, scale: scale, isOpaque: isOpaque))
  }
}
