import Foundation

/// The encodings of text files: UTF-8, or UTF-16 with or without a mark at its start.
package enum TextEncoding {
  /// The text in UTF-8, without a mark at its start.
  ///
  /// - Throws: ``FileFault`` if the encoding is not known.
  package static func utf8(of data: Data) throws(FileFault) -> [UInt8] {
    let bytes = [UInt8](data)
    if let encoding = wideEncoding(of: bytes) {
      guard bytes.count.isMultiple(of: 2), let text = String(data: data, encoding: encoding) else {
        throw FileFault("it is not complete UTF-16")
      }
      return Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let offset = invalidOffset(in: text) {
      let byte = "0x" + String(text[offset], radix: 16, uppercase: true)
      throw FileFault("the byte \(byte) is not part of a character in UTF-8", at: offset, in: text)
    }
    return text
  }

  /// UTF-16 by its mark, or by the zero in the first character of a table, which is in ASCII.
  private static func wideEncoding(of bytes: [UInt8]) -> String.Encoding? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
    case (0, 1...): return .utf16BigEndian
    case (1..., 0): return .utf16LittleEndian
    default: return nil
    }
  }

  /// The place of the first byte that is not part of a character in UTF-8.
  private static func invalidOffset(in bytes: [UInt8]) -> Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return min(offset, bytes.count - 1)
      }
    }
  }
}
