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
  /// Apple's modules that are imported where they can be, and that count as missing for the rules.
  private(set) var optionalImports: [String] = []
  /// Whether names of `FlowObjectiveC` occur.
  var usesObjectiveC = false
  /// The classes of `FlowFoundation` of which names occur that Foundation has, too, without use.
  private(set) var hiddenClasses: Set<String> = []
  /// Whether the type occurs that SwiftUI has, and packages for older systems, without the name of a module.
  private(set) var usesBindable = false
  /// The modules that others bring along on iOS, of which names occur.
  private(set) var broughtModules: Set<String> = []
  /// The conditions that lead to expected failures.
  let expectedFailures: ExpectedFailureConditions
  /// Whether a condition depends on Combine.
  private(set) var asksForCombine = false
  /// Whether the source declares a name `_selector`.
  let hasOwnSelector: Bool

  private var index = 0
  private var conditions = ConditionBranches()
  /// The attributes before a declaration.
  private var attributes = Attributes()
  /// For each open brace whether it is that of a protocol that was marked `@objc`.
  private var objectiveCProtocols: [Bool] = []
  private var isObjectiveCProtocolNext = false
  /// For each open brace its place, if it is that of a class whose declaration ends with what it inherits.
  private var classBraces: [Int?] = []
  private var isClassNext = false

  private struct Attributes {
    var isObjectiveC = false
    var isPreconcurrency = false
  }

  init(_ source: [UInt8], _ tokens: [Token], _ rules: SourceRules, _ platform: SourcePlatform) {
    self.source = source
    self.tokens = tokens
    self.rules = rules
    self.platform = platform
    expectedFailures = ExpectedFailureConditions(tokens, source)
    hasOwnSelector = tokens.contains { $0.word == .ownSelector }
  }

  mutating func run() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .punctuation: readPunctuation(token)
      case .pound: readPound(token)
      case .identifier where token.word != nil: readWord(token)
      case .identifier: readName(token)
      default: break
      }
      index += 1
    }
    if platform.hasModulesOfIOS {
      if !rules.extensionOverrides.isEmpty { overrideMethodsOfExtensions() }
      if !rules.forwardedOverrides.isEmpty { forwardOverridesOfExtensions() }
      edits += OverridesOfUIKit(tokens, source).edits
      edits += OptionalCalls(tokens, source).edits
      edits += ListsOfResources(tokens, source).edits
      if importsUIKit { edits += InterfaceMembers(tokens, source, isOnMainActor: rules.isOnMainActor).edits }
      edits += UnwrappedSymbols(tokens, source).edits
      addPolicyMethods()
      if imports.contains(where: { $0.name == "XCTest" }) {
        edits += OverridesOfTests(tokens, source, isDefault: rules.isOnMainActor).edits
      }
      if rules.isOnMainActor { edits += SubclassesOfObjectiveC(tokens, source).edits }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func addPolicyMethods() {
    let added = PolicyMethods(tokens, source, selector: selectorFunction).edits
    if !added.isEmpty { usesObjectiveC = true }
    edits += added
  }

  /// The function that makes a selector of a method.
  var selectorFunction: String { hasOwnSelector ? "\(platform.objectiveC)._selector" : "_selector" }

  /// Whether the prepared file has the names of UIKit.
  private var importsUIKit: Bool {
    imports.contains { $0.name == "UIKit" }
      || rules.isUIKitImplied && imports.contains { SourceRules.modulesWithUIKit.contains($0.name) }
  }

  private mutating func readPunctuation(_ token: Token) {
    switch token.byte {
    case UInt8(ascii: "{"):
      types.openBrace()
      classBraces.append(isClassNext ? token.range.lowerBound : nil)
      isClassNext = false
      objectiveCProtocols.append(isObjectiveCProtocolNext)
      isObjectiveCProtocolNext = false
      attributes = Attributes()
    case UInt8(ascii: "}"):
      types.closeBrace()
      _ = objectiveCProtocols.popLast()
      _ = classBraces.popLast()
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
      isClassNext = token.word == .class
      types.declaration(at: index, in: tokens, source)
      attributes = Attributes()
    case .func where platform.hasModulesOfIOS: readFunction()
    case .override where platform.hasModulesOfIOS: readOverride(token, at: index)
    // An expression is a part of a comparison.
    case .nsExpression, .nsComparisonPredicate: hiddenClasses.formUnion(["NSExpression", "NSComparisonPredicate"])
    case .personNameComponentsFormatter: hiddenClasses.insert("PersonNameComponentsFormatter")
    case .bindable: usesBindable = usesBindable || index == 0 || !tokens[index - 1].isPunctuation(".")
    case .addObserver where platform.hasModulesOfIOS: readObserver()
    case .waitsForConnectivity where platform.hasModulesOfIOS: readConnectivity(token)
    case .removePersistentDomain where platform.hasModulesOfIOS: readDomain(token)
    case .enumerateMatches where platform.hasModulesOfIOS: readMatches(token)
    case .where: isClassNext = false
    case .super where platform.hasModulesOfIOS: readSuper(token)
    case .func, .var, .let, .`init`, .subscript: attributes = Attributes()
    case let word? where word.isOfObjectiveC && platform != .linux:
      if index == 0 || !tokens[index - 1].isPunctuation(".") { usesObjectiveC = true }
    default: break
    }
  }

  private mutating func readName(_ token: Token) {
    guard let candidates = Self.prefixes[source[token.range.lowerBound]] else { return }
    let name = source[token.range]
    for (word, module) in Self.words where name.elementsEqual(word) { broughtModules.insert(module) }
    for (prefix, module) in candidates where name.count > prefix.count + 1 {
      let next = name.startIndex + prefix.count
      // An upper-case letter follows, and a lower-case one, so that `UNable` and `UNIX` do not count for `UN`.
      guard name[next].isUpperCaseLetter, !name[next + 1].isUpperCaseLetter, name.starts(with: prefix) else { continue }
      broughtModules.insert(module)
    }
  }

  /// The prefixes of names of modules that others bring along, by their first byte.
  private static let prefixes: [UInt8: [(prefix: [UInt8], module: String)]] = {
    let all = SourceRules.broughtModules.flatMap { module in
      (module.prefixes + module.words.sorted()).map { (Array($0.utf8), module.name) }
    }
    return Dictionary(grouping: all) { $0.0[0] }
  }()

  /// Other words that show such a module.
  private static let words = SourceRules.broughtModules.flatMap { module in
    module.words.sorted().map { (Array($0.utf8), module.name) }
  }

  /// The method that an object has for changes of others overrides none here: it is one of a protocol.
  private mutating func readFunction() {
    attributes = Attributes()
    isClassNext = false
    guard isObserveValue(at: index + 1), let brace = classBraces.last ?? nil else { return }
    var before = index - 1
    while before >= 0, tokens[before].kind == .identifier, tokens[before].word != .override { before -= 1 }
    guard before >= 0, tokens[before].word == .override else { return }
    blank(tokens[before].range)
    edits.append(Edit(brace..<brace, ", FlowFoundation.KeyValueObserver "))
  }

  /// Names the main queue for observers in `addObserver(forName: …, queue: .main)`.
  private mutating func readObserver() {
    guard index + 2 < tokens.count, tokens[index + 1].isPunctuation("("), let end = close(of: index + 1),
      source.text(tokens[index + 2].range) == "forName"
    else { return }
    var place = index + 2
    while place + 3 < end, tokens[place].range.count != 5 || source.text(tokens[place].range) != "queue" { place += 1 }
    guard place + 3 < end, tokens[place + 1].isPunctuation(":") else { return }
    place += 2
    if source.text(tokens[place].range) == "OperationQueue" { place += 1 }
    guard place + 1 < end, tokens[place].isPunctuation("."), source.text(tokens[place + 1].range) == "main",
      !tokens[place + 2].isPunctuation(".")
    else { return }
    edits.append(Edit(tokens[place + 1].range, "_mainForObservers"))
  }

  /// A property that only can be read here, in `configuration.waitsForConnectivity = true`.
  private mutating func readConnectivity(_ token: Token) {
    guard index > 0, tokens[index - 1].isPunctuation("."), index + 1 < tokens.count,
      tokens[index + 1].kind == .operator, source.text(tokens[index + 1].range) == "="
    else { return }
    edits.append(Edit(token.range, "_waitsForConnectivity"))
  }

  /// A method that has no effect here on values that were not yet written, in `defaults.removePersistentDomain(`.
  private mutating func readDomain(_ token: Token) {
    guard index > 0, tokens[index - 1].isPunctuation("."), index + 1 < tokens.count,
      tokens[index + 1].isPunctuation("(")
    else { return }
    edits.append(Edit(token.range, "_removePersistentDomain"))
  }

  /// A method whose closure escapes here, so that it would need `self.`, in `expression.enumerateMatches(in: `.
  private mutating func readMatches(_ token: Token) {
    guard index > 0, tokens[index - 1].isPunctuation("."), index + 2 < tokens.count,
      tokens[index + 1].isPunctuation("("), source.text(tokens[index + 2].range) == "in"
    else { return }
    edits.append(Edit(token.range, "_enumerateMatches"))
  }

  /// There is no method of the superclass either: its arguments are evaluated.
  private mutating func readSuper(_ token: Token) {
    guard index + 2 < tokens.count, tokens[index + 1].isPunctuation("."), isObserveValue(at: index + 2) else { return }
    edits.append(.padded(token.range.lowerBound..<tokens[index + 2].range.upperBound, "_ = "))
  }

  private func isObserveValue(at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].word == .observeValue && tokens[index + 1].isPunctuation("(")
      && source.text(tokens[index + 2].range) == "forKeyPath"
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
    case .nsManaged:
      guard platform.hasModulesOfIOS else { return }
      index = readManaged(at: index)
    case .uiApplicationMain, .nsApplicationMain:
      guard platform != .linux else { return }
      edits.append(.padded(at..<name.upperBound, "@main"))
      index += 1
    default: break
    }
  }

  /// Replaces a range by spaces; lines stay.
  mutating func blank(_ range: Range<Int>) { edits.append(.blank(range, in: source)) }

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
    let hasCondition = token.word == .poundIf || token.word == .poundElseif
    conditions.read(token.word, hasCondition ? readCondition() : nil)
  }

  /// Replaces the leaves of a condition, and returns its value; one that depends on a flag is taken for true.
  private mutating func readCondition() -> Bool? {
    var reader = ConditionReader(tokens, from: index + 1, in: source)
    if let value = expectedFailures.values[index], index + 1 < reader.end {
      let condition = tokens[index + 1].range.lowerBound..<tokens[reader.end - 1].range.upperBound
      edits.append(.padded(condition, value ? "true" : "false"))
      index = max(index, reader.end - 1)
      return value
    }
    for (leaf, range) in reader.leaves {
      if leaf.kind == .canImport, leaf.name == "Combine" { asksForCombine = true }
      guard let value = leaf.replacement(rules, platform) else { continue }
      edits.append(.padded(range, value ? "true" : "false"))
    }
    index = max(index, reader.end - 1)
    return reader.value(rules, platform)
  }

  private mutating func readImport() {
    defer { attributes = Attributes() }
    guard index + 1 < tokens.count,
      var module = ImportedModule(at: index, in: tokens, source, isPreconcurrency: attributes.isPreconcurrency)
    else { return }
    module.isCertain = conditions.areCertain
    if conditions.areCompiled {
      let imported = module.name
      let whole = SourceRules.whole(of: imported)
      if platform.hasModulesOfIOS, rules.modules.contains(whole) { module.name = whole }
      let name = platform.name(of: module.name)
      if name != imported, let place = module.place { edits.append(.padded(place, name)) }
      imports.append(module)
    } else if SourceRules.aliases[module.name] != nil, !rules.modules.contains(module.name),
      !optionalImports.contains(module.name)
    {
      optionalImports.append(module.name)
    }
  }
}

extension UInt8 {
  fileprivate var isUpperCaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension [UInt8] {
  /// The number of bytes before an offset on its line.
  func column(at offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1] != UInt8(ascii: "\n"), self[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return offset - start
  }

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
