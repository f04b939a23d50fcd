/// The reason why a picture's file is not drawn.
package enum PictureFault: Error, Hashable {
  case unknownFormat
  case needsPackage(format: String, package: String)
  case tooLarge(width: Int, height: Int)
  case damaged(format: String)
  case png(BitmapError)

  /// The filters of an SVG would take minutes.
  case endlessFilters

  /// The reason as a part of a sentence.
  package var reason: String {
    switch self {
    case .unknownFormat: "its format is unknown"
    case .needsPackage(let format, let package): "\(format) is drawn if \(package) is installed"
    case .tooLarge(let width, let height):
      "it has \(width) × \(height) pixels, and at most \(Bitmap.pixelLimit) are drawn"
    case .damaged(let format): "its \(format) cannot be read"
    case .png(let error): error.reason
    case .endlessFilters: "the filters of its SVG would take minutes"
    }
  }
}
