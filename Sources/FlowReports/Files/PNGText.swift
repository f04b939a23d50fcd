import Foundation

/// A text inside a PNG, in a chunk that viewers and decoders ignore.
package enum PNGText {
  private static let type = "tEXt"

  /// Stores a text after the header of a PNG; returns other data unchanged.
  ///
  /// - Parameter text: The text. Characters that are not in Latin 1 become question marks, as the format requires.
  package static func storing(_ text: String, as keyword: String, in png: Data) -> Data {
    let bytes = [UInt8](png.prefix(16))
    // A header of another length means a future version of the format.
    guard bytes.starts(with: PNGSignature.bytes), bytes.count == 16, PNGChunk.number(bytes[8..<12]) == 13 else {
      return png
    }
    let chunk = PNGChunk(type: type, content: latin1(keyword) + [0] + latin1(text)).bytes
    let end = png.startIndex + PNGSignature.bytes.count + 12 + 13
    guard end <= png.endIndex else { return png }
    return png[..<end] + chunk + png[end...]
  }

  /// The text stored in a PNG, or in the beginning of one, if there is one.
  package static func text(of keyword: String, in png: Data) -> String? {
    let start = latin1(keyword) + [0]
    let chunk = PNGChunk.leading(in: png).chunks.first { $0.type == type && $0.content.starts(with: start) }
    return chunk.map { String(String.UnicodeScalarView($0.content.dropFirst(start.count).map { Unicode.Scalar($0) })) }
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
