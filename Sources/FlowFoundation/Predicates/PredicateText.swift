import Foundation

/// What predicates say about texts, in memory and in statements of a store.
package enum PredicateText {
  private static func folded(_ text: String, _ options: PredicateTextOptions) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    if folding.isEmpty || options.contains(.normalized) { return text }
    return text.folding(options: folding, locale: nil)
  }

  /// Whether the texts have the same bytes, after what the options ignore is gone.
  package static func isEqual(_ left: String, _ right: String, _ options: PredicateTextOptions) -> Bool {
    folded(left, options).utf8.elementsEqual(folded(right, options).utf8)
  }

  /// The order of two texts.
  package static func compare(_ left: String, _ right: String, _ options: PredicateTextOptions) -> ComparisonResult {
    let (left, right) = (folded(left, options), folded(right, options))
    if left.utf8.elementsEqual(right.utf8) { return .orderedSame }
    if options.contains(.localeSensitive) { return left.localizedStandardCompare(right) }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  package static func contains(_ whole: String, _ part: String, _ options: PredicateTextOptions) -> Bool {
    let (whole, part) = (folded(whole, options), folded(part, options))
    return part.isEmpty ? false : whole.contains(part)
  }

  package static func begins(_ whole: String, with part: String, _ options: PredicateTextOptions) -> Bool {
    folded(whole, options).hasPrefix(folded(part, options))
  }

  package static func ends(_ whole: String, with part: String, _ options: PredicateTextOptions) -> Bool {
    folded(whole, options).hasSuffix(folded(part, options))
  }

  /// Whether a text is like a pattern: `?` is any character, `*` any number of characters.
  package static func isLike(_ text: String, _ pattern: String, _ options: PredicateTextOptions) -> Bool {
    var expression = ""
    var isEscaped = false
    for character in folded(pattern, options) {
      switch character {
      case _ where isEscaped:
        expression += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": expression += ".*"
      case "?": expression += "."
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return matches(folded(text, options), expression, []) ?? false
  }

  /// Whether a text as a whole is matched by a regular expression; `nil` if there is no such expression.
  ///
  /// The expression itself is not folded: `\S` means something other than `\s`.
  package static func matches(_ text: String, _ pattern: String, _ options: PredicateTextOptions) -> Bool? {
    let key = Pattern(text: pattern, ignoresCase: options.contains(.caseInsensitive))
    guard let expression = expressions[key] else { return nil }
    let text = folded(text, options.intersection(.diacriticInsensitive))
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private struct Pattern: Hashable {
    let text: String
    let ignoresCase: Bool
  }

  private static let expressions = ReadOnce<Pattern, NSRegularExpression?>(limit: 64) { pattern in
    let options: NSRegularExpression.Options =
      pattern.ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
    return try? NSRegularExpression(pattern: "\\A(?:\(pattern.text))\\z", options: options)
  }
}
