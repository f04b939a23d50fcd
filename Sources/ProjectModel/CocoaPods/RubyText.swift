import Foundation

/// What is read of texts in Ruby, which is not executed.
enum RubyText {
  /// The statements, without comments and the spaces around them. One goes on behind a line that ends with a comma or with
  /// an open bracket.
  static func statements(in text: String) -> [Substring] {
    var statements: [String] = []
    var open = ""
    var nesting = Nesting()
    // The word that ends a text of several lines.
    var end: String?
    for line in text.split(whereSeparator: \.isNewline) {
      if let word = end {
        if line.trimmingCharacters(in: .whitespaces) == word { end = nil }
        continue
      }
      let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      end = line.firstMatch(of: /<<[-~]?['"]?([A-Z]\w*)/).map { String($0.1) }
      open += open.isEmpty ? line : " " + line
      nesting.read(line)
      let goesOn = nesting.isOpen || line.hasSuffix(",") || line.hasSuffix("=")
      if goesOn, open.utf8.count < 10_000 { continue }
      statements.append(open)
      open = ""
      nesting = Nesting()
    }
    return (statements + (open.isEmpty ? [] : [open])).map { $0[...] }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    for index in line.indices {
      let character = line[index]
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == "#" {
        return line[..<index]
      }
    }
    return line
  }

  /// The brackets and the text that are open at the end of what was read.
  private struct Nesting {
    private var depth = 0
    private var quote: Character?

    var isOpen: Bool { depth > 0 }

    mutating func read(_ line: String) {
      for character in line {
        if character == quote {
          quote = nil
        } else if quote == nil {
          if character == "\"" || character == "'" { quote = character }
          if "[{".contains(character) { depth += 1 }
          if "]}".contains(character) { depth -= 1 }
        }
      }
    }
  }

  /// The text of an option, as in `:path => '../Kit'` or `path: '../Kit'`; `nil` if it is not written out.
  static func option(_ name: String, in statement: Substring) -> String? {
    guard let expression = try? Regex<(Substring, Substring)>("(?::\(name)\\s*=>|\\b\(name):)\\s*['\"]([^'\"]*)['\"]"),
      let match = statement.firstMatch(of: expression), !match.1.contains("#{")
    else { return nil }
    return String(match.1)
  }

  /// The texts in quotation marks; those with code in them are left out.
  static func texts(in statement: Substring) -> [String] {
    statement.matches(of: /'([^']*)'|"([^"]*)"/).compactMap { $0.1 ?? $0.2 }.filter { !$0.contains("#{") }
      .map(String.init)
  }
}
