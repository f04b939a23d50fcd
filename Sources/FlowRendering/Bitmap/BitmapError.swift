/// The reason why a picture cannot be read or written.
package enum BitmapError: Error, Hashable, CustomStringConvertible {
  case empty
  case notPNG
  case corrupt(reason: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  case cannotEncode(reason: String)

  package var description: String { "\(reason.prefix(1).uppercased())\(reason.dropFirst())." }

  /// The error as a part of a sentence.
  package var reason: String {
    switch self {
    case .empty:
      "the PNG has no bytes"
    case .notPNG:
      "these bytes are not a PNG: they do not begin with its signature"
    case .corrupt(let reason):
      "the PNG is damaged: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the PNG announces \(width) × \(height) pixels; at most \(limit) pixels are read"
    case .cannotEncode(let reason):
      "the picture could not be written as PNG: \(reason)"
    }
  }
}
