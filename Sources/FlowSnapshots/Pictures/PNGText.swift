import Foundation

/// A text inside a PNG, in a chunk that viewers and decoders ignore.
package enum PNGText {
  private static let type = Array("tEXt".utf8)

  /// Stores a text after the header of a PNG; returns other data unchanged.
  ///
  /// - Parameter text: The text. Characters that are not in Latin 1 become question marks, as the format requires.
  package static func storing(_ text: String, as keyword: String, in png: Data) -> Data {
    let bytes = [UInt8](png.prefix(16))
    // A header of another length means a future version of the format.
    guard bytes.starts(with: PNGChunk.signature), bytes.count == 16, PNGChunk.number(bytes[8..<12]) == 13 else {
      return png
    }
    let chunk = PNGChunk(type: "tEXt", content: latin1(keyword) + [0] + latin1(text)).bytes
    let end = png.startIndex + PNGChunk.signature.count + 12 + 13
    guard end <= png.endIndex else { return png }
    return png[..<end] + chunk + png[end...]
  }

  /// The text stored in a PNG, if there is one.
  package static func text(of keyword: String, in png: Data) -> String? {
    let bytes = [UInt8](png)
    guard bytes.starts(with: PNGChunk.signature) else { return nil }
    var start = PNGChunk.signature.count
    while start + 12 <= bytes.count {
      let count = PNGChunk.number(bytes[start..<start + 4])
      guard start + 12 + count <= bytes.count else { return nil }
      let content = bytes[start + 8..<start + 8 + count]
      if Array(bytes[start + 4..<start + 8]) == type, content.starts(with: latin1(keyword) + [0]) {
        return String(String.UnicodeScalarView(content.dropFirst(keyword.utf8.count + 1).map { Unicode.Scalar($0) }))
      }
      start += 12 + count
    }
    return nil
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
