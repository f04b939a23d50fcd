import Foundation

/// The static members that a target's own sources declare in extensions of the types that get symbols.
///
/// A symbol of the same name gives way: the sources mean their own member.
package struct DeclaredMembers {
  /// The names by the last part of the extended type's name, such as `Color`.
  private var names: [String: Set<String>] = [:]

  package init() {}

  /// - Parameter files: The Swift files of a target.
  package init(in files: [URL]) {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path),
        Self.types.contains(where: { data.range(of: Data("extension \($0)".utf8)) != nil })
          || data.range(of: Data("extension SwiftUI.".utf8)) != nil
          || data.range(of: Data("extension UIKit.".utf8)) != nil
      else { continue }
      read(String(decoding: data, as: UTF8.self))
    }
  }

  private static let types = ["Color", "ShapeStyle", "UIColor", "UIImage", "ColorResource", "ImageResource"]

  /// Whether the sources declare a member of a type.
  func contains(_ name: String, of type: String) -> Bool { names[type]?.contains(name) ?? false }

  /// Finds the members of a file. The text need not be that of a whole program: what looks like a member is one.
  mutating func read(_ text: String) {
    let words = Self.words(of: text)
    var depth = 0
    // The type, and the depth of its members.
    var type: (name: String, depth: Int)?
    var index = 0
    while index < words.count {
      switch words[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if let current = type, depth < current.depth { type = nil }
      case "extension" where type == nil && index + 1 < words.count:
        let name = words[index + 1].split(separator: ".").last.map(String.init) ?? ""
        if Self.types.contains(name) { type = (name, depth + 1) }
      case "static" where type?.depth == depth && index + 2 < words.count:
        if ["let", "var"].contains(words[index + 1]), let type {
          names[type.name, default: []].insert(words[index + 2])
        }
      default: break
      }
      index += 1
    }
  }

  /// The words and braces of a text, without comments and strings.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.replacingOccurrences(of: "`", with: "")) }
      word = ""
    }
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        end()
        rest = rest.drop { !$0.isNewline }
        continue
      }
      if rest.hasPrefix("/*") {
        end()
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      if rest.hasPrefix("\"\"\"") {
        end()
        let inner = rest.dropFirst(3)
        rest = inner.range(of: "\"\"\"").map { inner[$0.upperBound...] } ?? ""
        continue
      }
      rest = rest.dropFirst()
      if character == "\"" {
        end()
        var isEscaped = false
        while let next = rest.first, isEscaped || next != "\"", !next.isNewline {
          isEscaped = !isEscaped && next == "\\"
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst()
      } else if character == "{" || character == "}" {
        end()
        words.append(String(character))
      } else if character.isLetter || character.isNumber || "_.`".contains(character) {
        word.append(character)
      } else {
        end()
      }
    }
    end()
    return words
  }
}
