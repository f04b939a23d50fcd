import Foundation

/// The reason why a font is not used, as a part of a sentence.
package struct FontFault: Error, Hashable, CustomStringConvertible {
  package let description: String
}

/// The directory of the tables in a font file.
///
/// FreeType opens a file that ends in the middle of its outlines, and its letters are empty.
enum FontTables {
  /// Checks that a file contains the tables that it announces.
  static func check(_ path: String) throws(FontFault) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
      throw FontFault(description: "the file cannot be read")
    }
    for start in fonts(in: data) {
      let count = number(in: data, at: start + 4, size: 2) ?? 0
      for index in 0..<count {
        let entry = start + 12 + 16 * index
        guard let offset = number(in: data, at: entry + 8, size: 4),
          let length = number(in: data, at: entry + 12, size: 4)
        else { throw FontFault(description: "the file ends in its list of tables") }
        if offset + length > data.count {
          let name = String(decoding: data[entry..<entry + 4], as: UTF8.self)
          throw FontFault(description: "the file ends before its table '\(name)': it has \(data.count) bytes")
        }
      }
    }
  }

  /// The offsets of the directories: one for each font of a collection; none in formats of other kinds.
  private static func fonts(in data: Data) -> [Int] {
    switch data.prefix(4) {
    case Data([0, 1, 0, 0]), Data("OTTO".utf8), Data("true".utf8): return [0]
    case Data("ttcf".utf8):
      let count = min(number(in: data, at: 8, size: 4) ?? 0, data.count / 4)
      return (0..<count).compactMap { number(in: data, at: 12 + 4 * $0, size: 4) }
    default: return []
    }
  }

  private static func number(in data: Data, at place: Int, size: Int) -> Int? {
    guard place + size <= data.count else { return nil }
    return data[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
