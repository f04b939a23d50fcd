import CFlowSupport
import Foundation

/// Splits a Markdown text into spans, node by node.
struct MarkdownWalk {
  private(set) var spans: [Markdown.Span] = []

  /// The number of open nodes of each kind of markup at the current position.
  private var intents: [InlinePresentationIntent: Int] = [:]

  /// The addresses of the links that contain the current position.
  private var links: [String] = []

  /// Forwards a node to the walk in the context.
  static let handler: flow_markdown_handler = { type, isEnter, literal, url, context in
    guard let type, let walk = context?.assumingMemoryBound(to: MarkdownWalk.self) else { return }
    walk.pointee.visit(
      String(cString: type), isEnter: isEnter, literal: literal.map { String(cString: $0) } ?? "",
      url: url.map { String(cString: $0) } ?? "")
  }

  private mutating func visit(_ type: String, isEnter: Bool, literal: String, url: String) {
    switch type {
    case "text": append(literal)
    case "code": append(literal, .code)
    case "html_inline": append(literal, .inlineHTML)
    case "html_block": append(literal, .blockHTML)
    case "code_block": append(literal, .code)
    case "softbreak": append(" ", .softBreak)
    case "linebreak": append("\n", .lineBreak)
    case "emph": change(.emphasized, isEnter: isEnter)
    case "strong": change(.stronglyEmphasized, isEnter: isEnter)
    case "strikethrough": change(.strikethrough, isEnter: isEnter)
    case "link":
      if isEnter { links.append(url) } else { _ = links.popLast() }
    default: break
    }
  }

  private mutating func change(_ intent: InlinePresentationIntent, isEnter: Bool) {
    intents[intent, default: 0] += isEnter ? 1 : -1
  }

  private mutating func append(_ text: String, _ own: InlinePresentationIntent = []) {
    guard !text.isEmpty else { return }
    let intent = intents.reduce(into: own) { result, entry in if entry.value > 0 { result.insert(entry.key) } }
    let span = Markdown.Span(text: text, intent: intent, link: links.last)
    if let last = spans.last, last.intent == span.intent, last.link == span.link {
      spans[spans.count - 1].text += text
    } else {
      spans.append(span)
    }
  }
}
