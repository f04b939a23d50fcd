/// A value of a YAML file.
indirect enum YAMLValue: Equatable {
  /// A text, a number or a word such as `true`.
  case scalar(String, isQuoted: Bool)
  case list([YAMLValue])
  case map([Entry])
  case null

  struct Entry: Equatable {
    let key: String
    var value: YAMLValue
  }

  /// The value of a key; `nil` for one without a value.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = self, let entry = entries.last(where: { $0.key == key }), entry.value != .null else {
      return nil
    }
    return entry.value
  }

  var text: String? { if case .scalar(let text, _) = self { text } else { nil } }

  /// The members of a list; a single value is a list of one.
  var members: [YAMLValue] {
    switch self {
    case .list(let values): values
    case .null: []
    default: [self]
    }
  }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  var texts: [String] { members.compactMap(\.text) }

  var isMap: Bool { if case .map = self { true } else { false } }

  /// A word for yes or no, if it is one.
  var flag: Bool? {
    guard case .scalar(let text, false) = self else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The number of values in it.
  var size: Int {
    switch self {
    case .scalar, .null: 1
    case .list(let values): values.reduce(1) { $0 + $1.size }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The value with the entries of another one: maps are merged, lists are joined, other values are replaced.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.map(var entries), .map(let others)):
      for entry in others {
        let replaces = entry.key.hasSuffix(":REPLACE")
        let key = replaces ? String(entry.key.dropLast(8)) : entry.key
        if let index = entries.firstIndex(where: { $0.key == key }) {
          entries[index].value = replaces ? entry.value : entries[index].value.merging(entry.value)
        } else {
          entries.append(Entry(key: key, value: entry.value))
        }
      }
      return .map(entries)
    case (.list(let values), .list(let others)): return .list(values + others)
    default: return other
    }
  }

  /// The value with all its texts and keys replaced.
  func mapTexts(_ replacement: (String) -> String) -> YAMLValue {
    switch self {
    case .scalar(let text, let isQuoted): .scalar(replacement(text), isQuoted: isQuoted)
    case .list(let values): .list(values.map { $0.mapTexts(replacement) })
    case .map(let entries):
      .map(entries.map { Entry(key: replacement($0.key), value: $0.value.mapTexts(replacement)) })
    case .null: .null
    }
  }
}
