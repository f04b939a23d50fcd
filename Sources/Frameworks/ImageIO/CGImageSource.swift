import FlowFoundation
import FlowRendering
import Foundation
import SwiftUI

/// Reads a picture from a file's contents: PNG, and JPEG and others if GdkPixbuf is installed. Files of several pictures
/// have their first one.
public final class CGImageSource: Sendable {
  let data: Data
  /// The type of the file; `nil` if it is no picture.
  let type: String?

  init(_ data: Data) {
    self.data = data
    type = PictureType.identifier(of: data)
  }

  private var bitmap: Bitmap? {
    do {
      return try PictureFile(data).bitmap
    } catch {
      if error != .unknownFormat {
        report(.missing("CGImageSource", "there is no picture of \(data.count) bytes: \(error.reason)."))
      }
      return nil
    }
  }

  func image(at index: Int) -> CGImage? { index == 0 ? bitmap.map { CGImage($0) } : nil }

  /// The picture, not larger than a side.
  func thumbnail(at index: Int, longestSide: Int?) -> CGImage? {
    guard index == 0, let bitmap else { return nil }
    let longest = max(bitmap.width, bitmap.height)
    guard let side = longestSide, side > 0, side < longest else { return CGImage(bitmap) }
    func shrunk(_ length: Int) -> Int { max(1, (length * side + longest / 2) / longest) }
    return CGImage(bitmap.shrunk(width: shrunk(bitmap.width), height: shrunk(bitmap.height)))
  }

  func properties(at index: Int) -> [String: Any]? {
    guard index == 0, let bitmap else { return nil }
    return [
      kCGImagePropertyPixelWidth: bitmap.width, kCGImagePropertyPixelHeight: bitmap.height,
      kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
      kCGImagePropertyHasAlpha: bitmap.pixels.contains { $0 >> 24 != 255 },
    ]
  }
}

/// How far a source has read its file.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Creates a source of a file's contents. The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// Creates a source of a file, or `nil` if it cannot be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// The type of the file, such as `public.png`; `nil` if it is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// The number of pictures: one, or none if the file is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.type == nil ? 0 : 1 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.type == nil ? .statusUnknownType : .statusComplete
}

/// The picture of an index. The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// The picture of an index, not larger than the options say. Without an option that creates thumbnails there is none,
/// because files here contain none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let creates = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
  guard let options, creates.contains(where: { options[$0] as? Bool == true }) else { return nil }
  let side = options[kCGImageSourceThumbnailMaxPixelSize].flatMap { value -> Double? in
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    default: nil
    }
  }
  return isrc.thumbnail(at: index, longestSide: side.map { Int(max(0, min(1e6, $0))) })
}

/// The size and kind of the picture of an index. The options have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.properties(at: index)
}
