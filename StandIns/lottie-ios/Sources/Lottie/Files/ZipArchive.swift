import FlowFoundation
import Foundation

/// The files of a zip archive, stored or deflated.
struct ZipArchive {
  private(set) var files: [String: Data] = [:]

  /// - Throws: ``DotLottieError/invalidFileFormat`` for what is no archive or compressed in another way.
  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) throws -> Int {
      guard place >= 0, place + count <= bytes.count else { throw DotLottieError.invalidFileFormat }
      return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
    }
    // The end of the list of files is at the end of the archive, before a comment.
    let ends = stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 65_535), by: -1)
    guard bytes.count >= 22, let end = try ends.first(where: { try number($0, 4) == 0x0605_4b50 }) else {
      throw DotLottieError.invalidFileFormat
    }
    var entry = try number(end + 16, 4)
    for _ in 0..<(try number(end + 10, 2)) {
      guard try number(entry, 4) == 0x0201_4b50 else { throw DotLottieError.invalidFileFormat }
      let (method, size) = (try number(entry + 10, 2), try number(entry + 20, 4))
      let lengths = try [28, 30, 32].map { try number(entry + $0, 2) }
      let local = try number(entry + 42, 4)
      let start = try local + 30 + number(local + 26, 2) + number(local + 28, 2)
      guard entry + 46 + lengths[0] <= bytes.count, start + size <= bytes.count else {
        throw DotLottieError.invalidFileFormat
      }
      let name = String(decoding: bytes[entry + 46..<entry + 46 + lengths[0]], as: UTF8.self)
      let content = Data(bytes[start..<start + size])
      switch method {
      case 0: files[name] = content
      case 8:
        guard let inflated = try? NSData(data: content).decompressed(using: .zlib) else {
          throw DotLottieError.invalidFileFormat
        }
        files[name] = inflated as Data
      default: throw DotLottieError.invalidFileFormat
      }
      entry += 46 + lengths.reduce(0, +)
    }
  }
}
