import FlowRendering
import Foundation

extension UIImage {
  /// How views color an image.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The orientation of an image's pixels; those of this module are upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    var imageOrientation: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The orientation of the pixels: files are turned when they are read.
  public var imageOrientation: Orientation { .up }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode: renderingMode, tint: tint, configuration: ownConfiguration, traits: traits)
  }

  /// The image as a silhouette in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode: renderingMode, tint: color, configuration: ownConfiguration, traits: traits)
  }

  /// The image as a silhouette in a color, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode: renderingMode, tint: color, configuration: ownConfiguration, traits: traits)
  }

  /// The image as a JPEG file; what is transparent becomes white. `nil` without pixels, or, with a warning, if the
  /// library for JPEG is not installed.
  ///
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap else { return nil }
    guard let encoder = PhotoEncoder.shared else {
      report(.missing("UIImage.jpegData(compressionQuality:)", "libgdk-pixbuf-2.0-0 is not installed."))
      return nil
    }
    return encoder.jpegData(bitmap, quality: compressionQuality)
  }

  /// The picture in the HEIC format: none, because there is no encoder for it here, with a warning.
  public func heicData() -> Data? {
    report(.missing("UIImage.heicData()", "there is no encoder for the format; jpegData(compressionQuality:) has one."))
    return nil
  }
}
