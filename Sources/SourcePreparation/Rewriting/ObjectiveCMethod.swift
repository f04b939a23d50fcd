/// A method of a class, with the name that Objective-C has for it.
struct ObjectiveCMethod {
  /// The name without labels and backticks.
  let name: String
  /// The labels of the arguments; `_` for none.
  let labels: [String]
  /// The name as Swift refers to it: `tap(_:)`, or `tap` without arguments.
  let reference: String
  /// Whether `async` or `throws` is behind the arguments.
  let isAsynchronous: Bool
  let canThrow: Bool

  /// The method that `func` at an index declares; `nil` if there is none.
  init?(at keyword: Int, in tokens: [Token], _ source: [UInt8]) {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].range) : "" }
    guard keyword + 2 < tokens.count, tokens[keyword + 1].kind == .identifier, tokens[keyword + 2].isPunctuation("(")
    else { return nil }
    var labels: [String] = []
    var depth = 0
    var index = keyword + 2
    while index < tokens.count {
      if tokens[index].isPunctuation("(") || tokens[index].isPunctuation("[") { depth += 1 }
      if tokens[index].isPunctuation(")") || tokens[index].isPunctuation("]") { depth -= 1 }
      if depth == 0 { break }
      let begins = depth == 1 && (index == keyword + 3 || tokens[index - 1].isPunctuation(","))
      if begins, tokens[index].kind == .identifier { labels.append(text(index)) }
      index += 1
    }
    let name = text(keyword + 1)
    self.name = name.filter { $0 != "`" }
    self.labels = labels
    reference = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    isAsynchronous = text(index + 1) == "async"
    canThrow = [text(index + 1), text(index + 2)].contains { $0 == "throws" || $0 == "rethrows" }
  }

  /// The name for Objective-C: `tap:`, `tapWithSender:`, `tap:forEvent:`.
  var selector: String {
    var pieces = labels.map { $0 == "_" ? ":" : $0 + ":" }
    if let first = labels.first, first != "_" {
      let capitalized = first.prefix(1).uppercased() + first.dropFirst() + ":"
      let hasPreposition = Self.prepositions.contains {
        first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase ?? true
      }
      pieces[0] = (hasPreposition ? "" : "With") + capitalized
    }
    return name + pieces.joined()
  }

  /// Words before which Objective-C's names have no `With`.
  private static let prepositions = ["after", "at", "by", "for", "from", "in", "of", "on", "to", "using", "with"]
}
