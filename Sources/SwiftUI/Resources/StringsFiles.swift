import Foundation

/// A table of `.strings` files: one for each language, in the folder `de.lproj`.
struct StringsFiles: StringTable {
  private var texts: [String: [String: String]] = [:]

  init(folder: URL, table: String) {
    for project in ResourceBundles.children(of: folder) where project.pathExtension == "lproj" {
      let file = project.appendingPathComponent("\(table).strings")
      guard let text = Self.read(file) else { continue }
      texts[project.deletingPathExtension().lastPathComponent] = Self.parse(text)
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  func string(_ key: String, language: String, numbers: [Double]) -> String? {
    texts[language]?[key]
  }

  private static func read(_ file: URL) -> String? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
  }

  /// Reads `"key" = "value";` with comments between.
  static func parse(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    var pending: [String] = []
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.firstIndex(where: \.isNewline).map { rest[$0...] } ?? ""
      } else if character == "\"" {
        pending.append(quoted(&rest))
      } else {
        if character == ";" {
          if pending.count == 2 { result[pending[0]] = pending[1] }
          pending.removeAll()
        }
        rest.removeFirst()
      }
    }
    return result
  }

  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(digits.count)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      default: result.append(escaped)
      }
    }
    return result
  }
}
