import FlowFoundation
import FlowRendering
import Foundation
import Locking
import SwiftUI

/// Writes a picture as PNG or JPEG.
// @unchecked: what changes is guarded by a lock; the data belong to the caller, as on Apple's systems.
public final class CGImageDestination: @unchecked Sendable {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let type: String
  private let picture = Locked<(image: CGImage, quality: Double)?>(nil)

  private init(_ target: Target, _ type: String) {
    self.target = target
    self.type = type
  }

  static func make(_ data: NSMutableData, _ type: String) -> CGImageDestination? {
    isKnown(type) ? CGImageDestination(.data(data), type) : nil
  }

  static func make(_ file: URL, _ type: String) -> CGImageDestination? {
    isKnown(type) ? CGImageDestination(.file(file), type) : nil
  }

  private static func isKnown(_ type: String) -> Bool {
    if ["public.png", "public.jpeg"].contains(type) { return true }
    report(.missing("CGImageDestination", "files of the type \(type) cannot be written."))
    return false
  }

  /// Keeps the first picture.
  func add(_ image: CGImage, quality: Double) {
    let isFirst = picture.withLock { picture in
      defer { picture = picture ?? (image, quality) }
      return picture == nil
    }
    if !isFirst { report(.missing("CGImageDestinationAddImage(_:_:_:)", "a file has one picture.")) }
  }

  func finish() -> Bool {
    guard let (image, quality) = picture.value else { return false }
    let picture = UIImage(cgImage: image)
    guard let file = type == "public.png" ? picture.pngData() : picture.jpegData(compressionQuality: quality) else {
      return false
    }
    switch target {
    case .data(let data): data.append(file)
    case .file(let url):
      do { try file.write(to: url) } catch { return false }
    }
    return true
  }
}

/// Creates a file in memory, or `nil` with a warning if the type is neither PNG nor JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  .make(data, type)
}

/// Creates a file, or `nil` with a warning if the type is neither PNG nor JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  .make(url, type)
}

/// Adds a picture. Of the properties, the quality counts; a phone without one uses its own.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let quality = properties?[kCGImageDestinationLossyCompressionQuality]
  idst.add(image, quality: (quality as? NSNumber)?.doubleValue ?? quality as? Double ?? 0.8)
}

/// Writes the file.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
