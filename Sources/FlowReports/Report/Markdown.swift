/// Escapes a text without line breaks for Markdown: no markup, and on GitHub no links and no mentions of people, teams
/// and issues.
///
/// GitHub makes links and mentions after it has read the markup, so that backslashes and entities do not prevent them;
/// an empty comment within does.
package func escapedMarkdown(_ text: some StringProtocol) -> String {
  var escaped = ""
  for character in escapedHTML(String(text)) {
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
