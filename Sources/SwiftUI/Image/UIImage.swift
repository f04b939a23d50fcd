import FlowRendering
import Foundation

/// A picture as UIKit has it, for sources that make SwiftUI images from it: `Image(uiImage:)`.
///
/// - Note: Approximate: data is read as PNG only; assets of a bundle are not there and give `nil`.
public final class UIImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case bitmap(Bitmap)
    case symbol(String)
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

  /// The picture of PNG data, or `nil` if it is something else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture of PNG data, or `nil` if it is something else.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(pngData: data) else { return nil }
    self.init(.bitmap(bitmap), scale: scale)
  }

  /// The picture of a PNG file, or `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of the app's assets: there are none here.
  public convenience init?(named name: String) { nil }

  /// A picture of a bundle's assets: there are none here.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { nil }

  /// A symbol by its name in SF Symbols.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), scale: 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(.bitmap(cgImage.bitmap), scale: 1)
  }

  /// The size, in points; a symbol's is known only where it is shown.
  public var size: CGSize {
    guard case .bitmap(let bitmap) = source else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The pixels, if there are any.
  public var cgImage: CGImage? {
    if case .bitmap(let bitmap) = source { CGImage(bitmap) } else { nil }
  }

  /// The picture as PNG data.
  public func pngData() -> Data? {
    if case .bitmap(let bitmap) = source { try? bitmap.pngData() } else { nil }
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
  /// - Note: Approximate: it is drawn once for the light appearance, with two pixels per point.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
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
