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
  if isPlain && !text.contains("GH-") { return text }
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
  return escaped.replacing(/(?<sign>(^|[^&])#|\bGH-)(?=\d)/) { "\($0.output.sign)<!-- -->" }
}
