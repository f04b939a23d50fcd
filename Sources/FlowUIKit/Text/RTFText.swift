import Foundation
import SwiftUI

/// Makes a text with attributes of RTF: its fonts, sizes, colors, lines, links, alignments and indents.
struct RTFText {
  /// What text inside of a group is.
  private enum Kind {
    case text, skipped, fonts, colors, instruction
  }

  /// What holds inside of a group.
  private struct Style {
    var kind = Kind.text
    var font = 0
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = 0
    var background = 0
    var link: String?
    var alignment = NSTextAlignment.natural
    var indent: CGFloat = 0
    var firstIndent: CGFloat = 0
    /// How many characters follow a number of Unicode for other readers.
    var replacements = 1
  }

  private let bytes: [UInt8]
  private var index = 0
  private let result = NSMutableAttributedString(string: "")
  private var styles = [Style()]
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var parts: [String: Int] = [:]
  private var name = ""
  private var tableFont = 0
  private var instruction = ""
  private var units: [UInt16] = []
  private var skipped = 0
  private var isOptional = false

  /// Reads a document.
  ///
  /// - Throws: `textReadInapplicableDocumentType` for data that are no RTF.
  static func text(of data: Data) throws -> NSAttributedString {
    guard data.starts(with: Data("{\\rtf".utf8)) else { throw CocoaError(.inapplicableTypeToRead) }
    var reader = RTFText(bytes: Array(data))
    reader.read()
    return reader.result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var style: Style {
    get { styles[styles.count - 1] }
    set { styles[styles.count - 1] = newValue }
  }

  private mutating func read() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        styles.append(style)
        isOptional = false
      case UInt8(ascii: "}"):
        flush()
        if styles.count > 1 { styles.removeLast() }
      case UInt8(ascii: "\\"): control()
      case 0x0A, 0x0D: break
      default: write(byte)
      }
    }
    flush()
  }

  // MARK: - Words

  private mutating func control() {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    if isLetter(byte) { return word() }
    index += 1
    switch byte {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
      index = min(index + 2, bytes.count)
      if let code = UInt8(digits, radix: 16) { write(code) }
    case UInt8(ascii: "*"): isOptional = true
    case UInt8(ascii: "~"): write(unit: 0xA0)
    case UInt8(ascii: "_"): write(unit: 0x2011)
    case 0x0A, 0x0D: write(unit: 0x0A)
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): write(byte)
    default: break
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private mutating func word() {
    let start = index
    while index < bytes.count, isLetter(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let numberStart = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
    if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    perform(word, number)
  }

  private static let characters: [String: UInt16] = [
    "par": 0x0A, "line": 0x2028, "tab": 0x09, "emdash": 0x2014, "endash": 0x2013, "bullet": 0x2022, "lquote": 0x2018,
    "rquote": 0x2019, "ldblquote": 0x201C, "rdblquote": 0x201D,
  ]
  private static let unread: Set<String> = [
    "stylesheet", "info", "pict", "header", "footer", "listtable", "listoverridetable", "expandedcolortbl",
  ]

  private mutating func perform(_ word: String, _ number: Int?) {
    if let unit = Self.characters[word] { return write(unit: unit) }
    if word == "u" {
      guard let number else { return }
      write(unit: UInt16(truncatingIfNeeded: number))
      skipped = style.replacements
      return
    }
    flush()
    let isOn = number != 0
    let value = number ?? 0
    switch word {
    case "fonttbl": style.kind = .fonts
    case "colortbl": style.kind = .colors
    case "field": instruction = ""
    case "fldinst": style.kind = .instruction
    case "fldrslt": style.link = instruction.split(separator: "\"").dropFirst().first.map(String.init)
    case "red", "green", "blue": parts[word] = value
    case "f": if style.kind == .fonts { tableFont = value } else { style.font = value }
    case "uc": style.replacements = value
    case "fs": style.size = CGFloat(value) / 2
    case "b": style.isBold = isOn
    case "i": style.isItalic = isOn
    case "ul": style.isUnderlined = isOn
    case "ulnone": style.isUnderlined = false
    case "strike": style.isStruck = isOn
    case "cf": style.color = value
    case "cb", "highlight": style.background = value
    case "ql": style.alignment = .left
    case "qc": style.alignment = .center
    case "qr": style.alignment = .right
    case "qj": style.alignment = .justified
    case "li": style.indent = CGFloat(value) / 20
    case "fi": style.firstIndent = CGFloat(value) / 20
    case "pard": (style.alignment, style.indent, style.firstIndent) = (.natural, 0, 0)
    case "plain":
      let old = style
      style = Style()
      (style.kind, style.link, style.replacements) = (old.kind, old.link, old.replacements)
      (style.alignment, style.indent, style.firstIndent) = (old.alignment, old.indent, old.firstIndent)
    default: if isOptional || Self.unread.contains(word) { style.kind = .skipped }
    }
    isOptional = false
  }

  // MARK: - Text

  private mutating func write(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    let text = byte < 0x80 ? nil : String(data: Data([byte]), encoding: .windowsCP1252)
    for unit in text.map({ Array($0.utf16) }) ?? [UInt16(byte)] { write(unit: unit) }
  }

  private mutating func write(unit: UInt16) {
    skipped = 0
    units.append(unit)
  }

  /// Hands on the text so far.
  private mutating func flush() {
    guard !units.isEmpty else { return }
    let text = String(decoding: units, as: UTF16.self)
    units = []
    switch style.kind {
    case .skipped: break
    case .text: result.append(NSAttributedString(string: text, attributes: attributes))
    case .instruction: instruction += text
    case .fonts:
      for character in text {
        if character != ";" {
          name.append(character)
          continue
        }
        fonts[tableFont] = name
        name = ""
      }
    case .colors:
      for _ in text.filter({ $0 == ";" }) {
        colors.append(parts.isEmpty ? nil : color)
        parts = [:]
      }
    }
  }

  private var color: UIColor {
    let values = ["red", "green", "blue"].map { CGFloat(parts[$0] ?? 0) / 255 }
    return UIColor(red: values[0], green: values[1], blue: values[2], alpha: 1)
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if colors.indices.contains(style.color), let color = colors[style.color] { attributes[.foregroundColor] = color }
    if colors.indices.contains(style.background), let color = colors[style.background] {
      attributes[.backgroundColor] = color
    }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    if style.alignment != .natural || style.indent != 0 || style.firstIndent != 0 {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = style.alignment
      paragraph.headIndent = style.indent
      paragraph.firstLineHeadIndent = style.indent + style.firstIndent
      attributes[.paragraphStyle] = paragraph
    }
    return attributes
  }

  private var font: UIFont {
    let style = style
    let name = fonts[style.font]?.trimmingCharacters(in: .whitespaces) ?? ""
    let system: UIFont =
      name.hasPrefix(RTFWriter.fixedFont)
      ? .monospacedSystemFont(ofSize: style.size, weight: .regular) : .systemFont(ofSize: style.size)
    let font = UIFont(name: name, size: style.size) ?? system
    var traits = font.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits else { return font }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: style.size) } ?? font
  }
}

extension CocoaError.Code {
  /// `textReadInapplicableDocumentType` of UIKit.
  static var inapplicableTypeToRead: CocoaError.Code { CocoaError.Code(rawValue: 65_806) }

  /// `textWriteInapplicableDocumentType` of UIKit.
  static var inapplicableTypeToWrite: CocoaError.Code { CocoaError.Code(rawValue: 66_062) }
}
