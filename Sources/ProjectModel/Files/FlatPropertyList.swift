import AssetCatalogs
import Foundation

/// Property lists whose lists are nested as in the files of projects: the parser is recursive, and ends the process if
/// there are too many.
enum FlatPropertyList {
  private static let deepest = 500

  /// The contents of a file, if it is not nested too deeply.
  static func data(of file: URL) throws(FileFault) -> Data {
    let data = try FileContents.data(of: file)
    if isTooDeep(data) { throw FileFault("it has more than \(deepest) levels") }
    return data
  }

  private static func isTooDeep(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var scanner = LevelScanner(bytes: bytes)
      return scanner.isDeeper(than: deepest)
    }
  }
}

/// Counts the open lists of a property list, as XML or in braces; those in texts and comments do not count.
private struct LevelScanner {
  let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var depth = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func isDeeper(than limit: Int) -> Bool {
    let isXML = bytes.first { $0 > 0x20 && $0 < 0x7F } == UInt8(ascii: "<")
    while index < bytes.count {
      if isXML { skipMarkup() } else { skipToken() }
      if depth > limit { return true }
    }
    return false
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(behind text: StaticString) {
    while index < bytes.count, !starts(with: text) { index += 1 }
    index = min(bytes.count, index + text.utf8CodeUnitCount)
  }

  private mutating func skipMarkup() {
    if starts(with: "<!--") { return skip(behind: "-->") }
    if starts(with: "<![CDATA[") { return skip(behind: "]]>") }
    if starts(with: "<?") { return skip(behind: "?>") }
    guard bytes[index] == UInt8(ascii: "<") else {
      index += 1
      return
    }
    if starts(with: "<!") { return skip(behind: ">") }
    let isEnd = starts(with: "</")
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    if isEnd { depth -= 1 } else if bytes[index - 1] != UInt8(ascii: "/") { depth += 1 }
    index += 1
  }

  private mutating func skipToken() {
    if starts(with: "/*") { return skip(behind: "*/") }
    if starts(with: "//") { return skip(behind: "\n") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      while index < bytes.count, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
      index += 1
    case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }
}
