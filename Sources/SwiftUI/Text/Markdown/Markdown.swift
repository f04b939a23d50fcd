import CFlowSupport
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
