/// Methods that set up and tear down the tests of a class of the main actor.
///
/// A method of Objective-C that says nothing of isolation may be overridden on the main actor, and so may those of Apple's
/// XCTest. Here these methods run on the main thread without being isolated to it, so their bodies assume it.
struct OverridesOfTests {
  private static let names: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  /// The initializer that a class would inherit, and that would be one of the main actor.
  private static let initializer =
    " nonisolated required init(name: String, testClosure: @escaping XCTestCaseClosure) "
    + "{ super.init(name: name, testClosure: testClosure) }"

  private(set) var edits: [Edit] = []

  /// - Parameter isDefault: Whether what says nothing else is isolated to the main actor.
  init(_ tokens: [Token], _ source: [UInt8], isDefault: Bool) {
    // For each open brace whether it is that of a class of the main actor.
    var braces: [Bool] = []
    var isMainActorNext = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isPunctuation("{") {
        braces.append(isMainActorNext)
        isMainActorNext = false
      } else if token.isPunctuation("}") {
        _ = braces.popLast()
      } else if let header = ClassHeader(at: index, in: tokens, source) {
        let isOwn = Self.mainActor(before: index, in: tokens, source) != nil
        isMainActorNext = isOwn || (isDefault && !header.isNonisolated)
        if isDefault, isMainActorNext, header.superclass.hasSuffix("TestCase") || header.superclass.hasSuffix("Tests") {
          let place = tokens[header.brace].range.upperBound
          edits.append(Edit(place..<place, Self.initializer))
        }
      } else if token.word == .override, let member = MemberDeclaration(at: index, in: tokens, source) {
        assumeMainActor(in: member, isInherited: braces.last == true, isDefault, tokens, source)
        index = member.tokens.upperBound
      }
      index += 1
    }
  }

  private mutating func assumeMainActor(
    in member: MemberDeclaration, isInherited: Bool, _ isDefault: Bool, _ tokens: [Token], _ source: [UInt8]
  ) {
    guard tokens[member.keyword].word == .func, Self.names.contains(source.text(tokens[member.keyword + 1].range))
    else { return }
    let attribute = Self.mainActor(before: member.keyword, in: tokens, source)
    let words = tokens[member.tokens.lowerBound..<member.brace].filter { $0.kind == .identifier }
      .map { source.text($0.range) }
    guard isInherited || attribute != nil, !words.contains("async"), !words.contains("nonisolated") else { return }
    if let attribute { edits.append(.blank(attribute, in: source)) }
    if isDefault {
      let place = tokens[member.keyword].range.lowerBound
      edits.append(Edit(place..<place, "nonisolated "))
    }
    let start = tokens[member.brace].range.upperBound
    let end = tokens[member.tokens.upperBound].range.lowerBound
    let head =
      words.contains("throws") ? "try MainActor.assumeIsolated { () throws" : "MainActor.assumeIsolated { ()"
    edits.append(Edit(start..<start, " \(head) -> Void in"))
    edits.append(Edit(end..<end, "} "))
  }

  /// The bytes of the `@MainActor` among the attributes and modifiers before a keyword; `nil` if there is none.
  private static func mainActor(before keyword: Int, in tokens: [Token], _ source: [UInt8]) -> Range<Int>? {
    for index in MemberDeclaration.start(of: keyword, in: tokens, source)..<keyword
    where tokens[index].isPunctuation("@") && source.text(tokens[index + 1].range) == "MainActor" {
      return tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    }
    return nil
  }
}
