import Foundation

/// The modules that files import, as their lines say: also those of a single declaration, as in `import class A.B`.
enum ImportedModules {
  /// The names of the modules, of the first part of each import.
  static func names(in files: [URL]) -> Set<String> {
    files.reduce(into: []) { names, file in
      guard let data = FileManager.default.contents(atPath: file.path) else { return }
      var start = data.startIndex
      while let found = data[start...].range(of: keyword) {
        start = found.upperBound
        let line = data[..<found.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { data.index(after: $0) }
        let before = data[(line ?? data.startIndex)..<found.lowerBound]
        // Behind another word, or in a comment.
        guard before.last.map(isSpace) ?? true, before.range(of: comment) == nil else { continue }
        var words = data[found.upperBound...].prefix { $0 != UInt8(ascii: "\n") }.split(whereSeparator: isSpace)[...]
        if let first = words.first, kinds.contains(String(decoding: first, as: UTF8.self)) { words.removeFirst() }
        guard let name = words.first?.prefix(while: isPartOfName), !name.isEmpty else { continue }
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
  }

  private static let keyword = Data("import ".utf8)
  private static let comment = Data("//".utf8)
  private static let kinds: Set<String> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 13, 32].contains(byte) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
