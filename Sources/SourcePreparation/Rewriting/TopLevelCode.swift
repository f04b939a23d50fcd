/// The code at the top level of a file `main.swift`.
///
/// The modules of an app are libraries here, and the compiler takes such code in programs only. It moves into functions, one
/// for each run of statements, which the entry point of the module calls in order. Lines stay where they are.
struct TopLevelCode {
  static let fileName = "main.swift"

  private(set) var edits: [Edit] = []
  /// The declarations at the end of the file; empty if it has no such code.
  private(set) var declarations: [String] = []

  private let tokens: [Token]
  private let source: [UInt8]

  /// What a part of the file is.
  private enum Item {
    /// It stays at the top level.
    case declaration
    /// It stays there, and belongs to the main actor.
    case variable
    case statement
    /// Its branches have both declarations and statements, so it does not compile.
    case mixed
  }

  init(_ tokens: [Token], _ source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    var statements: ClosedRange<Int>?
    var count = 0
    for (item, range) in items(in: tokens.startIndex..<tokens.endIndex) {
      if item == .statement {
        statements = (statements?.lowerBound ?? range.lowerBound)...range.upperBound
        continue
      }
      if let statements { wrap(statements, number: &count) }
      statements = nil
      if item == .variable { edits.append(insertion(before: range.lowerBound, "@MainActor @preconcurrency ")) }
    }
    if let statements { wrap(statements, number: &count) }
    guard count > 0 else { return }
    let calls = (1...count).map { "try \(Self.function($0))()" }.joined(separator: "; ")
    declarations = ["@main enum _FlowTopLevelCode { @MainActor static func main() throws { \(calls) } }"]
  }

  private static func function(_ number: Int) -> String { "_flowTopLevelCode\(number)" }

  private mutating func wrap(_ statements: ClosedRange<Int>, number: inout Int) {
    number += 1
    edits.append(
      insertion(before: statements.lowerBound, "@MainActor private func \(Self.function(number))() throws { "))
    let end = tokens[statements.upperBound]
    // Nothing may be behind a directive.
    edits.append(Edit(end.range.upperBound..<end.range.upperBound, end.word == .poundEndif ? "\n}" : " }"))
  }

  private func insertion(before index: Int, _ text: String) -> Edit {
    let place = tokens[index].range.lowerBound
    return Edit(place..<place, text)
  }
}

// MARK: - Parts

