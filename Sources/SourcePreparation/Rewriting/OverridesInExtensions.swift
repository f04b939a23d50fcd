/// The members of a file's extensions that override ones of a superclass, as methods of Objective-C can.
///
/// Without Objective-C, only the declaration of a class can override. If the class is in the same file, such a member
/// moves to the end of its declaration, with a directive that names the lines where it was. What is in a condition that
/// is not around the class stays.
struct OverridesInExtensions {
  /// A member, and the index of the brace that closes its class.
  struct Move {
    let member: MemberDeclaration
    let end: Int
  }

  private(set) var moves: [Move] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    guard tokens.contains(where: { $0.word == .override }), tokens.contains(where: { $0.word == .extension }) else {
      return
    }
    var classes: [String: (end: Int, condition: [Int])] = [:]
    var extensions: [(name: String, body: ClosedRange<Int>)] = []
    let conditions = ConditionPaths(tokens)
    var index = 0
    while index < tokens.count {
      let word = tokens[index].word
      // Behind the body of a type: only those at the top of the file matter.
      if word == .class || word == .extension || word == .struct || word == .enum || word == .protocol
        || word == .actor,
        let (name, open) = Self.header(index, in: tokens, source), let end = MemberDeclaration.closing(open, in: tokens)
      {
        if let name, word == .class { classes[name] = (end, conditions.path(at: end)) }
        if let name, word == .extension { extensions.append((name, open...end)) }
        index = end
      }
      index += 1
    }
    for (name, body) in extensions {
      guard let known = classes[name] else { continue }
      index = body.lowerBound + 1
      while index < body.upperBound {
        if tokens[index].isPunctuation("{") {
          index = MemberDeclaration.closing(index, in: tokens) ?? index
        } else if tokens[index].word == .override, let member = MemberDeclaration(at: index, in: tokens, source) {
          let path = conditions.path(at: index)
          if path == known.condition, path == conditions.path(at: member.tokens.upperBound) {
            moves.append(Move(member: member, end: known.end))
          }
          index = member.tokens.upperBound
        }
        index += 1
      }
    }
  }

  /// The name of a type and the index of the brace of its body; no name if it is one of a part, or with conditions.
  private static func header(_ keyword: Int, in tokens: [Token], _ source: [UInt8]) -> (name: String?, open: Int)? {
    guard keyword + 2 < tokens.count, tokens[keyword + 1].kind == .identifier,
      keyword == 0 || !tokens[keyword - 1].isPunctuation(".")
    else { return nil }
    var name: String? = source.text(tokens[keyword + 1].range)
    if tokens[keyword + 2].isPunctuation(".") { name = nil }
    var open = keyword + 2
    while open < tokens.count, !tokens[open].isPunctuation("{") {
      if tokens[open].word == .where { name = nil }
      open += 1
    }
    return open < tokens.count ? (name, open) : nil
  }

  /// The edits of a file with the members at their new places.
  ///
  /// - Parameters:
  ///   - edits: The file's edits, in order.
  ///   - path: The path that messages name; without one there are no directives.
  func applied(to edits: [Edit], _ tokens: [Token], _ source: [UInt8], path: String?) -> [Edit] {
    guard !moves.isEmpty else { return edits }
    var result = edits
    for (end, moves) in Dictionary(grouping: moves, by: \.end) {
      var text = "\n"
      for move in moves {
        let range =
          tokens[move.member.tokens.lowerBound].range
          .lowerBound..<tokens[move.member.tokens.upperBound].range.upperBound
        let own = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        if let path { text += SourceLocation.directive(path, line: source.line(at: range.lowerBound)) + "\n" }
        text += String(repeating: " ", count: source.column(at: range.lowerBound))
        text += String(decoding: Edit.apply(own, to: source, in: range), as: UTF8.self) + "\n"
        result.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        result.append(.blank(range, in: source))
      }
      let brace = tokens[end].range.lowerBound
      if let path { text += SourceLocation.directive(path, line: source.line(at: brace)) + "\n" }
      text += String(repeating: " ", count: source.column(at: brace))
      result.append(Edit(brace..<brace, text))
    }
    return result.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
  }
}

/// The conditions around each token.
struct ConditionPaths {
  /// For each directive, the index of its token and the branches around what follows.
  private var paths: [(index: Int, path: [Int])] = []

  init(_ tokens: [Token]) {
    var path: [Int] = []
    for index in tokens.indices {
      switch tokens[index].word {
      case .poundIf: path.append(index)
      case .poundElse, .poundElseif: if !path.isEmpty { path[path.count - 1] = index }
      case .poundEndif: _ = path.popLast()
      default: continue
      }
      paths.append((index, path))
    }
  }

  /// The branches around a token, from the outermost.
  func path(at index: Int) -> [Int] { paths.last { $0.index <= index }?.path ?? [] }
}
