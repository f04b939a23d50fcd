import Foundation

/// The imports of a module's files that say who may use them, as in `internal import Combine`.
///
/// If one file says so, an import of the same module without such a word is an error in each other file.
enum ExplicitImports {
  /// The names of the modules that are imported that way.
  static func modules(in files: [URL]) -> Set<String> {
    files.reduce(into: []) { names, file in
      guard let data = FileManager.default.contents(atPath: file.path) else { return }
      var start = data.startIndex
      while let found = data[start...].range(of: keyword) {
        var first = found.lowerBound
        while first > start, isPartOfName(data[first - 1]) { first -= 1 }
        if words.contains(String(decoding: data[first..<found.lowerBound], as: UTF8.self)) {
          names.insert(String(decoding: data[found.upperBound...].prefix(while: isPartOfName), as: UTF8.self))
        }
        start = found.upperBound
      }
    }
  }

  private static let keyword = Data(" import ".utf8)

  private static let words: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