extension TopLevelCode {
  /// The parts of the file, with the indices of their tokens.
  private func items(in range: Range<Int>) -> [(item: Item, range: ClosedRange<Int>)] {
    var items: [(Item, ClosedRange<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let item: Item
      (item, index) = self.item(at: index, before: range.upperBound)
      items.append((item, start...max(start, index - 1)))
      while index < range.upperBound, tokens[index].isPunctuation(";") { index += 1 }
    }
    return items
  }

  /// The part at an index, and the index behind it.
  private func item(at index: Int, before end: Int) -> (Item, Int) {
    if tokens[index].word == .poundIf { return conditional(at: index, before: end) }
    let keyword = keyword(at: index, before: end)
    switch keyword.map({ source.text(tokens[$0].range) }) {
    case "import", "typealias", "precedencegroup", "operator": return (.declaration, self.end(from: index, before: end))
    case "class", "struct", "enum", "protocol", "extension", "func", "actor", "macro":
      let brace = (keyword ?? index)..<end
      guard let open = openBrace(in: brace), let close = MemberDeclaration.closing(open, in: tokens) else {
        return (.declaration, end)
      }
      return (.declaration, close + 1)
    case "let", "var":
      let isNamed = keyword.map { $0 + 1 < end && source.text(tokens[$0 + 1].range) != "_" } ?? false
      return (isNamed ? .variable : .statement, self.end(from: index, before: end))
    default: return (.statement, self.end(from: index, before: end))
    }
  }

  /// A block of branches: statements, if nothing in it but variables is declared.
  private func conditional(at index: Int, before end: Int) -> (Item, Int) {
    var depth = 0
    var close = index
    var starts = [index]
    while close < end {
      switch tokens[close].word {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .poundElse, .poundElseif: if depth == 1 { starts.append(close) }
      default: break
      }
      if depth == 0 { break }
      close += 1
    }
    guard close < end else { return (.mixed, end) }
    let parts = zip(starts, starts.dropFirst() + [close]).flatMap { start, next in
      items(in: behindDirective(start)..<next).map(\.item)
    }
    let hasDeclarations = parts.contains { $0 == .declaration }
    let hasStatements = parts.contains { $0 == .statement }
    if parts.contains(.mixed) || hasDeclarations && hasStatements { return (.mixed, close + 1) }
    return (hasStatements ? .statement : .declaration, close + 1)
  }

  /// The index of the first token on a line after that of a directive.
  private func behindDirective(_ index: Int) -> Int {
    var next = index + 1
    while next < tokens.count, !tokens[next].isFirstOnLine { next += 1 }
    return next
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "func", "import", "let", "macro", "operator", "precedencegroup", "protocol",
    "struct", "typealias", "var",
  ]

  private static let modifiers: Set<String> = [
    "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "lazy", "nonisolated", "open", "package",
    "postfix", "prefix", "private", "public", "unowned", "weak",
  ]

  /// The index of the keyword of a declaration, behind its attributes and modifiers; `nil` for a statement.
  private func keyword(at index: Int, before end: Int) -> Int? {
    var place = index
    while place < end {
      if tokens[place].isPunctuation("@") {
        place += 2
        while place + 1 < end, tokens[place].isPunctuation(".") { place += 2 }
        if place < end, tokens[place].isPunctuation("("), !tokens[place].isFirstOnLine { place = behind(place, end) }
        continue
      }
      guard tokens[place].kind == .identifier else { return nil }
      let text = source.text(tokens[place].range)
      if Self.keywords.contains(text) {
        // A name that is no keyword, such as a variable `actor`.
        let hasName = place + 1 < end && tokens[place + 1].kind == .identifier
        return hasName || ["func", "let", "var"].contains(text) ? place : nil
      }
      guard Self.modifiers.contains(text) else { return nil }
      place += 1
      if place < end, tokens[place].isPunctuation("("), text != "open" { place = behind(place, end) }
    }
    return nil
  }

  /// The index behind the parenthesis, bracket or brace that closes the one at an index.
  private func behind(_ open: Int, _ end: Int) -> Int {
    var depth = 0
    for index in open..<end {
      depth += depthChange(at: index)
      if depth == 0 { return index + 1 }
    }
    return end
  }

  private func depthChange(at index: Int) -> Int {
    guard tokens[index].kind == .punctuation else { return 0 }
    switch Unicode.Scalar(tokens[index].byte) {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }

  /// The index of the brace that opens the body of a declaration.
  private func openBrace(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, !tokens[index].isPunctuation("{") {
      index = depthChange(at: index) > 0 ? behind(index, range.upperBound) : index + 1
    }
    return index < range.upperBound ? index : nil
  }

  /// The index behind a part that ends where another one begins on a new line.
  private func end(from index: Int, before end: Int) -> Int {
    var next = depthChange(at: index) > 0 ? behind(index, end) : index + 1
    // What is behind attributes belongs to them.
    if let keyword = keyword(at: index, before: end) { next = max(next, keyword + 1) }
    while next < end {
      let token = tokens[next]
      if token.isPunctuation(";") || token.word == .poundIf { return next }
      if token.isFirstOnLine, !continues(at: next) { return next }
      next = depthChange(at: next) > 0 ? behind(next, end) : next + 1
    }
    return end
  }

  /// Whether a token at the beginning of a line belongs to what is before it.
  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    switch token.kind {
    case .punctuation: if [".", ",", ":", "{"].contains(where: token.isPunctuation) { return true }
    case .operator:
      // An operator in front of a value begins an expression.
      let isPrefix = index + 1 < tokens.count && tokens[index + 1].range.lowerBound == token.range.upperBound
      if !isPrefix { return true }
    case .identifier: if ["as", "catch", "else", "is", "where"].contains(source.text(token.range)) { return true }
    default: break
    }
    switch before.kind {
    case .punctuation: return before.isPunctuation(",") || before.isPunctuation(":") || before.isPunctuation(".")
    case .operator:
      // An operator behind a value ends an expression.
      return tokens[index - 2].range.upperBound != before.range.lowerBound
    case .identifier: return before.word?.precedesExpression ?? false
    default: return false
    }
  }
}
