import FlowFoundation
import FlowRendering
import Foundation
import SwiftUI

// A picture is seen as bytes of red, green, blue and alpha, row by row, with colors that are multiplied by the alpha.
extension CGImage {
  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// What the colors mean: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB, model: .rgb) }

  /// Where the alpha of a pixel is: behind its colors.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The layout of the pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo) }

  /// The order of the bytes of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

  /// The bytes of all pixels.
  public var dataProvider: CGDataProvider? {
    guard let layout = PixelLayout(bitsPerComponent: 8, space: colorSpace, info: bitmapInfo) else { return nil }
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes {
      if let memory = $0.baseAddress { layout.write(bitmap, to: memory, bytesPerRow: bytesPerRow) }
    }
    return CGDataProvider(data: data)
  }

  /// Whether the picture is a mask.
  public var isMask: Bool { false }

  /// Whether the picture is smooth where it is enlarged.
  public var shouldInterpolate: Bool { true }

  /// How colors that a display does not have are replaced.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The ranges of the components where they are not whole: always `nil`.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// The picture itself, which never changes.
  public func copy() -> CGImage? { self }

  /// The part of the picture inside a rectangle; `nil` if the rectangle is outside of the picture.
  ///
  /// - Parameter rect: The rectangle, in pixels from the upper left corner; it is extended to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in top..<top + rows {
      let start = row * width + left
      pixels += bitmap.pixels[start..<start + columns]
    }
    return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
  }

  /// Creates a picture from its bytes, or `nil` if they are too few or their layout is not known here: with another
  /// number of bits than 8 for a component.
  ///
  /// - Parameters:
  ///   - decode: The ranges of the components where they are not whole; they have no effect.
  ///   - shouldInterpolate: Whether the picture is smooth where it is enlarged; it always is.
  ///   - intent: How colors that a display does not have are replaced; there are none.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data else { return nil }
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, info: bitmapInfo),
      bitsPerPixel == layout.bytesPerPixel * 8
    else {
      report(
        .missing(
          "CGImage(width:height:…)",
          "there are no pictures with \(bitsPerComponent) bits for a component and \(bitsPerPixel) for a pixel."))
      return nil
    }
    if decode != nil {
      report(.missing("CGImage(width:height:…decode:…)", "components are taken as they are."))
    }
    let last = bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    guard bytesPerRow >= width * layout.bytesPerPixel, data.count >= last else { return nil }
    let bitmap: Bitmap? = data.withUnsafeBytes { bytes in
      bytes.baseAddress.map { layout.bitmap(at: $0, width: width, height: height, bytesPerRow: bytesPerRow) }
    }
    guard let bitmap else { return nil }
    self.init(bitmap)
  }
}

extension CGImage {
  /// Creates a picture from a file in PNG, or `nil` for other bytes.
  ///
  /// - Parameters:
  ///   - decode: The ranges of the components where they are not whole; they have no effect.
  ///   - shouldInterpolate: Whether the picture is smooth where it is enlarged; it always is.
  ///   - intent: How colors that a display does not have are replaced; there are none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    self.init(file: data)
  }

  /// Creates a picture from a file in JPEG, or `nil` for other bytes.
  ///
  /// - Parameters:
  ///   - decode: The ranges of the components where they are not whole; they have no effect.
  ///   - shouldInterpolate: Whether the picture is smooth where it is enlarged; it always is.
  ///   - intent: How colors that a display does not have are replaced; there are none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0xFF, 0xD8]) else { return nil }
    self.init(file: data)
  }

  private convenience init?(file: Data) {
    guard let bitmap = UIImage(data: file)?.cgImage?.bitmap else { return nil }
    self.init(bitmap)
  }
}
