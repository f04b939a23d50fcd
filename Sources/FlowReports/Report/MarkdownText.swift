import Foundation

/// A line of text, escaped for Markdown as GitHub and GitLab show it: it has no links, images, mentions, references to
/// issues, emphasis or code, and starts no list, heading or table cell.
struct MarkdownText {
  private let line: String

  init(_ line: some StringProtocol) { self.line = String(line) }

  var escaped: String {
    // An invisible space keeps a sign from addressing somebody or something.
    let spaced = line.replacing(/[@#](?=[A-Za-z0-9])/) { $0.output + "\u{200B}" }
    var text = ""
    for scalar in escapedHTML(spaced).unicodeScalars {
      if "\\`*_[]~|".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    // Addresses become links unless their punctuation is written as an entity.
    text = text.replacingOccurrences(of: "://", with: "&#58;//")
    text = text.replacing(/(?i)\bwww\./) { $0.output.dropLast() + "&#46;" }
    return Self.withoutBlock(text)
  }

  /// The text for an attribute of an HTML element in a table cell.
  var escapedInAttribute: String { escapedHTML(line).replacingOccurrences(of: "|", with: "&#124;") }

  /// Keeps the beginning of a line from being that of a heading or a list.
  private static func withoutBlock(_ text: String) -> String {
    let text = text.drop(while: \.isWhitespace)
    if let first = text.first, "#+-=".contains(first) { return "\\" + text }
    if let number = text.prefixMatch(of: /\d+(?=[.)])/) {
      return number.output + "\\" + text[number.range.upperBound...]
    }
    return String(text)
  }
}
