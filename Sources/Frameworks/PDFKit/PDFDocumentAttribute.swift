import Foundation

/// What a document tells about itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")

  /// The attributes that are texts.
  static let texts = [
    titleAttribute, authorAttribute, subjectAttribute, creatorAttribute, producerAttribute, keywordsAttribute,
  ]
}

extension PDFReader {
  /// The texts that a document tells about itself; none if they are in compressed objects.
  static func attributes(of data: Data) -> [PDFDocumentAttribute: String] {
    // One character for each byte.
    guard let text = String(data: data, encoding: .isoLatin1),
      let reference = text.matches(of: #/\/Info\s+(\d+)\s+(\d+)\s+R/#).last,
      let start = text.range(
        of: "(^|[^0-9])\(reference.1)\\s+\(reference.2)\\s+obj", options: .regularExpression)?.upperBound
    else { return [:] }
    let object = text[start..<(text.range(of: "endobj", range: start..<text.endIndex)?.lowerBound ?? text.endIndex)]
    return PDFDocumentAttribute.texts.reduce(into: [:]) { attributes, attribute in
      guard
        let key = object.range(of: "/\(attribute.rawValue)\\s*(?=[(<])", options: .regularExpression)?.upperBound
      else { return }
      attributes[attribute] = string(in: object[key...])
    }
  }

  /// The words between commas.
  static func keywords(in text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  /// A string of a document: in parentheses, or as hexadecimal numbers between angle brackets.
  private static func string(in text: Substring) -> String? {
    text.first == "<" ? hexadecimal(text.dropFirst()) : literal(text.dropFirst())
  }

  private static func hexadecimal(_ text: Substring) -> String? {
    let digits = text.prefix { $0 != ">" }.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(digits[index] * 16 + (index + 1 < digits.count ? digits[index + 1] : 0))
    }
    return decoded(bytes)
  }

  private static func literal(_ text: Substring) -> String? {
    var (bytes, depth, rest): ([UInt8], Int, Substring) = ([], 1, text)
    while let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return decoded(bytes) }
      case "\\":
        if let byte = escaped(&rest) { bytes.append(byte) }
        continue
      default: break
      }
      bytes += character.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    return nil
  }

  /// The byte after a backslash; `nil` at the end of a line.
  private static func escaped(_ rest: inout Substring) -> UInt8? {
    let octal = rest.prefix(3).prefix { "01234567".contains($0) }
    if !octal.isEmpty {
      rest.removeFirst(octal.count)
      return Int(octal, radix: 8).map { UInt8(truncatingIfNeeded: $0) }
    }
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "n": return 10
    case "r": return 13
    case "t": return 9
    case "b": return 8
    case "f": return 12
    case "\n", "\r", "\r\n": return nil
    default: return character.unicodeScalars.first.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  /// The text of bytes: in UTF-16 if they begin with its mark, otherwise one character for each byte.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    String(data: Data(bytes), encoding: bytes.starts(with: [0xFE, 0xFF]) ? .utf16 : .isoLatin1)
  }
}
