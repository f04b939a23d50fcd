/// Finds what has to be replaced in a source, in one pass over its tokens.
struct SourceRewriter {
  let source: [UInt8]
  let tokens: [Token]
  let rules: SourceRules
  let platform: SourcePlatform

  var edits: [Edit] = []
  /// The imports that are compiled.
  private(set) var imports: [ImportedModule] = []
  /// What is left as it is, although it does not compile here.
  var leftovers: [Leftover] = []
  var types = EnclosingTypes()
  /// Whether names of `FlowObjectiveC` occur.
  var usesObjectiveC = false
  /// Whether the source declares a name `_selector`.
  let hasOwnSelector: Bool

  private var index = 0
  private var conditions: [Branch] = []
  /// What is said before a declaration.
  private var attributes = Attributes()
  /// For each open brace whether it is that of a protocol that was marked `@objc`.
  private var objectiveCProtocols: [Bool] = []
  private var isObjectiveCProtocolNext = false

  /// A branch of an `#if`.
  private struct Branch {
    /// Whether the branch is compiled, as far as known.
    var isCompiled: Bool
    /// Whether a branch before it is.
    var wasCompiled: Bool
  }

  private struct Attributes {
    var isObjectiveC = false
    var isPreconcurrency = false
  }

  init(_ source: [UInt8], _ tokens: [Token], _ rules: SourceRules, _ platform: SourcePlatform) {
    self.source = source
    self.tokens = tokens
    self.rules = rules
    self.platform = platform
    hasOwnSelector = tokens.contains { $0.word == .ownSelector }
  }

  mutating func run() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .punctuation: readPunctuation(token)
      case .pound: readPound(token)
      case .identifier where token.word != nil: readWord(token)
      default: break
      }
      index += 1
    }
  }

  private mutating func readPunctuation(_ token: Token) {
    switch token.byte {
    case UInt8(ascii: "{"):
      types.openBrace()
      objectiveCProtocols.append(isObjectiveCProtocolNext)
      isObjectiveCProtocolNext = false
      attributes = Attributes()
    case UInt8(ascii: "}"):
      types.closeBrace()
      _ = objectiveCProtocols.popLast()
      attributes = Attributes()
    case UInt8(ascii: ";"): attributes = Attributes()
    case UInt8(ascii: "@"): readAttribute()
    default: break
    }
  }

  private mutating func readPound(_ token: Token) {
    switch token.word {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: readDirective(token)
    case _ where platform == .linux: break
    case .poundSelector: readSelector(at: index)
    case .poundKeyPath: readKeyPath(at: index)
    default: break
    }
  }

  private mutating func readWord(_ token: Token) {
    switch token.word {
    case .import: readImport()
    case .optional where objectiveCProtocols.last == true && isRequirement:
      leftovers.append(Leftover(.optionalRequirement, line: line(of: token)))
    case .protocol:
      if attributes.isObjectiveC { readObjectiveCProtocol() }
      types.declaration(at: index, in: tokens, source)
      attributes = Attributes()
    case .class, .struct, .enum, .actor, .extension:
      types.declaration(at: index, in: tokens, source)
      attributes = Attributes()
    case .func, .var, .let, .`init`, .subscript: attributes = Attributes()
    case let word? where word.isOfObjectiveC && platform != .linux:
      if index == 0 || !tokens[index - 1].isPunctuation(".") { usesObjectiveC = true }
    default: break
    }
  }

  /// Whether `optional` at the index is a modifier.
  private var isRequirement: Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier else { return false }
    return true
  }

  func line(of token: Token) -> Int { source.line(at: token.range.lowerBound) }

  // MARK: - Attributes

  private mutating func readAttribute() {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier, let word = tokens[index + 1].word else {
      return
    }
    let at = tokens[index].range.lowerBound
    let name = tokens[index + 1].range
    switch word {
    case .preconcurrency: attributes.isPreconcurrency = true
    case .objc, .objcMembers, .ibAction, .ibOutlet, .ibInspectable, .ibDesignable, .ibSegueAction:
      guard platform != .linux else { return }
      attributes.isObjectiveC = attributes.isObjectiveC || word == .objc
      var end = index + 1
      // The name for Objective-C.
      if word == .objc, end + 1 < tokens.count, tokens[end + 1].isPunctuation("("),
        tokens[end + 1].range.lowerBound == name.upperBound, let close = close(of: end + 1)
      {
        end = close
      }
      blank(at..<tokens[end].range.upperBound)
      index = end
    case .uiApplicationMain, .nsApplicationMain:
      guard platform != .linux else { return }
      edits.append(.padded(at..<name.upperBound, "@main"))
      index += 1
    default: break
    }
  }

  /// Replaces a range by spaces; lines stay.
  private mutating func blank(_ range: Range<Int>) {
    let text = source[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(range, String(decoding: text, as: UTF8.self)))
  }

  /// The index of the parenthesis that closes the one at an index.
  func close(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].isPunctuation("(") { depth += 1 }
      if tokens[index].isPunctuation(")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// A protocol that Objective-C knows is one of classes.
  private mutating func readObjectiveCProtocol() {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier else { return }
    isObjectiveCProtocolNext = true
    var follower = index + 2
    if tokens[follower].isPunctuation("{") {
      let place = tokens[index + 1].range.upperBound
      edits.append(Edit(place..<place, ": AnyObject"))
    } else if tokens[follower].isPunctuation(":") {
      let place = tokens[follower].range.upperBound
      while follower < tokens.count, !tokens[follower].isPunctuation("{") {
        let name = tokens[follower]
        if name.kind == .identifier, ["AnyObject", "NSObjectProtocol", "class"].contains(source.text(name.range)) {
          return
        }
        follower += 1
      }
      edits.append(Edit(place..<place, " AnyObject,"))
    }
  }

  // MARK: - Conditions and imports

  private mutating func readDirective(_ token: Token) {
    switch token.word {
    case .poundIf:
      let value = readCondition()
      conditions.append(Branch(isCompiled: value, wasCompiled: value))
    case .poundElseif:
      let value = readCondition()
      guard let last = conditions.popLast() else { return }
      let isCompiled = value && !last.wasCompiled
      conditions.append(Branch(isCompiled: isCompiled, wasCompiled: last.wasCompiled || isCompiled))
    case .poundElse:
      guard let last = conditions.popLast() else { return }
      conditions.append(Branch(isCompiled: !last.wasCompiled, wasCompiled: true))
    default:
      _ = conditions.popLast()
    }
  }

  /// Replaces the leaves of a condition, and returns its value; one that depends on a flag is taken for true.
  private mutating func readCondition() -> Bool {
    var reader = ConditionReader(tokens, from: index + 1, in: source)
    for (leaf, range) in reader.leaves {
      guard let value = leaf.replacement(rules, platform) else { continue }
      edits.append(.padded(range, value ? "true" : "false"))
    }
    index = max(index, reader.end - 1)
    return reader.value(rules, platform) ?? true
  }

  private mutating func readImport() {
    defer { attributes = Attributes() }
    guard conditions.allSatisfy(\.isCompiled), index + 1 < tokens.count,
      let module = ImportedModule(at: index, in: tokens, source, isPreconcurrency: attributes.isPreconcurrency)
    else { return }
    imports.append(module)
  }
}

extension [UInt8] {
  /// The number of the line at an offset; the first is 1.
  func line(at offset: Int) -> Int {
    var line = 1
    withUnsafeBufferPointer { bytes in
      var index = 0
      while index < offset {
        let isReturn = bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")
        if bytes[index] == UInt8(ascii: "\n") || isReturn { line += 1 }
        index += 1
      }
    }
    return line
  }
}
