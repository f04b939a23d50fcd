import Foundation

/// The build settings of a target, for one configuration and one system.
///
/// They come in levels, from the defaults to the target's own. As in Xcode, all assignments of a name form a chain: the
/// last one whose conditions hold is its value, and `$(inherited)` in it stands for the one before.
struct BuildSettings: Sendable {
  typealias Assignment = (name: String, value: String)

  private var chains: [String: [String]] = [:]
  let condition: SettingCondition.Context

  /// - Parameters:
  ///   - levels: The assignments in order. A name may have conditions, as in `SWIFT_VERSION[sdk=iphoneos*]`.
  init(levels: [[Assignment]], _ condition: SettingCondition.Context) {
    self.condition = condition
    for (name, value) in levels.joined() { assign(value, to: name) }
  }

  /// Adds an assignment to the end of its chain, if its conditions hold.
  mutating func assign(_ value: String, to name: String) {
    guard let (plain, conditions) = SettingCondition.split(name), conditions.allSatisfy({ $0.holds(in: condition) })
    else { return }
    chains[plain, default: []].append(value)
  }

  /// Sets values that do not count if the project has them.
  func withDefaults(_ values: [Assignment]) -> BuildSettings {
    var settings = BuildSettings(levels: [values], condition)
    settings.chains.merge(chains) { $0 + $1 }
    return settings
  }

  /// The names of all settings, sorted.
  var names: [String] { chains.keys.sorted() }

  /// The value of a setting, with references replaced by values; `nil` if it has none.
  subscript(name: String) -> String? {
    let value = text(name)
    return value.isEmpty ? nil : value
  }

  /// Whether a setting is assigned, if only to nothing.
  func hasAssignment(_ name: String) -> Bool { chains[name] != nil }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(text(name).uppercased()) }

  /// The words of a list.
  func words(_ name: String) -> [String] { Self.words(text(name)) }

  /// A text with references such as `$(PRODUCT_NAME:lower)` replaced by values.
  func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(chains)
    return expansion.expanded(text)
  }

  private func text(_ name: String) -> String {
    guard chains[name] != nil else { return "" }
    return expanded("$(\(name))").trimmingCharacters(in: .whitespaces)
  }

  /// The words of a text, where quotes and backslashes keep spaces.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        isInWord = true
      } else if let end = quote {
        if character == end { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isInWord = true
      } else if character.isWhitespace {
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      } else {
        word.append(character)
        isInWord = true
      }
    }
    if isInWord { words.append(word) }
    return words
  }

  /// A list as one text whose words are those of the list.
  static func text(of words: [String]) -> String {
    words.map { word in
      let isPlain = !word.contains { $0.isWhitespace || "\"'\\".contains($0) }
      // References are expanded into several words.
      if isPlain || word.contains("$(inherited)") { return word }
      return "\"" + word.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        + "\""
    }.joined(separator: " ")
  }
}
