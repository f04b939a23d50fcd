import AssetCatalogs

/// Reads YAML as manifests use it: block and flow collections, plain, quoted and block texts, comments, anchors with
/// aliases, and `<<`. Tags are skipped; of several documents the first one is read.
struct YAMLReader {
  /// A line without its comment.
  private struct Line {
    let number: Int
    let indent: Int
    let text: Substring
    /// The whole line, for texts of several lines.
    let raw: Substring
  }

  private var lines: [Line] = []
  private var next = 0
  private var depth = 0
  /// The number of values, with those that aliases repeat.
  private var size = 0
  private var anchors: [Substring: YAMLValue] = [:]

  private static let deepest = 100
  private static let largest = 200_000

  /// The value of a text in UTF-8.
  static func read(_ text: [UInt8]) throws(FileFault) -> YAMLValue {
    if let mark = FileFault.mergeMark(in: text) { throw .syntax("", at: mark, in: text) }
    var reader = YAMLReader()
    var number = 0
    for raw in String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      number += 1
      if raw == "..." || raw.hasPrefix("---") {
        if reader.lines.contains(where: { !$0.text.isEmpty }) { break }
        continue
      }
      if raw.hasPrefix("%") { continue }
      let content = raw.drop { $0 == " " }
      let line = Line(number: number, indent: raw.count - content.count, text: withoutComment(content), raw: raw)
      if content.first == "\t", !line.text.isEmpty {
        throw FileFault("line \(number): a tab is in front, where YAML has spaces only")
      }
      reader.lines.append(line)
    }
    let value = try reader.block(atLeast: 0)
    if let line = reader.line {
      throw FileFault("line \(line.number): '\(line.text.prefix(60))' is indented unlike the lines before")
    }
    return value
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var isAfterSpace = true
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let open = quote {
        if character == "\\", open == "\"" {
          index = text.index(after: index)
          if index == text.endIndex { break }
        } else if character == open {
          quote = nil
        }
      } else if character == "#", isAfterSpace {
        return trimmed(text[..<index])
      } else if (character == "\"" || character == "'")
        && (isAfterSpace || "[{,:".contains(text[text.index(before: index)]))
      {
        quote = character
      }
      isAfterSpace = character == " " || character == "\t"
      index = text.index(after: index)
    }
    return trimmed(text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// The next line with contents.
  private var line: Line? {
    mutating get {
      while next < lines.count, lines[next].text.isEmpty { next += 1 }
      return next < lines.count ? lines[next] : nil
    }
  }

  private mutating func count(_ value: YAMLValue) throws(FileFault) -> YAMLValue {
    size += 1
    if size > Self.largest { throw FileFault("it has more than \(Self.largest) values") }
    return value
  }

  // MARK: - Blocks

  private mutating func block(atLeast indent: Int) throws(FileFault) -> YAMLValue {
    guard let line, line.indent >= indent else { return .null }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw FileFault("line \(line.number): there are more than \(Self.deepest) levels")
    }
    if line.text == "-" || line.text.hasPrefix("- ") { return try list(line.indent) }
    if Self.key(of: line.text) != nil { return try map(line.indent) }
    next += 1
    return try value(line.text, line, parent: indent - 1)
  }

  private mutating func list(_ indent: Int) throws(FileFault) -> YAMLValue {
    var values: [YAMLValue] = []
    while let line, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
      let rest = Self.trimmed(line.text.dropFirst())
      if rest.isEmpty {
        next += 1
        values.append(try block(atLeast: indent + 1))
      } else if rest == "-" || rest.hasPrefix("- ") || Self.key(of: rest) != nil {
        // The rest of the line begins a block that is indented as far as it is.
        let offset = line.text.distance(from: line.text.startIndex, to: rest.startIndex)
        lines[next] = Line(number: line.number, indent: indent + offset, text: rest, raw: line.raw)
        values.append(try block(atLeast: indent + 1))
      } else {
        next += 1
        values.append(try value(rest, line, parent: indent))
      }
    }
    return try count(.list(values))
  }

  private mutating func map(_ indent: Int) throws(FileFault) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    while let line, line.indent == indent {
      guard let (key, rest) = Self.key(of: line.text) else {
        throw FileFault("line \(line.number): '\(line.text.prefix(60))' is not read: a key and ':' were expected")
      }
      next += 1
      let value = try value(rest, line, parent: indent)
      if key == "<<" {
        let merged = value.members.reduce(YAMLValue.map([])) { $0.merging($1) }
        entries = merged.entries.filter { entry in !entries.contains { $0.key == entry.key } } + entries
      } else {
        entries.removeAll { $0.key == key }
        entries.append(YAMLValue.Entry(key: key, value: value))
      }
    }
    return try count(.map(entries))
  }

  /// The key of a line, and what is behind it.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      guard rest.first == ":" else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), trimmed(rest.dropFirst()))
    }
    if let first = text.first, "[{&*!|>".contains(first) { return nil }
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      if after == text.endIndex || text[after] == " " || text[after] == "\t" {
        return (String(trimmed(text[..<colon])), trimmed(text[after...]))
      }
      index = after
    }
    return nil
  }

  /// A value that begins behind a key or a dash, and may continue in the next lines.
  private mutating func value(_ text: Substring, _ line: Line, parent: Int) throws(FileFault) -> YAMLValue {
    var text = text
    var anchor: Substring?
    while let first = text.first, first == "&" || first == "!" {
      let word = text.prefix { $0 != " " }
      if first == "&" { anchor = word.dropFirst() }
      text = Self.trimmed(text.dropFirst(word.count))
    }
    let value = try plainValue(text, line, parent: parent)
    if let anchor { anchors[anchor] = value }
    return value
  }

  private mutating func plainValue(_ text: Substring, _ line: Line, parent: Int) throws(FileFault) -> YAMLValue {
    switch text.first {
    case nil:
      guard let following = self.line else { return .null }
      // A list may be as far to the left as its key.
      let isList = following.text == "-" || following.text.hasPrefix("- ")
      return following.indent > parent || isList && following.indent == parent && parent >= 0
        ? try block(atLeast: isList ? parent : parent + 1) : .null
    case "*":
      guard let value = anchors[text.dropFirst()] else {
        throw FileFault("line \(line.number): the anchor of '\(text)' is missing")
      }
      size += value.size
      return try count(value)
    case "|", ">":
      return try count(.scalar(blockText(isFolded: text.first == ">", parent: parent), isQuoted: true))
    case "[", "{", "\"", "'":
      return try flow(text, line)
    default:
      var words = String(text)
      while let following = self.line, following.indent > parent, Self.key(of: following.text) == nil {
        words += " " + following.text
        next += 1
      }
      return try count(["~", "null", "Null", "NULL"].contains(words) ? .null : .scalar(words, isQuoted: false))
    }
  }

  private mutating func blockText(isFolded: Bool, parent: Int) -> String {
    var found: [Substring] = []
    var indent: Int?
    while next < lines.count {
      let raw = lines[next].raw
      let isEmpty = raw.allSatisfy { $0 == " " }
      let own = raw.prefix { $0 == " " }.count
      if !isEmpty, own <= parent { break }
      if !isEmpty, indent == nil { indent = own }
      found.append(isEmpty ? "" : raw.dropFirst(indent ?? own))
      next += 1
    }
    while found.last?.isEmpty == true { found.removeLast() }
    return found.joined(separator: isFolded ? " " : "\n") + "\n"
  }

  // MARK: - Flow

  /// Reads a quoted text or a collection in brackets, which may continue in the next lines.
  private mutating func flow(_ text: Substring, _ line: Line) throws(FileFault) -> YAMLValue {
    var joined = String(text)
    while true {
      var reader = FlowReader(Array(joined), anchors)
      if let value = try reader.value(line.number) {
        guard reader.isAtEnd else {
          throw FileFault("line \(line.number): '\(reader.rest.prefix(20))' behind the value is not read")
        }
        size += value.size
        return try count(value)
      }
      guard let following = self.line, joined.utf8.count < 20_000 else {
        throw FileFault("line \(line.number): '\(text.prefix(20))' has no end")
      }
      joined += " " + following.text
      next += 1
    }
  }
}

