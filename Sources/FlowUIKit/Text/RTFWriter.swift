import Foundation
import SwiftUI

/// Writes a text as RTF: its fonts, sizes, colors, lines, links, alignments and indents.
struct RTFWriter {
  /// The font of Apple's systems that stands for the system's font with letters of one width.
  static let fixedFont = "Menlo"

  private var fonts: [String] = []
  private var colors: [String] = []

  /// The document of a text.
  mutating func document(of text: NSAttributedString) -> String {
    var runs: [(String, [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((text.attributedSubstring(from: range).string, attributes))
    }
    var body = ""
    for (text, attributes) in runs { body += run(text, attributes) }
    let fonts = fonts.enumerated().map { "\\f\($0.offset)\\fnil \($0.element);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors.joined())}\n\(body)}"
  }

  private mutating func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let traits = font.fontDescriptor.symbolicTraits
    let name = traits.contains(.traitMonoSpace) ? Self.fixedFont : font.fontName
    var words = "\\f\(number(of: name, in: \.fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
    if traits.contains(.traitBold) { words += "\\b" }
    if traits.contains(.traitItalic) { words += "\\i" }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { words += "\\ul" }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { words += "\\strike" }
    if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor { words += "\\cb\(number(of: color))" }
    var result = "{\(words) \(escaped(text))}"
    if let link = attributes[.link].map({ ($0 as? URL)?.absoluteString ?? "\($0)" }) {
      result = "{\\field{\\*\\fldinst{HYPERLINK \"\(escaped(link))\"}}{\\fldrslt \(result)}}"
    }
    return paragraph(attributes[.paragraphStyle] as? NSParagraphStyle) + result + "\n"
  }

  private func paragraph(_ style: NSParagraphStyle?) -> String {
    guard let style else { return "\\pard " }
    let alignment =
      switch style.alignment {
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      default: "\\ql"
      }
    // A twentieth of a point; the first line counts from the others.
    let (first, others) = (Int(style.firstLineHeadIndent * 20), Int(style.headIndent * 20))
    return "\\pard\(alignment)\\li\(others)\\fi\(first - others) "
  }

  private mutating func number(of value: String, in list: WritableKeyPath<Self, [String]>) -> Int {
    if let index = self[keyPath: list].firstIndex(of: value) { return index }
    self[keyPath: list].append(value)
    return self[keyPath: list].count - 1
  }

  private mutating func number(of color: UIColor) -> Int {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    return number(of: "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);", in: \.colors) + 1
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      // The place of a picture.
      case 0xFFFC: break
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
