/// Parses an outline.
@MainActor
enum OutlineParser {
  /// The top-level items, each with its children; there is at least one.
  static func items(in text: String) throws -> [OutlinePattern.Item] {
    var open: [(indent: Int, item: OutlinePattern.Item)] = []
    var items: [OutlinePattern.Item] = []
    func close(to indent: Int) {
      while let last = open.last, last.indent >= indent {
        open.removeLast()
        if open.isEmpty { items.append(last.item) } else { open[open.count - 1].item.children.append(last.item) }
      }
    }
    var margin: Int?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if content.allSatisfy(\.isWhitespace) { continue }
      let indent = line.count - content.count
      let outermost = margin ?? indent
      margin = outermost
      try checkIndent(indent, outermost: outermost, open: open.map(\.indent), line: number + 1)
      close(to: indent)
      var parser = OutlineLineParser(content, line: number + 1)
      open.append((indent, try parser.item()))
    }
    close(to: 0)
    if items.isEmpty {
      throw OutlineError(line: 1, problem: "expected at least one element: an empty outline matches every screen.")
    }
    return items
  }

  private static func checkIndent(_ indent: Int, outermost: Int, open: [Int], line: Int) throws {
    guard let last = open.last, indent != last else { return }
    if indent > last {
      if indent == last + 2 { return }
      throw OutlineError(
        line: line, problem: "expected at most \(last + 2 - outermost) spaces before “-”, found \(indent - outermost).")
    }
    if open.contains(indent) { return }
    throw OutlineError(
      line: line, problem: "its indentation of \(indent - outermost) spaces does not match any line above it.")
  }
}

/// Parses one line of an outline.
@MainActor
struct OutlineLineParser {
  private let text: Substring
  private var rest: Substring
  private let line: Int

  init(_ text: Substring, line: Int) {
    self.text = text
    rest = text
    self.line = line
  }

  mutating func item() throws -> OutlinePattern.Item {
    guard rest.hasPrefix("- ") else { throw error("expected “- ” and a role, found “\(rest)”.") }
    rest = rest.dropFirst(2)
    var item = OutlinePattern.Item(text: String(text.trimmed), role: try role())
    skipSpaces()
    item.name = try textPattern()
    skipSpaces()
    while rest.hasPrefix("[") {
      try takeBracket(into: &item)
      skipSpaces()
    }
    if rest.hasPrefix(":") {
      rest = rest.dropFirst()
      skipSpaces()
      guard let value = try textPattern() else {
        throw error("expected a value in quotes or between slashes after “:”, found “\(rest)”.")
      }
      item.value = value
      skipSpaces()
    }
    guard rest.isEmpty else {
      throw error("expected a name in quotes or between slashes, “[”, “:” or the end of the line, found “\(rest)”.")
    }
    return item
  }

  private mutating func role() throws -> SemanticsNode.Role {
    let name = rest.prefix { $0.isLetter }
    if let role = SemanticsNode.Role.allCases.first(where: { "\($0)" == name }) {
      rest = rest.dropFirst(name.count)
      return role
    }
    let similar = SemanticsNode.Role.allCases.map { "\($0)" }.first { $0.lowercased() == name.lowercased() }
    let advice =
      similar.map { "Did you mean “\($0)”?" } ?? "Roles have the names of XCUITest's element types, such as “button”."
    throw error("“\(name)” is not a role. \(advice)")
  }

  /// A text in quotes, or a regular expression between slashes; `nil` if there is neither.
  private mutating func textPattern() throws -> OutlinePattern.TextPattern? {
    if rest.hasPrefix("\"") { return .text(try delimited(by: "\"", as: "quote")) }
    guard rest.hasPrefix("/") else { return nil }
    let source = try delimited(by: "/", as: "slash")
    do {
      return .expression(try Regex(source))
    } catch {
      throw self.error("“\(source)” is not a valid regular expression.")
    }
  }

  private mutating func delimited(by delimiter: Character, as name: String) throws -> String {
    var result = ""
    var characters = rest.dropFirst()
    while let next = characters.popFirst() {
      if next == delimiter {
        rest = characters
        return result
      }
      guard next == "\\", let escaped = characters.popFirst() else {
        result.append(next)
        continue
      }
      switch escaped {
      case delimiter: result.append(delimiter)
      case "n" where delimiter == "\"": result.append("\n")
      case "\\" where delimiter == "\"": result.append("\\")
      default: result += "\\" + String(escaped)
      }
    }
    throw error("expected a closing \(name) after “\(rest.dropFirst())”.")
  }

  private mutating func takeBracket(into item: inout OutlinePattern.Item) throws {
    guard let close = rest.firstIndex(of: "]") else { throw error("expected “]” after “\(rest)”.") }
    let content = rest[rest.index(after: rest.startIndex)..<close]
    rest = rest[rest.index(after: close)...]
    if content.hasPrefix("id=") {
      item.identifier = String(content.dropFirst(3))
    } else if let state = OutlineState(rawValue: String(content)) {
      item.states.append(state)
    } else {
      let states = OutlineState.allCases.map { "“[\($0.rawValue)]”" }.joined(separator: ", ")
      throw error("“[\(content)]” is not a state. Expected one of \(states), or “[id=…]”.")
    }
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\r" } }

  private func error(_ problem: String) -> OutlineError { OutlineError(line: line, problem: problem) }
}

extension Substring {
  /// The text without trailing spaces.
  fileprivate var trimmed: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
