private import CCommonMark
import Foundation

/// A text in Markdown, taken apart into stretches of one look.
struct Markdown {
  /// Characters of one look.
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private(set) var spans: [Span] = []

  /// - Parameter isInline: Whether the text is one line of a view, in which headings, lists and line breaks mean
  ///   nothing and stay as they are.
  init(_ source: String, isInline: Bool) {
    let isMarked = isInline && !source.contains(Self.lineBreak)
    var text = source
    if isMarked {
      // Blocks begin at the start of a line. A space that Markdown does not skip stands there, and for line breaks.
      text = "\(Self.guardSpace)\(source.replacing("\r\n", with: "\n").replacing("\n", with: "\(Self.lineBreak)"))"
      text.append(Self.guardSpace)
    }
    parse(text)
    if isMarked { removeGuards() }
  }

  /// Whether a text may hold markup: what holds none need not be parsed.
  static func mayBeMarkedUp(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { byte in
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
          UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "@"):
          true
        default: false
        }
      }
    }
  }

  // MARK: - Parsing

  /// White space to Markdown, and rare enough to stand for something else.
  private static let lineBreak: Character = "\u{1680}"
  private static let guardSpace: Character = "\u{A0}"

  /// The library keeps its extensions for the process; they are registered once.
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private mutating func parse(_ source: String) {
    _ = Self.registered
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink"] {
      if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    guard let walk = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(walk) }
    var open = OpenMarkup()
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
      visit(node, isEnter: event == CMARK_EVENT_ENTER, &open)
    }
  }

  /// The markup around the place that the walk is at, with how often each is open.
  private struct OpenMarkup {
    var intents: [InlinePresentationIntent: Int] = [:]
    var links: [String] = []

    var intent: InlinePresentationIntent {
      intents.reduce(into: []) { result, entry in if entry.value > 0 { result.insert(entry.key) } }
    }

    mutating func change(_ intent: InlinePresentationIntent, isEnter: Bool) {
      intents[intent, default: 0] += isEnter ? 1 : -1
    }
  }

  private mutating func visit(_ node: OpaquePointer, isEnter: Bool, _ open: inout OpenMarkup) {
    func literal() -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
    switch String(cString: cmark_node_get_type_string(node)) {
    case "text": append(literal(), open)
    case "code": append(literal(), open, .code)
    case "html_inline": append(literal(), open, .inlineHTML)
    case "html_block": append(literal(), open, .blockHTML)
    case "code_block": append(literal(), open, .code)
    case "softbreak": append(" ", open, .softBreak)
    case "linebreak": append("\n", open, .lineBreak)
    case "emph": open.change(.emphasized, isEnter: isEnter)
    case "strong": open.change(.stronglyEmphasized, isEnter: isEnter)
    case "strikethrough": open.change(.strikethrough, isEnter: isEnter)
    case "link":
      if isEnter {
        open.links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
      } else {
        _ = open.links.popLast()
      }
    default: break
    }
  }

  private mutating func append(_ text: String, _ open: OpenMarkup, _ own: InlinePresentationIntent = []) {
    guard !text.isEmpty else { return }
    let span = Span(text: text, intent: open.intent.union(own), link: open.links.last)
    if let last = spans.last, last.intent == span.intent, last.link == span.link {
      spans[spans.count - 1].text += text
    } else {
      spans.append(span)
    }
  }

  private mutating func removeGuards() {
    if spans.first?.text.first == Self.guardSpace { spans[0].text.removeFirst() }
    if spans.last?.text.last == Self.guardSpace { spans[spans.count - 1].text.removeLast() }
    for index in spans.indices {
      spans[index].text = spans[index].text.replacing("\(Self.lineBreak)", with: "\n")
    }
    spans.removeAll { $0.text.isEmpty }
  }
}
