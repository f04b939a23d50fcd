/// The code at the top level of a file `main.swift`.
///
/// The modules of an app are libraries here, and the compiler takes such code in programs only. It moves into functions, one
/// for each run of statements, which the entry point of the module calls in order. Variables stay, because other files may
/// use them; the entry point reads each where it stands, so that its value is made in that order, too. Lines stay where they
/// are.
struct TopLevelCode {
  static let fileName = "main.swift"

  private(set) var edits: [Edit] = []
  /// The declarations at the end of the file; empty if it has no such code.
  private(set) var declarations: [String] = []

  private let tokens: [Token]
  private let source: [UInt8]
  /// What the entry point does, in order.
  private var steps: [String] = []
  private var functions = 0
  private var isAsynchronous = false

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

  private typealias Part = (item: Item, range: ClosedRange<Int>)

  init(_ tokens: [Token], _ source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    let parts = items(in: tokens.startIndex..<tokens.endIndex)
    if let whole = waiting(parts) {
      removeAccess(parts.filter { whole.contains($0.range.lowerBound) })
      wrap(whole)
    } else {
      separate(parts)
    }
    guard functions > 0 else { return }
    let effects = isAsynchronous ? "async throws" : "throws"
    declarations = [
      "@main enum _FlowTopLevelCode { @MainActor static func main() \(effects) { \(steps.joined(separator: "; ")) } }"
    ]
  }

  /// Moves the statements into functions.
  private mutating func separate(_ parts: [Part]) {
    var statements: ClosedRange<Int>?
    for (item, range) in parts {
      if item == .statement {
        statements = (statements?.lowerBound ?? range.lowerBound)...range.upperBound
        continue
      }
      if let statements { wrap(statements) }
      statements = nil
      switch item {
      case .variable:
        isolate(range)
        steps += storedNames(in: range).map { "_ = \($0)" }
      case .declaration where tokens[range.lowerBound].word == .poundIf:
        for inner in branches(range) where inner.item == .variable { isolate(inner.range) }
      default: break
      }
    }
    if let statements { wrap(statements) }
  }

  private mutating func isolate(_ variable: ClosedRange<Int>) {
    edits.append(insertion(before: variable.lowerBound, "@MainActor @preconcurrency "))
    // The value of a global variable cannot throw; an error at the top level ends the program, too.
    for index in variable where tokens[index].word == .try && !isInClosure(index, from: variable.lowerBound) {
      let end = tokens[index].range.upperBound
      if source.indices.contains(end), [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(source[end]) { continue }
      edits.append(Edit(end..<end, "!"))
    }
  }

  private mutating func wrap(_ statements: ClosedRange<Int>) {
    functions += 1
    let name = "_flowTopLevelCode\(functions)"
    let waits = awaits(statements)
    isAsynchronous = isAsynchronous || waits
    steps.append("try \(waits ? "await " : "")\(name)()")
    edits.append(
      insertion(
        before: statements.lowerBound, "@MainActor private func \(name)() \(waits ? "async " : "")throws { "))
    let end = tokens[statements.upperBound]
    // Nothing may be behind a directive.
    edits.append(Edit(end.range.upperBound..<end.range.upperBound, end.word == .poundEndif ? "\n}" : " }"))
  }

  private func insertion(before index: Int, _ text: String) -> Edit {
    let place = tokens[index].range.lowerBound
    return Edit(place..<place, text)
  }
}

// MARK: - Values and waiting

extension TopLevelCode {
  /// The names of the variables of a declaration that have a value, each for those of its pattern.
  private func storedNames(in range: ClosedRange<Int>) -> [String] {
    guard let keyword = keyword(at: range.lowerBound, before: range.upperBound + 1) else { return [] }
    var names: [String] = []
    var name: Int?
    var index = keyword + 1
    if index <= range.upperBound, tokens[index].isPunctuation("(") {
      let end = behind(index, range.upperBound + 1)
      // All of them get their values at once.
      name = (index..<end).first { tokens[$0].kind == .identifier && source.text(tokens[$0].range) != "_" }
      index = end
    } else {
      name = index
      index += 1
    }
    while index <= range.upperBound {
      if tokens[index].kind == .operator, source.text(tokens[index].range) == "=" {
        // A name that is a keyword keeps its marks.
        if let name { names.append(String(decoding: source[tokens[name].range], as: UTF8.self)) }
        name = nil
      } else if tokens[index].isPunctuation("{"), name != nil {
        // It is computed.
        return names
      } else if tokens[index].isPunctuation(","), index + 2 <= range.upperBound, tokens[index + 1].kind == .identifier,
        tokens[index + 2].isPunctuation(":") || source.text(tokens[index + 2].range) == "="
      {
        name = index + 1
      }
      index = depthChange(at: index) > 0 ? behind(index, range.upperBound + 1) : index + 1
    }
    return names
  }

