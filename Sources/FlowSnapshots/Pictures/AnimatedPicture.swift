import Foundation

/// Pictures one after the other in one PNG, which browsers play and everything else shows the first of.
///
/// The format is the third edition of PNG: a header of the animation (`acTL`), and before the data of each picture one of its
/// own (`fcTL`). The data is what the pictures have already; nothing is encoded again.
package enum AnimatedPicture {
  /// - Parameters:
  ///   - frames: The pictures, as PNG.
  ///   - seconds: How long each is shown.
  /// - Returns: `nil` if they are not all of one size and format, or if there is none.
  package static func png(of frames: [Data], seconds: Double) -> Data? {
    let pictures = frames.compactMap(PNGChunk.all)
    guard let first = pictures.first, let header = first.first, header.type == "IHDR", pictures.count == frames.count,
      pictures.allSatisfy({ $0.first == header })
    else { return nil }
    let size = Array(header.content[..<8])
    var chunks = [header]
    chunks.append(
      PNGChunk(type: "acTL", content: PNGChunk.bigEndian(UInt32(pictures.count)) + PNGChunk.bigEndian(0)))
    // What a picture says beside its pixels, as its palette and colour space, is that of all.
    chunks += first.dropFirst().prefix { $0.type != "IDAT" }
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return PNGChunk.bigEndian(number)
    }
    let delay = PNGChunk.bigEndian(UInt32(min(max(0, seconds * 1000), 65_535)))[2...] + [0x03, 0xE8]
    for (index, picture) in pictures.enumerated() {
      // All of the canvas, shown for a time in milliseconds, in the place of what was there.
      chunks.append(PNGChunk(type: "fcTL", content: next() + size + [UInt8](repeating: 0, count: 8) + delay + [0, 0]))
      for data in picture where data.type == "IDAT" {
        chunks.append(index == 0 ? data : PNGChunk(type: "fdAT", content: next() + data.content))
      }
    }
    chunks.append(PNGChunk(type: "IEND", content: []))
    return Data(PNGChunk.signature + chunks.flatMap(\.bytes))
  }
}
