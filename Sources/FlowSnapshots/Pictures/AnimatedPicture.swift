import FlowReports
import Foundation

/// Combines pictures to an animated PNG, which browsers play; other programs show the first picture.
///
/// The format is that of the third edition of PNG: a header of the animation (`acTL`), and before the data of each
/// picture its own header (`fcTL`). The image data of the pictures is reused; nothing is encoded again.
package enum AnimatedPicture {
  /// - Parameters:
  ///   - frames: The pictures, as PNG.
  ///   - seconds: The duration of each picture.
  /// - Returns: `nil` if the pictures differ in size or format, or if there are none.
  package static func png(of frames: [Data], seconds: Double) -> Data? {
    let pictures = frames.compactMap(PNGChunk.all)
    guard let first = pictures.first, let header = first.first, header.type == "IHDR", pictures.count == frames.count,
      pictures.allSatisfy({ $0.first == header })
    else { return nil }
    let size = Array(header.content[..<8])
    var chunks = [header]
    chunks.append(
      PNGChunk(type: "acTL", content: PNGChunk.bigEndian(UInt32(pictures.count)) + PNGChunk.bigEndian(0)))
    // Other chunks of the first picture, such as its palette and color space, apply to all.
    chunks += first.dropFirst().prefix { $0.type != "IDAT" }
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return PNGChunk.bigEndian(number)
    }
    let delay = PNGChunk.bigEndian(UInt32(min(max(0, seconds * 1000), 65_535)))[2...] + [0x03, 0xE8]
    for (index, picture) in pictures.enumerated() {
      // Replaces the whole canvas, for a duration in milliseconds.
      chunks.append(PNGChunk(type: "fcTL", content: next() + size + [UInt8](repeating: 0, count: 8) + delay + [0, 0]))
      for data in picture where data.type == "IDAT" {
        chunks.append(index == 0 ? data : PNGChunk(type: "fdAT", content: next() + data.content))
      }
    }
    chunks.append(PNGChunk(type: "IEND", content: []))
    return Data(PNGSignature.bytes + chunks.flatMap(\.bytes))
  }
}
