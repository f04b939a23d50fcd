import Foundation
import SwiftUI

/// Makes a text with attributes of HTML.
struct HTMLText {
  /// What holds for the text inside of an element.
  private struct Style {
    var name: String
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isFixed = false
    var isUnderlined = false
    var isStruck = false
    var isPreformatted = false
    var color: UIColor?
    var link: String?
    /// The number of the next item; `nil` in a list without numbers.
    var item: Int?
  }

  private let result = NSMutableAttributedString(string: "")
  private var styles = [Style(name: "")]
  /// Whether the text is at the beginning of a block, where spaces are left out.
  private var isAtStart = true
  /// A space that is written before the next word.
  private var hasSpace = false

  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "body", "center", "dd", "div", "dl", "dt", "footer", "h1", "h2", "h3", "h4",
    "h5",
    "h6", "header", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let empty: Set<String> = ["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]
  /// The sizes of headings, in points.
  private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]

  /// The text of a page.
  mutating func text(of html: String) -> NSAttributedString {
    for token in HTMLToken.all(of: html) {
      switch token {
      case .text(let text): write(text)
      case .open(let name, let attributes): open(name, attributes)
      case .close(let name): close(name)
      }
    }
    return result
  }

  private var style: Style { styles[styles.count - 1] }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { endBlock() }
    if name == "br" {
      append("\u{2028}")
      isAtStart = true
      hasSpace = false
    }
    guard !Self.empty.contains(name) else { return }
    var style = style
    style.name = name
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isFixed = true
    case "pre": (style.isFixed, style.isPreformatted) = (true, true)
    case "small": style.size *= 5 / 6
    case "big": style.size *= 6 / 5
    case "a":
      style.link = attributes["href"]
      if style.link != nil { style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1) }
      style.isUnderlined = style.isUnderlined || style.link != nil
    case "font": if let color = attributes["color"].flatMap(CSSColor.color) { style.color = color }
    case "ul": style.item = nil
    case "ol": style.item = attributes["start"].flatMap { Int($0) } ?? 1
    default:
      if let size = Self.headings[name] { (style.size, style.isBold) = (size, true) }
    }
    take(attributes["style"] ?? "", &style)
    styles.append(style)
    if name == "li" { writeMark() }
  }

  /// Takes over the properties of an element's own style.
  private func take(_ text: String, _ style: inout Style) {
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "color": style.color = CSSColor.color(pair[1]) ?? style.color
      case "font-weight": style.isBold = pair[1].hasPrefix("bold") || (Int(pair[1]).map { $0 >= 600 } ?? false)
      case "font-style": style.isItalic = pair[1] == "italic" || pair[1] == "oblique"
      case "text-decoration":
        style.isUnderlined = pair[1].contains("underline")
        style.isStruck = pair[1].contains("line-through")
      case "font-size":
        let number = Double(pair[1].prefix { $0.isNumber || $0 == "." })
        // A pixel of CSS is three quarters of a point.
        if let number, pair[1].hasSuffix("px") { style.size = CGFloat(number * 0.75) }
        if let number, pair[1].hasSuffix("pt") { style.size = CGFloat(number) }
      default: break
      }
    }
  }

  private mutating func close(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endBlock() }
    styles.removeSubrange(index...)
  }

  private mutating func endBlock() {
    if !isAtStart { append("\n") }
    isAtStart = true
    hasSpace = false
  }

  /// Writes what is before the text of an item.
  private mutating func writeMark() {
    let list = styles.indices.last { styles[$0].name == "ol" || styles[$0].name == "ul" }
    if let list, let number = styles[list].item {
      append("\t\(number).\t")
      styles[list].item = number + 1
    } else {
      append("\t•\t")
    }
    isAtStart = true
  }

  private mutating func write(_ text: String) {
    if styles.contains(where: { ["head", "script", "style", "title"].contains($0.name) }) { return }
    if style.isPreformatted {
      append(text)
      isAtStart = text.hasSuffix("\n")
      return
    }
    for (index, word) in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace).enumerated() {
      if index > 0 { hasSpace = true }
      if word.isEmpty { continue }
      append(hasSpace && !isAtStart ? " " + word : String(word))
      hasSpace = false
      isAtStart = false
    }
  }

  private static func isSpace(_ character: Character) -> Bool { character.isWhitespace && character != "\u{A0}" }

  private func append(_ text: String) {
    let style = style
    var font = UIFont.systemFont(ofSize: style.size, weight: style.isBold ? .bold : .regular)
    if style.isFixed { font = .monospacedSystemFont(ofSize: style.size, weight: style.isBold ? .bold : .regular) }
    if style.isItalic {
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      if let italic = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: italic, size: style.size)
      }
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: style.color ?? UIColor.black]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }
}

/// The colors of CSS: `#rgb`, `#rrggbb`, `rgb(r, g, b)`, and the basic names.
enum CSSColor {
  private static let names: [String: UInt32] = [
    "aqua": 0x00FFFF, "black": 0, "blue": 0x0000FF, "fuchsia": 0xFF00FF, "gray": 0x808080, "green": 0x008000,
    "grey": 0x808080, "lime": 0x00FF00, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "orange": 0xFFA500,
    "purple": 0x800080, "red": 0xFF0000, "silver": 0xC0C0C0, "teal": 0x008080, "white": 0xFFFFFF, "yellow": 0xFFFF00,
  ]

  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let value = names[text] { return color(value) }
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      return digits.count == 6 ? UInt32(digits, radix: 16).map(color) : nil
    }
    if text.hasPrefix("rgb") {
      let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard numbers.count >= 3 else { return nil }
      return UIColor(
        red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
        alpha: numbers.count > 3 ? numbers[3] : 1)
    }
    return nil
  }

  private static func color(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: 1)
  }
}
