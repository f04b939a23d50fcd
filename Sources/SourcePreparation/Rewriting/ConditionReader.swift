/// Reads the condition of an `#if` or `#elseif`: its leaves, and its value if it is known.
struct ConditionReader {
  /// The index behind the condition.
  let end: Int
  /// The leaves with the bytes that they take.
  private(set) var leaves: [(leaf: ConditionLeaf, range: Range<Int>)] = []

  private let tokens: ArraySlice<Token>
  private let source: [UInt8]
  private var index: Int
  private var depth = 0

  /// - Parameter start: The index of the first token behind the directive.
  init(_ all: [Token], from start: Int, in source: [UInt8]) {
    var end = start
    var depth = 0
    while end < all.count {
      let token = all[end]
      if token.isFirstOnLine, depth == 0 {
        let goesOn = token.kind == .operator && token.word == nil && token.byte != UInt8(ascii: "!")
        let isOpen = end > start && all[end - 1].kind == .operator
        if !goesOn, !isOpen { break }
      }
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      end += 1
    }
    self.end = end
    self.source = source
    tokens = all[start..<end]
    index = start
    findLeaves()
  }

  private mutating func findLeaves() {
    var index = tokens.startIndex
    while index + 2 < end {
      if let kind = Self.kind(of: tokens[index]), tokens[index + 1].isPunctuation("("),
        let close = close(of: index + 1)
      {
        let name = source.text(tokens[index + 2].range)
        leaves.append(
          (ConditionLeaf(kind: kind, name: name), tokens[index].range.lowerBound..<tokens[close].range.upperBound))
        index = close
      }
      index += 1
    }
  }

  private static func kind(of token: Token) -> ConditionLeaf.Kind? {
    switch token.word {
    case .os: .os
    case .canImport: .canImport
    case .targetEnvironment: .targetEnvironment
    default: nil
    }
  }

  /// The index of the parenthesis that closes the one at an index.
  private func close(of open: Int) -> Int? {
    var depth = 0
    for index in open..<end {
      if tokens[index].isPunctuation("(") { depth += 1 }
      if tokens[index].isPunctuation(")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  // MARK: - Value

  /// The value of the condition; `nil` if it depends on what is not known here, such as a flag.
  mutating func value(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    index = tokens.startIndex
    return disjunction(rules, platform)
  }

  private mutating func disjunction(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    var value = conjunction(rules, platform)
    while isOperator("||") {
      let other = conjunction(rules, platform)
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func conjunction(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    var value = term(rules, platform)
    while isOperator("&&") {
      let other = term(rules, platform)
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func term(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    guard index < end else { return nil }
    let token = tokens[index]
    if token.kind == .operator, token.byte == UInt8(ascii: "!") {
      index += 1
      guard nest() else { return nil }
      defer { depth -= 1 }
      // `!!a` is one token.
      let inner = term(rules, platform)
      return token.range.count.isMultiple(of: 2) ? inner : inner.map { !$0 }
    }
    if token.isPunctuation("("), let close = close(of: index) {
      index += 1
      guard nest() else { return nil }
      defer {
        depth -= 1
        index = close + 1
      }
      return disjunction(rules, platform)
    }
    index += 1
    let arguments = index
    if index < end, tokens[index].isPunctuation("("), let close = close(of: index) { index = close + 1 }
    switch token.word {
    case .true: return true
    case .false: return false
    default:
      guard arguments < index, let kind = Self.kind(of: token), arguments + 1 < end else { return nil }
      return ConditionLeaf(kind: kind, name: source.text(tokens[arguments + 1].range)).value(rules, platform)
    }
  }

  /// Admits one more level; a condition that nobody wrote by hand has no known value.
  private mutating func nest() -> Bool {
    guard depth < 100 else {
      index = end
      return false
    }
    depth += 1
    return true
  }

  private mutating func isOperator(_ text: String) -> Bool {
    guard index < end, tokens[index].kind == .operator, source.text(tokens[index].range) == text else { return false }
    index += 1
    return true
  }
}

extension [UInt8] {
  /// The text of a range, without backticks.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
}
