import AssetCatalogs
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

  /// The damage of an image that is drawn nevertheless, as a sentence without its subject.
  private(set) var damage: String?

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
    self = Self.pictures[File(url: file, scale: scale)]
  }

  init(symbol: SymbolTemplate) {
    content = .symbol(symbol)
  }

  /// An image that cannot be drawn.
  init(damaged fault: FileFault) {
    content = .damaged(Self.unknownSize, reason: fault.description)
  }

  private init(_ content: Content, damage: String? = nil) {
    self.content = content
    self.damage = damage
  }

  private struct File: Hashable {
    var url: URL
    var scale: CGFloat
  }

  private static let pictures = ReadOnce<File, AppPicture> { file in
    let name = "its file '\(file.url.lastPathComponent)'"
    do throws(FileFault) {
      let data = try FileContents.data(of: file.url)
      if let vector = VectorPicture(data: data) { return AppPicture(.vector(vector), damage: vector.damage) }
      do throws(PictureFault) {
        let picture = try PictureFile(data)
        let damage = picture.damage.map { "\(name) is damaged: \($0)" }
        return AppPicture(.bitmap(picture.bitmap, scale: file.scale), damage: damage)
      } catch {
        throw FileFault(error.reason)
      }
    } catch {
      return AppPicture(damaged: FileFault("\(name) cannot be read: \(error)"))
    }
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
    case .vector(let vector): (try? Self.bitmap(of: vector, size: vector.size, scale: 3)).map { ($0, 3) }
    case .symbol, .damaged: nil
    }
  }

  /// Rasterizes a vector image at a size in points.
  ///
  /// The longer side of a very large image has `sideLimit` pixels.
  static func bitmap(of vector: VectorPicture, size: CGSize, scale: CGFloat) throws(PictureFault) -> Bitmap {
    let scale = min(scale, sideLimit / max(size.width, size.height))
    func pixels(_ length: CGFloat) -> Int { Int(bounded: (length * scale).rounded(.up)) }
    let drawing = Drawing(vector: vector, width: pixels(size.width), height: pixels(size.height))
    return try drawings[drawing].get()
  }

  /// The largest side of a rasterized vector image, in pixels.
  private static let sideLimit: CGFloat = 4096

  private struct Drawing: Hashable {
    var vector: VectorPicture
    var width: Int
    var height: Int
  }

  private static let drawings = ReadOnce<Drawing, Result<Bitmap, PictureFault>>(limit: 64) { drawing in
    Result { () throws(PictureFault) in try drawing.vector.bitmap(width: drawing.width, height: drawing.height) }
  }
}
