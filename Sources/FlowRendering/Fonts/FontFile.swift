import Foundation

/// A font file of the machine.
package struct FontFile: Hashable, Sendable {
  package let path: String
  package let package: FontPackage

  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Sixteen hexadecimal digits that change with the file's contents.
  ///
  /// A font file begins with a directory that contains a checksum of each table, so its size and first kilobytes
  /// identify it without reading the tens of megabytes of a Chinese font. All zeros if it cannot be read.
  package var fingerprint: String {
    guard let handle = FileHandle(forReadingAtPath: path) else { return String(repeating: "0", count: 16) }
    defer { try? handle.close() }
    let head = (try? handle.read(upToCount: 4096)) ?? Data()
    let size = (try? handle.seekToEnd()) ?? 0
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    for byte in head { mix(byte) }
    for shift in stride(from: UInt64(0), to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: size >> shift)) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
