import FlowRendering
import Foundation

/// A picture of an app's resources, as it was found for an environment.
struct AppPicture: Sendable {
  enum Content: Sendable {
    /// Pixels, and how many of them a point has.
    case bitmap(Bitmap, scale: CGFloat)
    case vector(VectorPicture)
    case symbol(SymbolTemplate)

    /// A file that cannot be drawn, and why.
    case damaged(CGSize, reason: String)
  }

  var content: Content

  /// How the catalog says that the picture is treated.
  var renderingMode: Image.TemplateRenderingMode?

  /// Whether a picture of lines is drawn anew at each size.
  var keepsVector = false

  /// How the catalog says that the picture is cut for resizing.
  var slicing: AssetSlicing?

  /// Reads a file.
  ///
  /// - Parameter scale: How many pixels a point has.
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

  /// What is assumed of a picture that cannot be read, in points: as large as an icon, so that other views stay.
  static let unknownSize = CGSize(width: 24, height: 24)

  /// The picture as in a mirror.
  var mirrored: AppPicture {
    var copy = self
    if case .bitmap(let bitmap, let scale) = content { copy.content = .bitmap(bitmap.mirrored, scale: scale) }
    return copy
  }

  /// The picture as pixels, and how many of them a point has; nil for symbols, and for what cannot be drawn.
  var pixels: (bitmap: Bitmap, scale: CGFloat)? {
    switch content {
    case .bitmap(let bitmap, let scale): (bitmap, scale)
    case .vector(let vector): Self.bitmap(of: vector, size: vector.size, scale: 3).map { ($0, 3) }
    case .symbol, .damaged: nil
    }
  }

  /// The pixels of a picture of lines at a size in points; nil if it cannot be drawn.
  static func bitmap(of vector: VectorPicture, size: CGSize, scale: CGFloat) -> Bitmap? {
    drawings[
      Drawing(
        vector: vector, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))]
  }

  /// Why a picture of lines is not drawn.
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

  private static let drawings = ReadOnce<Drawing, Bitmap?> { $0.vector.bitmap(width: $0.width, height: $0.height) }
}
