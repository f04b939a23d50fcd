import Foundation

/// The PNG that Xcode writes into an app's bundle, which only Apple's systems read: blue, green and red with
/// premultiplied alpha, compressed without the header and the sum of zlib.
enum XcodePNG {
  /// A PNG with the usual structure, whose components are still in Xcode's order and premultiplied; `nil` if the data
  /// are a usual PNG.
  static func standardized(_ data: Data) throws(BitmapError) -> Data? {
    let bytes = [UInt8](data)
    guard bytes.count > 16, bytes[12..<16].elementsEqual("CgBI".utf8) else { return nil }
    var result = Data(bytes.prefix(8))
    var pixels: [UInt8] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      guard end <= bytes.count else { throw .corrupt(reason: "it ends too early") }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let contents = bytes[place + 8..<place + 8 + length]
      switch name {
      case "CgBI": break
      case "IHDR":
        // Bytes of a color of eight bits; alpha may be missing.
        guard contents.count == 13, contents[contents.startIndex + 8] == 8,
          [2, 6].contains(contents[contents.startIndex + 9])
        else { throw .corrupt(reason: "it is a PNG of Xcode with other components than bytes of red, green and blue") }
        append("IHDR", contents, to: &result)
      case "IDAT": pixels += contents
      case "IEND":
        append("IDAT", [0x78, 0x01] + pixels, to: &result)
        // A wrong sum. In a chunk after all pixels it is only a warning of libpng.
        append("IDAT", [0, 0, 0, 0], to: &result)
        append("IEND", [], to: &result)
        return result
      default: break
      }
      place = end
    }
    throw .corrupt(reason: "it ends too early")
  }

  private static func append(_ name: String, _ contents: some Sequence<UInt8>, to data: inout Data) {
    let named = Array(name.utf8) + contents
    data += bigEndian(UInt32(named.count - 4))
    data += named
    data += bigEndian(checksum(named))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
  }
}