  /// Whether code waits outside of closures and functions in it.
  private func awaits(_ range: ClosedRange<Int>) -> Bool {
    range.contains { tokens[$0].word == .await && !isInClosure($0, from: range.lowerBound) }
  }

  private static let wordsBeforeBlocks: Set<String> = [
    "catch", "defer", "do", "else", "for", "guard", "if", "repeat", "switch", "while",
  ]

  /// Whether a token is in the braces of a closure or a function: those that do not belong to a statement such as `if`.
  private func isInClosure(_ index: Int, from start: Int) -> Bool {
    var place = start
    var isBlock = false
    while place < index {
      let token = tokens[place]
      if place > start, token.isFirstOnLine, !continues(at: place) { isBlock = false }
      if token.kind == .identifier, Self.wordsBeforeBlocks.contains(source.text(token.range)) { isBlock = true }
      if token.isPunctuation(";") || token.isPunctuation("}") { isBlock = false }
      if depthChange(at: place) > 0 {
        let end = behind(place, tokens.count)
        if end <= index {
          place = end
          if token.isPunctuation("{") { isBlock = false }
          continue
        }
        if token.isPunctuation("{"), !isBlock { return true }
        // What is in parentheses has no blocks of its own, and a block begins with a statement.
        isBlock = false
      }
      place += 1
    }
    return false
  }

  /// The part of the file that becomes one function, with local variables and declarations: if a variable waits for its
  /// value, which a global one cannot; `nil` otherwise, and if there is a declaration that must be at the top level.
  private func waiting(_ parts: [Part]) -> ClosedRange<Int>? {
    guard parts.contains(where: { $0.item == .variable && awaits($0.range) }),
      let first = parts.firstIndex(where: { $0.item != .declaration }),
      let last = parts.lastIndex(where: { $0.item != .declaration })
    else { return nil }
    let canMove = parts[first...last].allSatisfy { part in
      if part.item == .mixed { return false }
      guard part.item == .declaration, tokens[part.range.lowerBound].word != .poundIf else {
        return part.item != .declaration
      }
      let keyword = keyword(at: part.range.lowerBound, before: part.range.upperBound + 1)
      return keyword.map { Self.localKeywords.contains(source.text(tokens[$0].range)) } ?? false
    }
    return canMove ? parts[first].range.lowerBound...parts[last].range.upperBound : nil
  }

  /// The keywords of declarations that functions may have.
  private static let localKeywords: Set<String> = ["actor", "class", "enum", "func", "struct", "typealias"]

  /// Local declarations have no access levels.
  private mutating func removeAccess(_ parts: [Part]) {
    for part in parts where part.item == .variable || part.item == .declaration {
      guard let keyword = keyword(at: part.range.lowerBound, before: part.range.upperBound + 1) else { continue }
      for index in part.range.lowerBound..<keyword {
        let token = tokens[index]
        guard ["fileprivate", "internal", "private", "public"].contains(source.text(token.range)) else { continue }
        edits.append(Edit(token.range, String(repeating: " ", count: token.range.count)))
      }
    }
  }
}

// MARK: - Parts

extension TopLevelCode {
  /// The parts of the file, with the indices of their tokens.
  private func items(in range: Range<Int>) -> [Part] {
    var items: [Part] = []
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
    guard let close = endOfBranches(at: index, before: end) else { return (.mixed, end) }
    let parts = branches(index...close).map(\.item)
    let hasDeclarations = parts.contains { $0 == .declaration }
    let hasStatements = parts.contains { $0 == .statement }
    if parts.contains(.mixed) || hasDeclarations && hasStatements { return (.mixed, close + 1) }
    return (hasStatements ? .statement : .declaration, close + 1)
  }

  /// The index of the `#endif` of an `#if`.
  private func endOfBranches(at index: Int, before end: Int) -> Int? {
    var depth = 0
    for close in index..<end {
      if tokens[close].word == .poundIf { depth += 1 }
      if tokens[close].word == .poundEndif { depth -= 1 }
      if depth == 0 { return close }
    }
    return nil
  }

  /// The parts of the branches from an `#if` to its `#endif`.
  private func branches(_ range: ClosedRange<Int>) -> [Part] {
    var depth = 0
    var starts: [Int] = []
    for index in range {
      switch tokens[index].word {
      case .poundIf:
        depth += 1
        if depth == 1 { starts.append(index) }
      case .poundEndif: depth -= 1
      case .poundElse, .poundElseif: if depth == 1 { starts.append(index) }
      default: break
      }
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).flatMap { start, next in
      items(in: behindDirective(start)..<next)
    }
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
