import Foundation

/// A table of `.strings` and `.stringsdict` files, one pair for each language in a folder such as `de.lproj`.
struct StringsFiles: StringTable {
  private var texts: [String: [String: String]] = [:]
  private var entries: [String: [String: StringsDictionary.Entry]] = [:]
  let languages: [String]
  let sourceLanguage: String?

  init(folder: ResourceFolder, table: String) {
    for (name, files) in folder.localized {
      let language = name.replacingOccurrences(of: "_", with: "-")
      if let data = files["\(table).strings"].flatMap({ try? Data(contentsOf: $0) }) {
        texts[language] = Self.texts(in: data)
      }
      if let data = files["\(table).stringsdict"].flatMap({ try? Data(contentsOf: $0) }) {
        entries[language] = StringsDictionary.entries(in: data)
      }
    }
    // The file of a table without languages is in the bundle itself.
    if let data = folder.files["\(table).strings"].flatMap({ try? Data(contentsOf: $0) }), texts["Base"] == nil {
      texts["Base"] = Self.texts(in: data)
    }
    languages = Set(texts.keys).union(entries.keys).sorted()
    sourceLanguage = languages.isEmpty ? nil : folder.developmentLanguage
  }

  func string(_ request: LocalizedStringRequest, language: String) -> String? {
    entries[language]?[request.key]?.text(language, request) ?? texts[language]?[request.key]
  }

  private static func texts(in data: Data) -> [String: String] {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
      return list.compactMapValues { $0 as? String }
    }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let isWide = marks.contains { data.starts(with: $0) }
    return parse(String(data: data, encoding: isWide ? .utf16 : .utf8) ?? "")
  }

  /// Parses `"key" = "value";` with comments in between; keys may be unquoted.
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
      } else if character.isLetter || character.isNumber || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
        pending.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        if character == ";" {
          if pending.count == 2 { result[pending[0]] = pending[1] }
          // A key without a value is its own value.
          if pending.count == 1 { result[pending[0]] = pending[0] }
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
