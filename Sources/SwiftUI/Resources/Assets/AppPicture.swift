import FlowRendering
import Foundation

/// An image from an app's resources, resolved for an environment.
struct AppPicture: Sendable {
  enum Content: Sendable {
    /// Pixels, and the number of pixels per point.
    case bitmap(Bitmap, scale: CGFloat)
    case vector(VectorPicture)
    case symbol(SymbolTemplate)

    /// A file that cannot be drawn, and the reason.
    case damaged(CGSize, reason: String)
  }

  var content: Content

  /// The rendering mode set in the catalog.
  var renderingMode: Image.TemplateRenderingMode?

  /// Whether a vector image is rasterized at each size.
  var keepsVector = false

  /// The slicing set in the catalog.
  var slicing: AssetSlicing?

  /// Reads an image file.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(file: URL, scale: CGFloat) {
    content = Self.contents[File(url: file, scale: scale)]
  }

  init(symbol: SymbolTemplate) {
    content = .symbol(symbol)
  }

  private struct File: Hashable {
    var url: URL
    var scale: CGFloat
  }

  private static let contents = ReadOnce<File, Content> { file in
    let size = Self.unknownSize
    guard let data = try? Data(contentsOf: file.url), !data.isEmpty else {
      return .damaged(size, reason: "its file '\(file.url.lastPathComponent)' is missing or empty")
    }
    if let vector = VectorPicture(data: data) { return .vector(vector) }
    if let bitmap = Bitmap(pictureData: data) { return .bitmap(bitmap, scale: file.scale) }
    let missing = Bitmap.missingPackageForPhotos.map { "; JPEG is read if \($0) is installed" } ?? ""
    return .damaged(size, reason: "its file '\(file.url.lastPathComponent)' cannot be read\(missing)")
  }

  /// The size assumed for an unreadable image, in points: that of an icon, so that other views keep their positions.
  static let unknownSize = CGSize(width: 24, height: 24)

  /// The horizontally flipped image.
  var mirrored: AppPicture {
    var copy = self
    if case .bitmap(let bitmap, let scale) = content { copy.content = .bitmap(bitmap.mirrored, scale: scale) }
    return copy
  }

  /// The pixels, and the number of pixels per point; `nil` for symbols and images that cannot be drawn.
  var pixels: (bitmap: Bitmap, scale: CGFloat)? {
    switch content {
    case .bitmap(let bitmap, let scale): (bitmap, scale)
    case .vector(let vector): Self.bitmap(of: vector, size: vector.size, scale: 3).map { ($0, 3) }
    case .symbol, .damaged: nil
    }
  }

  /// Rasterizes a vector image at a size in points; `nil` if it cannot be drawn.
  ///
  /// The longer side of a very large image has `sideLimit` pixels.
  static func bitmap(of vector: VectorPicture, size: CGSize, scale: CGFloat) -> Bitmap? {
    let scale = min(scale, sideLimit / max(size.width, size.height))
    func pixels(_ length: CGFloat) -> Int { Int(bounded: (length * scale).rounded(.up)) }
    return drawings[Drawing(vector: vector, width: pixels(size.width), height: pixels(size.height))]
  }

  /// The largest side of a rasterized vector image, in pixels.
  private static let sideLimit: CGFloat = 4096

  /// The reason why a vector image is not drawn.
  static func reason(against vector: VectorPicture) -> String {
    let format = vector.format == .svg ? "SVG" : "PDF"
    guard let package = VectorPicture.missingPackage(for: vector.format) else { return "its \(format) cannot be read" }
    return "\(format) is drawn if \(package) is installed"
  }

  private struct Drawing: Hashable {
    var vector: VectorPicture
    var width: Int
    var height: Int
  }

  private static let drawings = ReadOnce<Drawing, Bitmap?>(limit: 64) {
    $0.vector.bitmap(width: $0.width, height: $0.height)
  }
}
