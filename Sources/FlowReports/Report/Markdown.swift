import FlowIssueReporting
import Foundation

/// Escapes a text without line breaks for Markdown: no markup, and on GitHub no links and no mentions of people, teams
/// and issues.
///
/// GitHub makes links and mentions after it has read the markup, so that backslashes and entities do not prevent them;
/// an empty comment within does.
package func escapedMarkdown(_ text: some StringProtocol) -> String {
  let text = String(text)
  // Letters alone are a link after a number sign or with a period, and digits after `GH-`.
  if special.isAbsent(from: text), !contains("GH-", text), !contains("www.", text) { return withoutBlock(text) }
  var escaped = ""
  for character in escapedHTML(text) {
    switch character {
    case "\\", "`", "*", "_", "[", "]", "~", "|", "!": escaped += "\\\(character)"
    case "@": escaped += "@<!-- -->"
    default: escaped.append(character)
    }
  }
  for (link, broken) in [("://", ":<!-- -->//"), ("www.", "www<!-- -->.")] where escaped.contains(link) {
    escaped = escaped.replacing(link, with: broken)
  }
  // A number sign that is not that of an entity such as &#39;, and commits and issues of other repositories.
  return withoutBlock(escaped.replacing(/(?<sign>(^|[^&])#|\bGH-)(?=\d)/) { "\($0.output.sign)<!-- -->" })
}

/// Escapes a text for an attribute of an HTML element in a table cell.
package func escapedMarkdownAttribute(_ text: String) -> String {
  escapedHTML(text).replacingOccurrences(of: "|", with: "&#124;")
}

/// The bytes that may be markup, or part of a link, or of a character that HTML does not allow: all other than letters,
/// digits, spaces, commas, hyphens, periods and parentheses.
private let special = ByteSet(allBut: " ,-.()")

private func contains(_ part: String, _ text: String) -> Bool {
  text.withCString { text in part.withCString { strstr(text, $0) != nil } }
}

/// The bytes that a line which is markup begins with, or white space, which is dropped.
private let blocks = ByteSet((0x01..<0x41).map { $0 } + (0x80...0xFF).map { $0 })

/// Keeps the beginning of a line from being that of a heading or a list.
private func withoutBlock(_ text: String) -> String {
  if text.withCString({ blocks.distance(from: $0) > 0 }) { return text }
  let text = text.drop(while: \.isWhitespace)
  if let first = text.first, "#+-=".contains(first) { return "\\" + text }
  if let number = text.prefixMatch(of: /\d+(?=[.)])/) {
    return number.output + "\\" + text[number.range.upperBound...]
  }
  return String(text)
}
