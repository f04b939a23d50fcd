import SourcePreparation

/// Reads expressions of a manifest.
struct SwiftExpressionReader {
  private let manifest: SwiftManifest
  private var index = 0
  private var depth = 0
  /// The number of parts that were read, with those of constants: constants that repeat each other have no end.
  private var size = 0
  /// The constants that are being read: one that refers to itself has no value.
  private let names: Set<String>

  private static let deepest = 60
  private static let largest = 100_000

  init(_ manifest: SwiftManifest, names: Set<String>) {
    self.manifest = manifest
    self.names = names
  }

  /// The value of the expression that begins at a token.
  mutating func value(at index: Int) -> SwiftValue {
    self.index = index
    return expression()
  }

  /// The value of a constant.
  mutating func constant(_ name: String) -> SwiftValue? {
    guard !names.contains(name), names.count < Self.deepest, let (other, token) = manifest.place(of: name) else {
      return nil
    }
    let known = other.known.values[name]
    let (value, size) = known ?? Self.read(name, at: token, in: other, names)
    if known == nil { other.known.values[name] = (value, size) }
    self.size += size
    return self.size > Self.largest ? .unknown(name) : value
  }

  private static func read(
    _ name: String, at token: Int, in manifest: SwiftManifest, _ names: Set<String>
  ) -> (SwiftValue, Int) {
    var reader = SwiftExpressionReader(manifest, names: names.union([name]))
    let value = reader.value(at: token)
    return (value, reader.size)
  }

  private func isPunctuation(_ character: Unicode.Scalar, at offset: Int = 0) -> Bool {
    manifest.token(index + offset)?.isPunctuation(character) ?? false
  }

  private var isOperator: Bool { manifest.token(index)?.kind == .operator }

  // MARK: - Expressions