/// Reads values in brackets and quotation marks.
private struct FlowReader {
  private let text: [Character]
  private let anchors: [Substring: YAMLValue]
  private var index = 0
  private var depth = 0

  init(_ text: [Character], _ anchors: [Substring: YAMLValue]) {
    self.text = text
    self.anchors = anchors
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return index == text.count
    }
  }

  var rest: String { String(text[index...]) }

  private mutating func skipSpaces() {
    while index < text.count, text[index] == " " || text[index] == "\t" { index += 1 }
  }

  /// - Returns: `nil` if the text ends too early.
  mutating func value(_ line: Int) throws(FileFault) -> YAMLValue? {
    skipSpaces()
    guard index < text.count else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw FileFault("line \(line): there are more than 50 levels") }
    switch text[index] {
    case "[": return try list(line)
    case "{": return try map(line)
    case "\"", "'": return quoted().map { .scalar($0, isQuoted: true) }
    default:
      let word = plain()
      if word.hasPrefix("*"), let value = anchors[word.dropFirst()] { return value }
      return word.isEmpty || word == "~" || word == "null" ? .null : .scalar(word, isQuoted: false)
    }
  }

  private mutating func list(_ line: Int) throws(FileFault) -> YAMLValue? {
    index += 1
    var values: [YAMLValue] = []
    while true {
      skipSpaces()
      guard index < text.count else { return nil }
      if text[index] == "]" { break }
      guard let value = try value(line) else { return nil }
      skipSpaces()
      // An entry that is a map: `[a: b]`.
      if index < text.count, text[index] == ":", let key = value.text {
        index += 1
        guard let inner = try self.value(line) else { return nil }
        values.append(.map([YAMLValue.Entry(key: key, value: inner)]))
        skipSpaces()
      } else {
        values.append(value)
      }
      guard index < text.count else { return nil }
      if text[index] == "," { index += 1 } else if text[index] != "]" { throw unexpected(line) }
    }
    index += 1
    return .list(values)
  }

  private mutating func map(_ line: Int) throws(FileFault) -> YAMLValue? {
    index += 1
    var entries: [YAMLValue.Entry] = []
    while true {
      skipSpaces()
      guard index < text.count else { return nil }
      if text[index] == "}" { break }
      guard let key = text[index] == "\"" || text[index] == "'" ? quoted() : plain() else { return nil }
      skipSpaces()
      guard index < text.count else { return nil }
      var value = YAMLValue.null
      if text[index] == ":" {
        index += 1
        skipSpaces()
        guard index < text.count else { return nil }
        if text[index] != ",", text[index] != "}" {
          guard let found = try self.value(line) else { return nil }
          value = found
        }
      }
      entries.append(YAMLValue.Entry(key: key, value: value))
      skipSpaces()
      guard index < text.count else { return nil }
      if text[index] == "," { index += 1 } else if text[index] != "}" { throw unexpected(line) }
    }
    index += 1
    return .map(entries)
  }

  private func unexpected(_ line: Int) -> FileFault {
    FileFault("line \(line): ',' was expected, and '\(text[index])' was found")
  }

  private mutating func plain() -> String {
    let start = index
    while index < text.count, !",[]{}".contains(text[index]) {
      if text[index] == ":", index + 1 == text.count || " ,]}".contains(text[index + 1]) { break }
      index += 1
    }
    // A bracket that ends nothing.
    if index == start, index < text.count, text[index] != ":", text[index] != ",", text[index] != "]",
      text[index] != "}"
    {
      index += 1
    }
    return String(text[start..<index]).trimmingSpaces()
  }

  private mutating func quoted() -> String? {
    let quote = text[index]
    var position = index + 1
    var result = ""
    while position < text.count {
      let character = text[position]
      position += 1
      if character == quote {
        if quote == "'", position < text.count, text[position] == "'" {
          result.append("'")
          position += 1
          continue
        }
        index = position
        return result
      }
      if character == "\\", quote == "\"", position < text.count {
        let escaped = text[position]
        position += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        default: result.append(escaped)
        }
      } else {
        result.append(character)
      }
    }
    return nil
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text.drop { $0 == " " || $0 == "\t" })
  }
}
