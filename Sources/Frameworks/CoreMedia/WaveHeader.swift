import Foundation

/// The format of a file of sounds (RIFF, WAVE).
package struct WaveHeader: Hashable, Sendable {
  package let channelCount: Int
  /// The samples of a second.
  package let sampleRate: Double
  /// The bytes of a sample of all channels.
  package let blockSize: Int
  package let frameCount: Int

  /// The length, in seconds.
  package var duration: Double { Double(frameCount) / sampleRate }

  /// Reads the header; `nil` for other files.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else {
      return nil
    }
    func number(_ start: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
    var format: (channels: Int, rate: Int, block: Int)?
    var start = 12
    while start + 8 <= bytes.count {
      let (name, size) = (bytes[start..<start + 4], number(start + 4, 4))
      if name.elementsEqual("fmt ".utf8), start + 24 <= bytes.count {
        format = (number(start + 10, 2), number(start + 12, 4), number(start + 20, 2))
      } else if name.elementsEqual("data".utf8), let format, format.rate > 0, format.block > 0 {
        channelCount = format.channels
        sampleRate = Double(format.rate)
        blockSize = format.block
        frameCount = min(size, bytes.count - start - 8) / format.block
        return
      }
      start += 8 + size + size % 2
    }
    return nil
  }
}
