/// What stands in the parentheses of `#selector` or `#keyPath`.
struct SelectorExpression {
  /// The names between the dots.
  private(set) var path: [String] = []
  private(set) var edits: [Edit] = []
  /// The position behind the closing parenthesis.
  let end: Int

  private var labels: [String]?
  private var accessor: Word?
  private var hasType = false

  /// Whether it is a path of names alone.
  var isPlainPath: Bool { labels == nil && accessor == nil && !hasType }

  /// - Parameters:
  ///   - start: The index of the directive.
  ///   - type: The type around it, if there is one.
  /// - Returns: `nil` if the form is not known.
  init?(at start: Int, in tokens: [Token], _ source: [UInt8], type: String?) {
    guard start + 2 < tokens.count, tokens[start + 1].isPunctuation("(") else { return nil }
    var index = start + 2
    func isPunctuation(_ character: Unicode.Scalar, _ place: Int) -> Bool {
      place < tokens.count && tokens[place].isPunctuation(character)
    }
    let word = tokens[index].word
    if word == .getter || word == .setter, isPunctuation(":", index + 1) {
      accessor = word
      index += 2
    }
    let first = index
    // The path, with the arguments of generic types.
    var lastDot: Int?
    while true {
      guard index < tokens.count, tokens[index].kind == .identifier else { return nil }
      path.append(source.text(tokens[index].range))
      index += 1
      guard let next = Self.afterArguments(index, tokens) else { return nil }
      index = next
      guard isPunctuation(".", index) else { break }
      lastDot = index
      index += 1
    }
    if isPunctuation("(", index) {
      index += 1
      var labels: [String] = []
      while index < tokens.count, !isPunctuation(")", index) {
        guard tokens[index].kind == .identifier, isPunctuation(":", index + 1) else { return nil }
        labels.append(source.text(tokens[index].range))
        index += 2
      }
      self.labels = labels
      index += 1
    }
    var asToken: Token?
    if index < tokens.count, tokens[index].word == .as {
      asToken = tokens[index]
      hasType = true
      var depth = 0
      index += 1
      while index < tokens.count, depth > 0 || !isPunctuation(")", index) {
        if isPunctuation("(", index) { depth += 1 }
        if isPunctuation(")", index) { depth -= 1 }
        index += 1
      }
    }
    guard isPunctuation(")", index) else { return nil }
    end = tokens[index].range.upperBound
    guard addRoot(tokens[first], lastDot: lastDot.map { tokens[$0] }, type: type) else { return nil }
    let close = end - 1..<end - 1
    if let asToken {
      // `tap as () -> Void` is of the method with its receiver: `as` would have to name that, too.
      edits.append(Edit(asToken.range, ", as: ("))
      edits.append(Edit(close, ").self"))
    }
    edits.append(Edit(close, ", \"\(objectiveCName)\""))
  }

  /// Makes the path one of the type that has the method.
  ///
  /// - Returns: Whether it can be.
  private mutating func addRoot(_ first: Token, lastDot: Token?, type: String?) -> Bool {
    // A getter is a key path.
    let sign = accessor == nil ? "" : "\\"
    let place = first.range.lowerBound..<first.range.lowerBound
    switch Self.root(of: path, first: first.word) {
    case .asWritten: edits.append(Edit(place, sign))
    case .member:
      guard let type else { return false }
      edits.append(Edit(place, sign + type + "."))
    case .memberOfSelf:
      guard let type else { return false }
      edits.append(Edit(first.range, sign + type))
    case .memberOfValue:
      guard accessor == nil, let dot = lastDot?.range.lowerBound else { return false }
      edits.append(Edit(place, "type(of: "))
      edits.append(Edit(dot..<dot, ")"))
    }
    return true
  }

  /// How a path names its method.
  private enum Root {
    /// With the type.
    case asWritten
    /// As a member of the surrounding type, by its name or with `self`.
    case member, memberOfSelf
    /// As a member of a value.
    case memberOfValue
  }

  private static func root(of path: [String], first: Word?) -> Root {
    if path.count == 1 { return .member }
    if path.count == 2, first == .`self` || first == .super { return .memberOfSelf }
    return path.dropLast().allSatisfy(\.isTypeName) ? .asWritten : .memberOfValue
  }

  /// The index behind the arguments of a generic type, if there are any.
  private static func afterArguments(_ start: Int, _ tokens: [Token]) -> Int? {
    guard start < tokens.count, tokens[start].kind == .operator, tokens[start].byte == UInt8(ascii: "<") else {
      return start
    }
    var index = start
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .operator {
        if token.byte == UInt8(ascii: "<") { depth += token.range.count }
        if token.byte == UInt8(ascii: ">") { depth -= token.range.count }
        if depth <= 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  // MARK: - The name in Objective-C

  /// The name of the selector, without colons if the arguments are not known.
  private var objectiveCName: String {
    let base = path.last ?? ""
    switch accessor {
    case .setter: return "set" + Self.sentenceCase(base) + ":"
    case .getter: return base
    default: break
    }
    guard let labels, let first = labels.first else { return base }
    var name = base == "init" && first == "_" ? "init" : base
    if first != "_" {
      if !Self.isPreposition(Self.firstWord(of: first)), !Self.isPreposition(Self.lastWord(of: base)) { name += "With" }
      name += Self.sentenceCase(first)
    }
    return labels.dropFirst().reduce(name + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  private static func sentenceCase(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(of text: String) -> String {
    let start = text.prefix { $0.isUppercase }
    return (start + text.dropFirst(start.count).prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
    return text[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The prepositions that the compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}
