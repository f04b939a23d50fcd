import FlowRendering
import Foundation

/// A UIKit image, for code that creates SwiftUI images from it: `Image(uiImage:)`.
///
/// Data are read as PNG, and as JPEG and other formats if GdkPixbuf is installed.
public final class UIImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case bitmap(Bitmap)
    case symbol(String)

    /// An image of the app's resources, and its pixels for use outside of a view.
    case asset(NamedImage, Bitmap)
    case empty
  }

  package let source: Source

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Whether views show the image with its own colors or as a silhouette in their tint.
  public let renderingMode: RenderingMode

  /// The color of the image's silhouette, if it does not take the tint of the view.
  package let tint: UIColor?

  /// The size, weight and scale of a symbol.
  let ownConfiguration: SymbolConfiguration?

  /// The pictures of an animated image, the insets and the direction.
  let traits: Traits

  package init(
    _ source: Source, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
    configuration: SymbolConfiguration? = nil, traits: Traits = Traits()
  ) {
    ownConfiguration = configuration
    self.traits = traits
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// Creates an image without pixels.
  public convenience init() {
    self.init(.empty, scale: 1)
  }

  /// Creates an image from a file's contents, or `nil` if they are not an image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a file's contents, or `nil` if they are not an image.
  ///
  /// - Parameter scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    do throws(PictureFault) {
      let picture = try PictureFile(data)
      if let damage = picture.damage { reportWarning("A UIImage of \(data.count) bytes is damaged: \(damage).") }
      self.init(.bitmap(picture.bitmap), scale: scale)
    } catch {
      if error != .unknownFormat {
        reportWarning("There is no UIImage of \(data.count) bytes: \(error.reason).")
      }
      return nil
    }
  }

  /// Creates an image from a file, or `nil` if there is none. A suffix as in `logo@2x.png` specifies the pixels per
  /// point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from the app's asset catalogs or files, or `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(NamedImage(name: name, bundle: nil), traits: AssetTraits())
  }

  /// Creates an image from a bundle's asset catalogs or files, or `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    var wanted = AssetTraits()
    if traits?.userInterfaceStyle == .dark { wanted.colorScheme = .dark }
    self.init(NamedImage(name: name, bundle: bundle), traits: wanted)
  }

  /// Creates an image from an asset catalog.
  public convenience init(resource: ImageResource) {
    let image = NamedImage(name: resource.name, bundle: resource.bundle)
    if let (bitmap, scale) = AssetLibrary.shared.picture(named: image, traits: AssetTraits())?.pixels {
      self.init(.asset(image, bitmap), scale: scale)
    } else {
      // A view that shows the image reports that it is missing.
      self.init(.asset(image, Bitmap(width: 0, height: 0)), scale: 1)
    }
  }

  private convenience init?(_ image: NamedImage, traits: AssetTraits) {
    guard let (bitmap, scale) = AssetLibrary.shared.picture(named: image, traits: traits)?.pixels else { return nil }
    self.init(.asset(image, bitmap), scale: scale)
  }

  package var bitmap: Bitmap? {
    switch source {
    case .bitmap(let bitmap), .asset(_, let bitmap): bitmap
    case .symbol, .empty: nil
    }
  }

  /// Creates a symbol from its name in SF Symbols.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), scale: 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(.bitmap(cgImage.bitmap), scale: 1)
  }

  /// Creates an image from pixels that are stored with an orientation: they are turned.
  ///
  /// - Parameter scale: The number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage.bitmap.oriented(orientation.imageOrientation)), scale: scale)
  }

  /// The size in points; a symbol's size is known only in a view.
  public var size: CGSize {
    guard let bitmap else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The image's pixels, or `nil` if it has none.
  public var cgImage: CGImage? {
    bitmap.map { CGImage($0) }
  }

  /// Returns the image as PNG data.
  public func pngData() -> Data? {
    bitmap.flatMap { try? $0.pngData() }
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.renderingMode == rhs.renderingMode && lhs.tint == rhs.tint
      && lhs.ownConfiguration == rhs.ownConfiguration && lhs.traits == rhs.traits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}

extension Image {
  /// Creates an image from a UIKit image.
  public nonisolated init(uiImage: UIImage) {
    switch uiImage.source {
    case .bitmap(let bitmap): self.init(source: .bitmap(bitmap, scale: uiImage.scale))
    case .symbol(let name): self.init(source: .symbol(name, variableValue: nil))
    case .asset(let image, _): self.init(source: .asset(image))
    case .empty: self.init(source: .bitmap(Bitmap(width: 0, height: 0), scale: 1))
    }
    configure(uiImage.ownConfiguration)
    switch uiImage.renderingMode {
    case .alwaysTemplate: renderingMode = .template
    case .alwaysOriginal where uiImage.tint == nil: renderingMode = .original
    case .alwaysOriginal, .automatic: break
    }
    if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate {
      renderingMode = .template
      ownColor = tint
    }
  }

  /// Creates a labeled image from a Core Graphics image.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(source: .bitmap(cgImage.bitmap, scale: scale), label: label, orientation: orientation)
  }

  /// Creates an image from a Core Graphics image that accessibility ignores.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(source: .bitmap(cgImage.bitmap, scale: scale), isDecorative: true, orientation: orientation)
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
