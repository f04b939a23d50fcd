/// The reason why a file of an app cannot be read, as a part of a sentence: `line 3, column 5: a value was expected`.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// A fault at a place in a text.
  ///
  /// - Parameters:
  ///   - offset: The number of bytes in front of the place.
  ///   - text: The text in UTF-8.
  package init(_ reason: String, at offset: Int, in text: [UInt8]) {
    let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = text[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    let column = String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars.count + 1
    self.init("line \(line), column \(column): \(reason)")
  }

  /// A mistake in the syntax of a text. In a text with the marks of an unfinished merge, these are the reason.
  package static func syntax(_ reason: String, at offset: Int, in text: [UInt8]) -> FileFault {
    guard let mark = mergeMark(in: text) else { return FileFault(reason, at: offset, in: text) }
    return FileFault("'<<<<<<<' is the mark of an unfinished merge", at: mark, in: text)
  }

  /// The offset of the first mark that version control leaves in a file whose changes it cannot merge.
  package static func mergeMark(in text: [UInt8]) -> Int? {
    let mark = Array("<<<<<<<".utf8)
    var start = 0
    while start < text.count {
      if text[start...].starts(with: mark) { return start }
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }
}
