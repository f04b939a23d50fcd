import CFlowSupport
import Foundation

/// A Markdown text, split into spans of one style.
struct Markdown {
  /// Characters of one style.
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private(set) var spans: [Span] = []

  /// - Parameter isInline: Whether the text is inline text of a view, in which headings, lists and line breaks have no
  ///   effect and appear verbatim.
  init(_ source: String, isInline: Bool) {
    let isMarked = isInline && !source.contains(Self.lineBreak)
    var text = source
    if isMarked {
      // Blocks begin at the start of a line. A space that Markdown does not skip goes there, and one character replaces
      // breaks.
      text = "\(Self.guardSpace)\(source.replacing("\r\n", with: "\n").replacing("\n", with: "\(Self.lineBreak)"))"
      text.append(Self.guardSpace)
    }
    parse(text)
    if isMarked { removeGuards() }
  }

  /// Whether a text may contain markup and needs parsing.
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

  /// Characters that Markdown treats as white space, and that are rare enough to serve as placeholders.
  private static let lineBreak: Character = "\u{1680}"
  private static let guardSpace: Character = "\u{A0}"

  private mutating func parse(_ source: String) {
    var walk = MarkdownWalk()
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        withUnsafeMutablePointer(to: &walk) { walk in
          _ = flow_walk_markdown(text.baseAddress, text.count, MarkdownWalk.handler, walk)
        }
      }
    }
    spans = walk.spans
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
