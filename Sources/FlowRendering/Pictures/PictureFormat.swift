import Foundation

/// A format of picture files, known by their first bytes.
enum PictureFormat: Equatable {
  case png, jpeg, gif, webP
  /// A format that is known only by its name: its decoder finds the damage.
  case other(String)

  init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    func text(_ range: Range<Int>) -> String {
      range.upperBound <= start.count ? String(decoding: start[range], as: UTF8.self) : ""
    }
    switch true {
    case start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
    case start.starts(with: [0xFF, 0xD8]): self = .jpeg
    case text(0..<4) == "GIF8": self = .gif
    case text(0..<4) == "RIFF" && text(8..<12) == "WEBP": self = .webP
    case text(0..<2) == "BM": self = .other("BMP")
    case start.starts(with: [0x49, 0x49, 0x2A, 0]), start.starts(with: [0x4D, 0x4D, 0, 0x2A]): self = .other("TIFF")
    case start.starts(with: [0, 0, 1, 0]): self = .other("ICO")
    case text(0..<4) == "icns": self = .other("ICNS")
    case text(4..<8) == "ftyp": self = .other("HEIF")
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .other(let name): name
    }
  }

  /// The damage of a file whose decoder is content with a part, as a part of a sentence.
  func damage(of data: Data) -> String? {
    let isWhole =
      switch self {
      case .jpeg: Self.hasEndOfJPEG([UInt8](data))
      case .gif: Self.hasEndOfGIF([UInt8](data))
      case .webP: Self.sizeOfRIFF([UInt8](data.prefix(8))) <= data.count
      case .png, .other: true
      }
    return isWhole ? nil : "the \(name) ends too early, and only a part of it is drawn"
  }

  /// Whether a JPEG has its end mark; data may follow it.
  private static func hasEndOfJPEG(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 1 < bytes.count {
      // Between marks are pixels, in which 0xFF is followed by 0.
      guard bytes[place] == 0xFF else {
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case 0xD9: return true
      case 0xFF: place += 1
      case 0, 0x01, 0xD0...0xD8: place += 2
      default:
        guard place + 3 < bytes.count else { return false }
        place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      }
    }
    return false
  }

  /// Whether a GIF has its last block.
  private static func hasEndOfGIF(_ bytes: [UInt8]) -> Bool {
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 13 else { return false }
    var place = 13 + tableSize(bytes[10])
    while place < bytes.count {
      switch bytes[place] {
      case 0x2C:
        guard place + 9 < bytes.count else { return false }
        place += 11 + tableSize(bytes[place + 9])
      case 0x21: place += 2
      default: return true
      }
      while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
      place += 1
    }
    return false
  }

  private static func sizeOfRIFF(_ bytes: [UInt8]) -> Int {
    8 + bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