  private mutating func expression() -> SwiftValue {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipRest()
      return .unknown("…")
    }
    var value = postfix()
    while isOperator {
      let sign = manifest.text(index)
      // The next member of a list may begin with a name.
      guard sign == "+" else {
        skipRest()
        return .unknown(manifest.excerpt(start..<index))
      }
      index += 1
      let other = postfix()
      value = Self.sum(value, other) ?? .unknown(manifest.excerpt(start..<index))
    }
    return value
  }

  private static func sum(_ first: SwiftValue, _ second: SwiftValue) -> SwiftValue? {
    switch (first, second) {
    case (.list(let values), .list(let others)): .list(values + others)
    // The known part of a list is better than nothing; the reader of the manifest names the rest.
    case (.list(let values), .unknown): .list(values + [second])
    case (.unknown, .list(let values)): .list([first] + values)
    case (.string(let text), .string(let other)): .string(text + other)
    default: nil
    }
  }

  /// Skips tokens to the end of an argument or a member.
  private mutating func skipRest() {
    var open = 0
    while let token = manifest.token(index) {
      if token.kind == .punctuation {
        let text = manifest.text(index)
        if "([{".contains(text) { open += 1 }
        if ")]}".contains(text) {
          if open == 0 { return }
          open -= 1
        }
        if text == ",", open == 0 { return }
      }
      // At the top level an expression ends before the next declaration.
      if open == 0, token.isFirstOnLine, Self.declarations.contains(manifest.text(index)) { return }
      index += 1
    }
  }

  private static let declarations: Set<String> = ["let", "var", "func", "struct", "enum", "extension", "import"]

  private mutating func postfix() -> SwiftValue {
    let start = index
    size += 1
    var value = primary()
    while true {
      if isPunctuation("."), manifest.token(index + 1)?.kind == .identifier {
        let name = manifest.text(index + 1)
        index += 2
        value = method(name, of: value, start)
      } else if isPunctuation("{"), manifest.token(index)?.isFirstOnLine == false {
        // A closure.
        skipBrackets()
        value = .unknown(manifest.excerpt(start..<index))
      } else if isPunctuation("["), manifest.token(index)?.isFirstOnLine == false {
        skipBrackets()
        value = .unknown(manifest.excerpt(start..<index))
      } else {
        return value
      }
    }
  }

  /// A method of a value that is known, such as `merging`.
  private mutating func method(_ name: String, of value: SwiftValue, _ start: Int) -> SwiftValue {
    let call = call(name)
    guard case .map(let entries) = value else { return .unknown(manifest.excerpt(start..<index)) }
    if name == "merging", case .map(let others)? = call[nil] {
      let keys = Set(others.map(\.key))
      return .map(entries.filter { !keys.contains($0.key) } + others)
    }
    if let entry = Self.setting(call) { return .map(entries + [entry]) }
    return .unknown(manifest.excerpt(start..<index))
  }

  /// The setting that a method of a dictionary of settings adds.
  private static func setting(_ call: SwiftValue) -> SwiftValue.Entry? {
    let key: String? =
      switch call.name {
      case "swiftVersion": "SWIFT_VERSION"
      case "swiftActiveCompilationConditions": "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
      case "otherSwiftFlags": "OTHER_SWIFT_FLAGS"
      case "marketingVersion": "MARKETING_VERSION"
      case "currentProjectVersion": "CURRENT_PROJECT_VERSION"
      default: nil
      }
    guard let key, case .call(_, let arguments) = call else { return nil }
    let words = arguments.flatMap(\.value.members)
    return SwiftValue.Entry(key: key, value: words.count == 1 ? words[0] : .list(words))
  }

  // MARK: - Parts

  private mutating func primary() -> SwiftValue {
    guard let token = manifest.token(index) else { return .unknown("") }
    let text = manifest.text(index)
    switch token.kind {
    case .string: return string()
    case .number:
      index += 1
      return .number(text)
    case .operator where text == "-" && manifest.token(index + 1)?.kind == .number:
      index += 2
      return .number("-" + manifest.text(index - 1))
    case .identifier: return identifier(text)
    case .punctuation where text == ".":
      index += 1
      guard manifest.token(index)?.kind == .identifier else { return .unknown(".") }
      let name = manifest.text(index)
      index += 1
      return call(name)
    case .punctuation where text == "[": return collection()
    case .punctuation where text == "(":
      index += 1
      let value = expression()
      let isAlone = isPunctuation(")")
      while !isPunctuation(")"), manifest.token(index) != nil { index += 1 }
      index += 1
      return isAlone ? value : .unknown("(…)")
    default:
      let start = index
      index += 1
      skipRest()
      return .unknown(manifest.excerpt(start..<index))
    }
  }

  private mutating func identifier(_ first: String) -> SwiftValue {
    let start = index
    index += 1
    switch first {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "nil": return .none
    case "if", "switch", "try", "await":
      skipRest()
      return .unknown(manifest.excerpt(start..<index))
    default: break
    }
    // The longest name of a constant.
    var path = [first]
    var end = index
    var found = constant(first).map { ($0, end) }
    while manifest.token(end)?.isPunctuation(".") == true, manifest.token(end + 1)?.kind == .identifier {
      path.append(manifest.text(end + 1))
      end += 2
      if let value = constant(path.joined(separator: ".")) { found = (value, end) }
    }
    if let (value, end) = found {
      index = end
      return value
    }
    // A member of a type, or an initialiser: `Target.target(…)`, `Project(…)`.
    if first.first?.isUppercase == true {
      index = end
      let value = call(path[path.count - 1])
      if value == .call("SettingsDictionary", []) { return .map([]) }
      return value
    }
    // A function of the manifest.
    index = end
    if isPunctuation("(") { skipBrackets() }
    return .unknown(path.joined(separator: ".") + (index > end ? "(…)" : ""))
  }

  /// The arguments at the position, if there are any.
  private mutating func call(_ name: String) -> SwiftValue {
    var arguments: [SwiftValue.Argument] = []
    guard isPunctuation("("), manifest.token(index)?.isFirstOnLine == false else { return .call(name, []) }
    index += 1
    while let token = manifest.token(index), !token.isPunctuation(")") {
      let start = index
      var label: String?
      if token.kind == .identifier, isPunctuation(":", at: 1) {
        label = manifest.text(index)
        index += 2
      }
      let value = expression()
      if !isPunctuation(","), !isPunctuation(")") {
        skipRest()
        arguments.append(SwiftValue.Argument(label: label, value: .unknown(manifest.excerpt(start..<index))))
      } else {
        arguments.append(SwiftValue.Argument(label: label, value: value))
      }
      if isPunctuation(",") { index += 1 } else if index == start { index += 1 }
    }
    index += 1
    return .call(name, arguments)
  }

  private mutating func collection() -> SwiftValue {
    index += 1
    var values: [SwiftValue] = []
    var entries: [SwiftValue.Entry] = []
    if isPunctuation(":") {
      index += 1
      skipRest()
      index += 1
      return .map([])
    }
    while let token = manifest.token(index), !token.isPunctuation("]") {
      let start = index
      let value = expression()
      if isPunctuation(":") {
        index += 1
        let inner = expression()
        if let key = value.text { entries.append(SwiftValue.Entry(key: key, value: inner)) }
      } else {
        values.append(value)
      }
      if !isPunctuation(","), !isPunctuation("]") { skipRest() }
      if isPunctuation(",") { index += 1 } else if index == start { index += 1 }
    }
    index += 1
    return entries.isEmpty ? .list(values) : .map(entries)
  }

  /// Skips a group in brackets or braces.
  private mutating func skipBrackets() {
    index += 1
    var open = 1
    while open > 0, manifest.token(index) != nil {
      let text = manifest.text(index)
      if manifest.token(index)?.kind == .punctuation {
        if "([{".contains(text) { open += 1 }
        if ")]}".contains(text) { open -= 1 }
      }
      index += 1
    }
  }

  /// A text with its interpolations, which are tokens between its parts.
  private mutating func string() -> SwiftValue {
    let start = index
    var text = ""
    var part = manifest.text(index)
    let hashes = part.prefix { $0 == "#" }
    let quotes = part.dropFirst(hashes.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let escape = "\\" + hashes
    part = String(part.dropFirst(hashes.count + quotes.count))
    index += 1
    while true {
      // A part ends with the literal, or with the mark of an interpolation.
      guard part.hasSuffix(escape), isPunctuation("("), !part.hasSuffix(quotes + hashes) else { break }
      text += Self.plain(String(part.dropLast(escape.count)), hashes: String(hashes))
      index += 1
      let value = expression()
      guard let inner = value.text, isPunctuation(")"), manifest.token(index + 1)?.kind == .string else {
        skipRest()
        // The rest of the literal.
        while manifest.token(index)?.kind == .string || isPunctuation(")") && manifest.token(index + 1)?.kind == .string
        {
          index += 1
        }
        return .unknown(manifest.excerpt(start..<index))
      }
      text += inner
      index += 1
      part = manifest.text(index)
      index += 1
    }
    if part.hasSuffix(quotes + hashes) { part.removeLast(quotes.count + hashes.count) }
    text += Self.plain(part, hashes: String(hashes))
    return .string(quotes.count == 1 ? text : Self.lines(text))
  }

  private static func plain(_ text: String, hashes: String) -> String {
    guard hashes.isEmpty, text.contains("\\") else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The text of a literal of several lines, without the first line and the indentation of the last.
  private static func lines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let indent = lines.last?.count else { return text }
    return lines.dropFirst().dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}
