/// Patterns of paths, as in `Sources/**/*.swift`.
enum PathPattern {
  /// Whether a text matches a pattern as a whole. A `*` stands for any characters of a name, `?` for one, `**` for any
  /// number of folders.
  ///
  /// - Parameter across: Whether `*` also stands for slashes.
  static func matches(_ text: String, _ pattern: String, across: Bool = false) -> Bool {
    matches(Array(text), tokens(Array(pattern), across: across))
  }

  private enum Token {
    case one(Character)
    case anyOne
    case many(acrossFolders: Bool)
  }

  private static func tokens(_ pattern: [Character], across: Bool) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let rest = pattern[index...]
      if rest.starts(with: "**/") {
        tokens.append(.many(acrossFolders: true))
        index += 3
      } else if rest.starts(with: "**") {
        tokens.append(.many(acrossFolders: true))
        index += 2
      } else if pattern[index] == "*" {
        tokens.append(.many(acrossFolders: across))
        index += 1
      } else {
        tokens.append(pattern[index] == "?" ? .anyOne : .one(pattern[index]))
        index += 1
      }
    }
    return tokens
  }

  /// Keeps the positions that can be reached after each character, so that no pattern takes long.
  private static func matches(_ text: [Character], _ tokens: [Token]) -> Bool {
    var states = closure([0], tokens)
    for character in text {
      var next: Set<Int> = []
      for state in states where state < tokens.count {
        switch tokens[state] {
        case .one(let other): if other == character { next.insert(state + 1) }
        case .anyOne: if character != "/" { next.insert(state + 1) }
        case .many(let acrossFolders): if acrossFolders || character != "/" { next.insert(state) }
        }
      }
      states = closure(next, tokens)
      if states.isEmpty { return false }
    }
    return states.contains(tokens.count)
  }

  /// The positions with those behind tokens that may stand for nothing.
  private static func closure(_ states: Set<Int>, _ tokens: [Token]) -> Set<Int> {
    var all = states
    for state in states {
      var position = state
      while position < tokens.count, case .many = tokens[position] {
        position += 1
        all.insert(position)
      }
    }
    return all
  }
}
