import FlowUIKit
import Foundation

/// What a page shows: its title, and its texts, links and controls in order.
struct HTMLPage: Equatable {
  /// A part of a block.
  struct Run: Equatable {
    var text: String
    /// The address of a link.
    var link: String?
    /// Whether the link opens another window.
    var opensWindow = false
  }

  /// A block of a page.
  struct Block: Equatable {
    enum Kind: Equatable {
      case paragraph
      case heading(Int)
      case item
      case button
      case field(value: String)
      case image
      case line
    }

    let kind: Kind
    var runs: [Run]
  }

  let title: String
  let blocks: [Block]

  static let empty = HTMLPage("")

  init(_ html: String) {
    var reader = HTMLReader(html)
    reader.read()
    title = reader.title
    blocks = reader.blocks
  }

  /// The texts of the page, a line for each block.
  var text: String { blocks.map { $0.runs.map(\.text).joined() }.filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// Reads the texts of HTML. Styles, scripts and layout are left out.
private struct HTMLReader {
  private(set) var title = ""
  private(set) var blocks: [HTMLPage.Block] = []

  private var tokens: [HTMLToken]
  private var kind = HTMLPage.Block.Kind.paragraph
  private var runs: [HTMLPage.Run] = []
  private var link: String?
  private var opensWindow = false
  /// The element whose text is no text of the page.
  private var ignored: String?

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "label", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "td", "th", "tr", "ul",
  ]

  init(_ html: String) { tokens = HTMLToken.all(of: html) }

  mutating func read() {
    for token in tokens {
      switch token {
      case .text(let text): add(text)
      case .open(let name, let attributes): open(name, attributes)
      case .close(let name): close(name)
      }
    }
    endBlock()
    title = title.split(whereSeparator: \.isSpaceOfHTML).joined(separator: " ")
  }

  private mutating func add(_ text: String) {
    if ignored == "title" { title += text }
    guard ignored == nil else { return }
    let startsApart = text.first?.isSpaceOfHTML == true
    let words = text.split(whereSeparator: \.isSpaceOfHTML).joined(separator: " ")
    let endsApart = text.last?.isSpaceOfHTML == true && !words.isEmpty
    let isFirst = runs.isEmpty
    let before = startsApart && !isFirst && runs.last?.text.hasSuffix(" ") == false ? " " : ""
    let piece = before + words + (endsApart ? " " : "")
    if piece.isEmpty { return }
    if let last = runs.indices.last, runs[last].link == link { return runs[last].text += piece }
    runs.append(HTMLPage.Run(text: piece, link: link, opensWindow: opensWindow))
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    guard ignored == nil else { return }
    if ["script", "style", "title", "noscript", "template", "svg"].contains(name) { return ignored = name }
    if Self.blockNames.contains(name) { endBlock() }
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": kind = .heading(name.last?.wholeNumberValue ?? 1)
    case "li": kind = .item
    case "hr": blocks.append(HTMLPage.Block(kind: .line, runs: []))
    case "a":
      link = attributes["href"]
      opensWindow = link != nil && attributes["target"]?.lowercased() == "_blank"
    case "button":
      endBlock()
      kind = .button
    case "img":
      endBlock()
      if let text = attributes["alt"], !text.isEmpty {
        let run = HTMLPage.Run(text: text, link: link, opensWindow: opensWindow)
        blocks.append(HTMLPage.Block(kind: .image, runs: [run]))
      }
    case "input": addInput(attributes)
    case "textarea": addField(attributes)
    default: break
    }
  }

  private mutating func addInput(_ attributes: [String: String]) {
    switch attributes["type"] ?? "text" {
    case "submit", "button":
      endBlock()
      blocks.append(HTMLPage.Block(kind: .button, runs: [HTMLPage.Run(text: attributes["value"] ?? "Submit")]))
    case "hidden": break
    default: addField(attributes)
    }
  }

  private mutating func addField(_ attributes: [String: String]) {
    endBlock()
    let name = attributes["aria-label"] ?? attributes["placeholder"] ?? attributes["name"] ?? ""
    blocks.append(HTMLPage.Block(kind: .field(value: attributes["value"] ?? ""), runs: [HTMLPage.Run(text: name)]))
  }

  private mutating func close(_ name: String) {
    if ignored != nil {
      if ignored == name { ignored = nil }
      return
    }
    if name == "a" { (link, opensWindow) = (nil, false) }
    if name == "button" || Self.blockNames.contains(name) { endBlock() }
  }

  private mutating func endBlock() {
    if let last = runs.indices.last { runs[last].text = String(runs[last].text.trimmingSuffix(while: \.isSpaceOfHTML)) }
    runs.removeAll(where: \.text.isEmpty)
    if !runs.isEmpty { blocks.append(HTMLPage.Block(kind: kind, runs: runs)) }
    runs = []
    kind = .paragraph
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}

extension Character {
  /// Whether browsers show the character as a space, together with those beside it.
  fileprivate var isSpaceOfHTML: Bool { " \t\n\r\u{C}\r\n".contains(self) }
}
