/// The reason why a picture cannot be read or written.
package enum BitmapError: Error, Hashable, CustomStringConvertible {
  case empty
  case notPNG
  case corrupt(reason: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  case cannotEncode(reason: String)

  package var description: String {
    switch self {
    case .empty:
      "The PNG has no bytes."
    case .notPNG:
      "These bytes are no PNG: they do not begin with its signature."
    case .corrupt(let reason):
      "The PNG is damaged: \(reason)."
    case .tooLarge(let width, let height, let limit):
      "The PNG announces \(width) × \(height) pixels; at most \(limit) pixels are read."
    case .cannotEncode(let reason):
      "The picture could not be written as PNG: \(reason)."
    }
  }
}
