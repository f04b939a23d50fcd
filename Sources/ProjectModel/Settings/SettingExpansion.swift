import Foundation

/// Replaces references to settings by their values.
struct SettingExpansion {
  private let chains: [String: [String]]
  /// The number of assignments of a name that a reference may use: those before the one that is being expanded.
  private var usable: [String: Int] = [:]
  private var depth = 0
  /// The number of references that are still followed: settings that repeat each other would grow without an end.
  private var budget = 20_000
  private var length = 1_000_000

  private static let deepest = 60

  init(_ chains: [String: [String]]) { self.chains = chains }

  mutating func expanded(_ text: String) -> String { expanded(text, of: nil) }

  /// - Parameter name: The setting whose value the text is, for `$(inherited)`.
  private mutating func expanded(_ text: String, of name: String?) -> String {
    guard text.contains("$") else { return text }
    guard depth < Self.deepest else { return "" }
    depth += 1
    defer { depth -= 1 }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let isReference = characters[index] == "$" && index + 1 < characters.count
      if isReference, let end = Self.end(of: characters, from: index + 1) {
        result += value(of: Array(characters[(index + 2)..<end]), inside: name)
        index = end + 1
      } else if isReference, name != nil, let end = Self.endOfName(in: characters, from: index + 1) {
        result += value(of: Array(characters[(index + 1)..<end]), inside: name)
        index = end
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  /// The index behind a name without parentheses, as in `$BUILD_DIR`, which settings may have.
  private static func endOfName(in characters: [Character], from start: Int) -> Int? {
    func isPart(_ character: Character) -> Bool {
      character == "_" || character.isASCII && (character.isLetter || character.isNumber)
    }
    guard isPart(characters[start]), !characters[start].isNumber else { return nil }
    return characters[start...].firstIndex { !isPart($0) } ?? characters.count
  }

  /// The index of the parenthesis that closes the one at an index.
  private static func end(of characters: [Character], from start: Int) -> Int? {
    let pairs: [Character: Character] = ["(": ")", "{": "}"]
    guard let close = pairs[characters[start]] else { return nil }
    var open = 0
    for index in start..<characters.count {
      if characters[index] == characters[start] { open += 1 }
      if characters[index] == close {
        open -= 1
        if open == 0 { return index }
      }
    }
    return nil
  }

  /// The value of a reference: a name, which may contain references, and operators.
  private mutating func value(of reference: [Character], inside name: String?) -> String {
    budget -= 1
    guard budget > 0, length > 0 else { return "" }
    var parts: [String] = [""]
    var open = 0
    for character in reference {
      if "({".contains(character) { open += 1 }
      if ")}".contains(character) { open -= 1 }
      if character == ":", open == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    var text = lookUp(expanded(parts[0], of: name), inside: name)
    for operation in parts.dropFirst() {
      text = SettingOperation.apply(expanded(operation, of: name), to: text)
    }
    length -= text.utf8.count
    return length > 0 ? text : ""
  }

  private mutating func lookUp(_ reference: String, inside name: String?) -> String {
    let target = reference == "inherited" ? name ?? "" : reference
    guard let chain = chains[target] else { return "" }
    let level = (usable[target] ?? chain.count) - 1
    guard level >= 0 else { return "" }
    let earlier = usable.updateValue(level, forKey: target)
    defer { usable[target] = earlier }
    return expanded(chain[level], of: target)
  }
}
