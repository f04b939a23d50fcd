import FlowRendering
import Foundation

/// A picture as UIKit has it, for sources that make SwiftUI images from it: `Image(uiImage:)`.
///
/// Data are read as PNG, and as JPEG and other kinds where GdkPixbuf is installed.
public final class UIImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case bitmap(Bitmap)
    case symbol(String)

    /// A picture of the app's resources, and its pixels outside of a view.
    case asset(NamedImage, Bitmap)
    case empty
  }

  package let source: Source

  /// Pixels per point.
  public let scale: CGFloat

  package init(_ source: Source, scale: CGFloat) {
    self.source = source
    self.scale = scale
  }

  /// A picture without pixels.
  public convenience init() {
    self.init(.empty, scale: 1)
  }

  /// The picture of a file's contents, or `nil` if they are something else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture of a file's contents, or `nil` if they are something else.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(pictureData: data) else { return nil }
    self.init(.bitmap(bitmap), scale: scale)
  }

  /// The picture of a file, or `nil` if there is none. A name such as `logo@2x.png` says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// A picture of the app's asset catalogs or files, or `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(NamedImage(name: name, bundle: nil), traits: AssetTraits())
  }

  /// A picture of a bundle's asset catalogs or files, or `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    var wanted = AssetTraits()
    if traits?.userInterfaceStyle == .dark { wanted.colorScheme = .dark }
    self.init(NamedImage(name: name, bundle: bundle), traits: wanted)
  }

  /// A picture of an asset catalog.
  public convenience init(resource: ImageResource) {
    let image = NamedImage(name: resource.name, bundle: resource.bundle)
    if let (bitmap, scale) = AssetLibrary.shared.picture(named: image, traits: AssetTraits())?.pixels {
      self.init(.asset(image, bitmap), scale: scale)
    } else {
      // A view that shows it says what is missing.
      self.init(.asset(image, Bitmap(width: 0, height: 0)), scale: 1)
    }
  }

  private convenience init?(_ image: NamedImage, traits: AssetTraits) {
    guard let (bitmap, scale) = AssetLibrary.shared.picture(named: image, traits: traits)?.pixels else { return nil }
    self.init(.asset(image, bitmap), scale: scale)
  }

  private var bitmap: Bitmap? {
    switch source {
    case .bitmap(let bitmap), .asset(_, let bitmap): bitmap
    case .symbol, .empty: nil
    }
  }

  /// A symbol by its name in SF Symbols.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), scale: 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(.bitmap(cgImage.bitmap), scale: 1)
  }

  /// The size, in points; a symbol's is known only where it is shown.
  public var size: CGSize {
    guard let bitmap else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The pixels, if there are any.
  public var cgImage: CGImage? {
    bitmap.map { CGImage($0) }
  }

  /// The picture as PNG data.
  public func pngData() -> Data? {
    bitmap.flatMap { try? $0.pngData() }
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.source == rhs.source && lhs.scale == rhs.scale }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}

extension Image {
  /// A picture of UIKit.
  public nonisolated init(uiImage: UIImage) {
    switch uiImage.source {
    case .bitmap(let bitmap): self.init(source: .bitmap(bitmap, scale: uiImage.scale))
    case .symbol(let name): self.init(source: .symbol(name, variableValue: nil))
    case .asset(let image, _): self.init(source: .asset(image))
    case .empty: self.init(source: .bitmap(Bitmap(width: 0, height: 0), scale: 1))
    }
  }

  /// A picture of Core Graphics, with a label.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(source: .bitmap(cgImage.bitmap, scale: scale), label: label, orientation: orientation)
  }

  /// A picture of Core Graphics that accessibility ignores.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(source: .bitmap(cgImage.bitmap, scale: scale), isDecorative: true, orientation: orientation)
  }

  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// A picture that is drawn with a graphics context.
  ///
  /// - Note: Approximate: it is drawn once for the light appearance, with two pixels per point; a warning is recorded.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    report(.approximate("Image(size:renderer:)", "it is drawn for the light appearance, with two pixels a point."))
    let picture = assumeMainActor(with: renderer) { renderer in
      let drawing = ImageRenderer(
        content: Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
          .frame(width: size.width, height: size.height))
      drawing.scale = 2
      return drawing.picture
    }
    self.init(
      source: .bitmap(picture ?? Bitmap(width: 0, height: 0), scale: 2), label: label, isDecorative: label == nil)
  }
}

extension ImageRenderer {
  /// The picture, or `nil` if the view has no size.
  public var uiImage: UIImage? { picture.map { UIImage(.bitmap($0), scale: scale) } }
}
