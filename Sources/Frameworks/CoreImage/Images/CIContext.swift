import FlowFoundation
import FlowRendering
import Foundation
import SwiftUI

/// An option of a context. Drawing is the same with all of them.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Draws images.
// @unchecked: there is nothing to change.
open class CIContext: NSObject, @unchecked Sendable {
  /// The largest number of pixels that a context draws.
  private static let limit = 100_000_000

  public override init() { super.init() }

  /// Creates a context. The options have no effect.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The pixels of a part of an image, or `nil` if it has no size or no end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isNull, !fromRect.isInfinite else { return nil }
    let rect = PixelRect(fromRect)
    guard !rect.isEmpty else { return nil }
    let (count, isTooLarge) = rect.width.multipliedReportingOverflow(by: rect.height)
    guard !isTooLarge, count <= Self.limit else {
      report(
        .missing("createCGImage(_:from:)", "\(rect.width) × \(rect.height) pixels are more than \(Self.limit)."))
      return nil
    }
    return CGImage(image.recipe.pixels(in: rect).bitmap)
  }

  open func clearCaches() {}
}
