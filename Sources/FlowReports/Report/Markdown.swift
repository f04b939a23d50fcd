import Foundation

/// Escapes a text without line breaks for Markdown: no markup, and on GitHub no links and no mentions of people, teams
/// and issues.
///
/// GitHub makes links and mentions after it has read the markup, so that backslashes and entities do not prevent them;
/// an empty comment within does.
package func escapedMarkdown(_ text: some StringProtocol) -> String {
  let text = String(text)
  let isPlain = text.utf8.allSatisfy {
    $0 == 0x20 || $0 == 0x2D || ($0 > 0x40 && $0 < 0x5B) || ($0 > 0x60 && $0 < 0x7B)
  }
  // Letters alone are markup nowhere, except after a number sign and with a period.
  if isPlain && !text.contains("GH-") { return withoutBlock(text) }
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

/// Keeps the beginning of a line from being that of a heading or a list.
private func withoutBlock(_ text: String) -> String {
  let text = text.drop(while: \.isWhitespace)
  if let first = text.first, "#+-=".contains(first) { return "\\" + text }
  if let number = text.prefixMatch(of: /\d+(?=[.)])/) {
    return number.output + "\\" + text[number.range.upperBound...]
  }
  return String(text)
}
