import FlowImageIO
import FlowRendering
import Foundation
import SwiftUI

/// An image, or the steps that make it when a ``CIContext`` draws it. Its origin is the lower left corner.
// @unchecked: the properties are constant.
open class CIImage: NSObject, @unchecked Sendable {
  let recipe: ImageRecipe

  init(_ recipe: ImageRecipe) { self.recipe = recipe }

  /// Creates an image without pixels.
  public convenience override init() { self.init(.empty) }

  /// Creates an image of pixels.
  public convenience init(cgImage image: CGImage) { self.init(.bitmap(image.bitmap)) }

  /// Creates an image of pixels. The options have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

  /// Creates an image of pixels, or `nil` if there are none.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.bitmap else { return nil }
    self.init(.bitmap(bitmap))
  }

  /// Creates an image of pixels, or `nil` if there are none. The options have no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  /// Creates an image from a file's contents, or `nil` if they are not an image.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates an image from a file's contents, or `nil` if they are not an image. The options have no effect.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

  /// Creates an image from a file, or `nil` if it is not an image.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from a file, or `nil` if it is not an image. The options have no effect.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }

  /// Creates an image of a color without an end.
  public convenience init(color: CIColor) { self.init(.color(color.linear)) }

  /// An image without pixels.
  open class func empty() -> CIImage { CIImage(.empty) }

  /// Where the image has pixels: a null rectangle if it has none, an infinite one if it has no end.
  open var extent: CGRect { recipe.extent }

  /// The pixels, if the image has a finite size.
  open var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }

  /// Describes where a file came from; none of the images here has it.
  open var properties: [String: Any] { [:] }

  open func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect)) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(recipe.transformed(by: matrix)) }

  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// The image with its edges repeated without an end.
  open func clampedToExtent() -> CIImage { clamped(to: extent) }
  open func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(to: rect)) }

  /// The image in front of another one.
  open func composited(over dest: CIImage) -> CIImage { CIImage(recipe.over(dest.recipe)) }

  open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(recipe.blurred(ImageRecipe.gaussian(sigma))) }

  /// The image whose pixels are mixed when it is enlarged.
  open func samplingLinear() -> CIImage { sampling(nearest: false) }
  /// The image whose pixels stay apart when it is enlarged.
  open func samplingNearest() -> CIImage { sampling(nearest: true) }

  private func sampling(nearest: Bool) -> CIImage {
    var recipe = recipe
    recipe.isSampledNearest = nearest
    return CIImage(recipe)
  }

  /// The result of a filter by its name; the image itself if there is no such filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    for (key, value) in params.sorted(by: { $0.key < $1.key }) { filter.setValue(value, forKey: key) }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image turned as a camera's files say it.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map(oriented) ?? self
  }

  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (x, y, width, height) = (extent.minX, extent.minY, extent.width, extent.height)
    // Each keeps the lower left corner of the extent.
    func matrix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
      -> CGAffineTransform
    {
      CGAffineTransform(
        a: a, b: b, c: c, d: d, tx: tx + x - a * x - c * y, ty: ty + y - b * x - d * y)
    }
    return switch orientation {
    case .up: matrix(1, 0, 0, 1, 0, 0)
    case .upMirrored: matrix(-1, 0, 0, 1, width, 0)
    case .down: matrix(-1, 0, 0, -1, width, height)
    case .downMirrored: matrix(1, 0, 0, -1, 0, height)
    case .leftMirrored: matrix(0, -1, -1, 0, height, width)
    case .right: matrix(0, -1, 1, 0, 0, width)
    case .rightMirrored: matrix(0, 1, 1, 0, 0, 0)
    case .left: matrix(0, 1, -1, 0, height, 0)
    }
  }
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

extension UIImage {
  /// The Core Image image that the image shows without pixels of its own: `nil`, because an image that is created of one has
  /// its pixels at once, in `cgImage`.
  public var ciImage: CIImage? { nil }

  /// Creates an image of the pixels that a Core Image image has at the moment.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1) }

  /// Creates an image of the pixels that a Core Image image has at the moment. The orientation is up.
  public convenience init(ciImage: CIImage, scale: CGFloat) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(.bitmap(image.bitmap), scale: scale)
    } else {
      self.init()
    }
  }
}

extension ImageRecipe {
  /// This image in front of another one.
  func over(_ other: ImageRecipe) -> ImageRecipe {
    combined(with: other) { front, back in
      let alpha = front.alpha + back.alpha * (1 - front.alpha)
      guard alpha > 0 else { return LinearColor(red: 0, green: 0, blue: 0, alpha: 0) }
      func mix(_ first: Float, _ second: Float) -> Float {
        (first * front.alpha + second * back.alpha * (1 - front.alpha)) / alpha
      }
      return LinearColor(
        red: mix(front.red, back.red), green: mix(front.green, back.green), blue: mix(front.blue, back.blue),
        alpha: alpha)
    }
  }
}
