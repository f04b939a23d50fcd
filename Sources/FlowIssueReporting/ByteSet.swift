import Foundation

/// Bytes that texts are searched for with the C library.
///
/// Tests run in debug builds, where a loop over the bytes of a text takes a hundred times as long.
package struct ByteSet: Sendable {
  /// The bytes, and a zero at the end, which every search stops at.
  private let bytes: [CChar]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = bytes.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
  }

  /// All bytes other than letters and digits of ASCII, and others.
  package init(allBut others: String) {
    let plain = Set((0x30...0x39).map(UInt8.init) + (0x41...0x5A).map(UInt8.init) + (0x61...0x7A).map(UInt8.init))
    self.init((UInt8(1)...255).filter { !plain.contains($0) && !others.utf8.contains($0) })
  }

  /// The number of bytes before the first one that is in the set or zero.
  package func distance(from start: UnsafePointer<CChar>) -> Int {
    strcspn(start, bytes)
  }

  /// Whether a text has none of the bytes, and no zero.
  package func isAbsent(from text: String) -> Bool {
    let count = text.utf8.count
    return text.withCString { distance(from: $0) == count }
  }

  /// A text in which bytes of the set and zeros are replaced; the text itself if it has none.
  ///
  /// - Parameter replacement: Receives a byte of the set and the number of bytes from there to the end; returns a
  ///   replacement and how many bytes it replaces, or `nil` if the byte stays.
  package func replacing(
    in text: String, with replacement: (UnsafePointer<UInt8>, Int) -> (String, Int)?
  ) -> String {
    if isAbsent(from: text) { return text }
    let count = text.utf8.count
    return text.withCString { start in
      let bytes = UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
      func part(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
      }
      var result = ""
      var plain = 0
      var index = distance(from: start)
      while index < count {
        if let (text, length) = replacement(bytes + index, count - index) {
          result += part(plain..<index)
          result += text
          index += length
          plain = index
        } else {
          index += 1
        }
        index += distance(from: start + index)
      }
      return result + part(plain..<count)
    }
  }
}
