/// The tables of the outlets and actions that storyboards and nibs set by their names.
///
/// Objective-C finds them itself. Here a type behind the members of each class or extension has their names, which
/// `FlowUIKit` finds in the conformance records of the program (Docs/Decisions/0048).
struct InterfaceMembers {
  private(set) var edits: [Edit] = []

  private let tokens: [Token]
  private let source: [UInt8]

  /// The body of a class or an extension.
  private struct Body {
    /// The name by which code in the body refers to the class.
    let name: String
    /// How many conditions are around the body.
    let depth: Int
    /// Whether the class is the delegate of the app, whose window UIKit sets.
    let isDelegate: Bool
    var members: [(name: String, text: String)] = []
  }

  /// - Parameter isOnMainActor: Whether types are on the main actor by default.
  init(_ tokens: [Token], _ source: [UInt8], isOnMainActor: Bool) {
    self.tokens = tokens
    self.source = source
    guard tokens.contains(where: { Self.attributes.contains($0.word) || $0.word == .applicationDelegate }) else {
      return
    }
    // For each open brace the body that it begins.
    var braces: [Body?] = []
    var next: Body?
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.word {
      case .class, .extension: next = body(at: index, depth) ?? next
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .var:
        guard text(index + 1) == "window", text(index - 1) != "static", let body = braces.last ?? nil, body.isDelegate,
          body.depth == depth, let member = property(at: index, of: body.name)
        else { continue }
        braces[braces.count - 1]?.members.append(member)
      case let word where Self.attributes.contains(word) && index > 0 && tokens[index - 1].isPunctuation("@"):
        guard let body = braces.last ?? nil, body.depth == depth, let member = member(at: index, of: body.name) else {
          continue
        }
        braces[braces.count - 1]?.members.append(member)
      default: break
      }
      if token.isPunctuation("{") {
        braces.append(next)
        next = nil
      } else if token.isPunctuation("}"), let body = braces.popLast() ?? nil, let first = body.members.first {
        let place = token.range.lowerBound
        let table =
          (token.isFirstOnLine ? "" : "; ") + (isOnMainActor ? "nonisolated " : "")
          + "private enum _Interface_\(first.name): _InterfaceTable "
          + "{ @MainActor static var _members: [_InterfaceMember] { [\(body.members.map(\.text).joined(separator: ", "))] } } "
        edits.append(Edit(place..<place, table))
      }
    }
  }

  private static let attributes: Set<Word?> = [.ibAction, .ibOutlet, .ibInspectable, .ibSegueAction]

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].range) : "" }

  /// The body that a class or an extension begins; `nil` for a generic class, which no storyboard can name, and for what
  /// only looks like a declaration.
  private func body(at keyword: Int, _ depth: Int) -> Body? {
    guard keyword + 2 < tokens.count, tokens[keyword + 1].kind == .identifier,
      ![.func, .var, .let, .subscript].contains(tokens[keyword + 1].word),
      keyword == 0 || !tokens[keyword - 1].isPunctuation(".") && !tokens[keyword - 1].isPunctuation(":")
    else { return nil }
    var index = keyword + 2
    var name = text(keyword + 1)
    while index + 1 < tokens.count, tokens[index].isPunctuation(".") {
      name += "." + text(index + 1)
      index += 2
    }
    guard index < tokens.count, tokens[index].kind != .operator else { return nil }
    var isDelegate = false
    while index < tokens.count, !tokens[index].isPunctuation("{") {
      if tokens[index].word == .applicationDelegate { isDelegate = tokens[keyword].word == .class }
      if tokens[index].word == .where { return nil }
      index += 1
    }
    return Body(name: name, depth: depth, isDelegate: isDelegate)
  }

  /// The member behind an attribute.
  private func member(at attribute: Int, of type: String) -> (name: String, text: String)? {
    var index = attribute + 1
    while index < tokens.count, tokens[index].word != .var, tokens[index].word != .func {
      guard
        tokens[index].kind == .identifier || tokens[index].isPunctuation("@") || tokens[index].isPunctuation("(")
          || tokens[index].isPunctuation(")"), tokens[index].word != .class, text(index) != "static"
      else { return nil }
      index += 1
    }
    guard index + 1 < tokens.count else { return nil }
    return tokens[index].word == .var ? property(at: index, of: type) : method(at: index, of: type)
  }

  /// The property that `var` at an index declares; `nil` if it cannot be set.
  private func property(at keyword: Int, of type: String) -> (name: String, text: String)? {
    guard keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier, isWritable(at: keyword + 1) else {
      return nil
    }
    let name = text(keyword + 1)
    let plain = name.filter { $0 != "`" }
    return (plain, ".property(\"\(plain)\", \\\(type).\(name))")
  }

  /// Whether a property with its name at an index is stored, or has a setter.
  private func isWritable(at name: Int) -> Bool {
    var index = name + 1
    while index < tokens.count, !tokens[index].isPunctuation("}"), !tokens[index].isPunctuation(";") {
      let token = tokens[index]
      if token.kind == .operator, text(index) == "=" { return true }
      if token.isPunctuation("{") {
        guard let end = MemberDeclaration.closing(index, in: tokens) else { return false }
        let setters: Set<String> = ["set", "didSet", "willSet", "_modify"]
        return tokens[index..<end].contains { $0.kind == .identifier && setters.contains(source.text($0.range)) }
      }
      if token.isFirstOnLine, !token.isPunctuation(":"), !token.isPunctuation(".") { return true }
      index += 1
    }
    return true
  }

  /// The method that `func` at an index declares, by the name that Objective-C has for it.
  private func method(at keyword: Int, of type: String) -> (name: String, text: String)? {
    guard let method = ObjectiveCMethod(at: keyword, in: tokens, source), !method.isAsynchronous else { return nil }
    let overload = method.labels.isEmpty ? ", as: (() -> Void).self" : ""
    return (
      method.name, ".action(_selector(\(type).\(method.reference)\(overload), \"\(method.selector)\"))"
    )
  }
}
