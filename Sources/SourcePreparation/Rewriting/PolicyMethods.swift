/// The methods of migration policies that mapping models call by their names.
///
/// Objective-C finds them itself. Here a class with a superclass `NSEntityMigrationPolicy` overrides the list of its
/// methods, behind its members (Docs/Decisions/0031).
struct PolicyMethods {
  private(set) var edits: [Edit] = []

  /// - Parameter selector: The name of the function that makes a selector of a method.
  init(_ tokens: [Token], _ source: [UInt8], selector: String) {
    for index in tokens.indices where tokens[index].word == .class {
      guard let header = ClassHeader(at: index, in: tokens, source), header.superclass == "NSEntityMigrationPolicy",
        let end = MemberDeclaration.closing(header.brace, in: tokens)
      else { continue }
      let methods = Self.methods(from: header.brace, to: end, in: tokens, source)
      if methods.isEmpty { continue }
      let type = source.text(tokens[index + 1].range)
      let list = methods.map { "\(selector)(\(type).\($0.reference), \"\($0.selector)\")" }
      let start = MemberDeclaration.start(of: index, in: tokens, source)
      let isPublic = tokens[start..<index].contains { ["open", "public"].contains(source.text($0.range)) }
      let place = tokens[end].range.lowerBound
      edits.append(
        Edit(
          place..<place,
          (tokens[end].isFirstOnLine ? "" : "; ") + (isPublic ? "public " : "")
            + "override class var _methods: [Selector] { [\(list.joined(separator: ", "))] } "))
    }
  }

  /// The methods in the body of a class that are marked `@objc`, take arguments and do not throw.
  private static func methods(
    from open: Int, to end: Int, in tokens: [Token], _ source: [UInt8]
  ) -> [(reference: String, selector: String)] {
    var methods: [(reference: String, selector: String)] = []
    var depth = 0
    for index in open..<end {
      if tokens[index].isPunctuation("{") { depth += 1 }
      if tokens[index].isPunctuation("}") { depth -= 1 }
      guard depth == 1, tokens[index].word == .func, let method = ObjectiveCMethod(at: index, in: tokens, source),
        !method.labels.isEmpty, !method.isAsynchronous, !method.canThrow
      else { continue }
      let head = MemberDeclaration.start(of: index, in: tokens, source)..<index
      guard let mark = head.first(where: { tokens[$0].word == .objc }),
        !head.contains(where: { ["class", "static"].contains(source.text(tokens[$0].range)) })
      else { continue }
      methods.append((method.reference, explicitName(behind: mark, in: tokens, source) ?? method.selector))
    }
    return methods
  }

  /// The name in `@objc(titleForTitle:)`.
  private static func explicitName(behind mark: Int, in tokens: [Token], _ source: [UInt8]) -> String? {
    guard tokens[mark + 1].isPunctuation("("), tokens[mark].range.upperBound == tokens[mark + 1].range.lowerBound,
      let close = tokens[mark...].firstIndex(where: { $0.isPunctuation(")") })
    else { return nil }
    return source.text(tokens[mark + 1].range.upperBound..<tokens[close].range.lowerBound)
  }
}
