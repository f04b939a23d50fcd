import Foundation
import SwiftUI

extension NSAttributedString {
  /// What a document is written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The options with which a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The properties of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document: HTML with its paragraphs, lists, headings, fonts, colors and links, without style sheets, pictures
  /// and tables; RTF with the same, without pictures; or a plain text.
  ///
  /// - Parameters:
  ///   - options: The type, the encoding, and the attributes of a plain text.
  ///   - documentAttributes: Gets the type.
  /// - Throws: `CocoaError.fileReadCorruptFile` for data that are no text, and `textReadInapplicableDocumentType` for data
  ///   that are no RTF, and for other types, with a warning.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding =
      (options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init))
      .map(String.Encoding.init) ?? .utf8
    let named = options[.documentType]
    let isHTML = data.prefix(64).contains(UInt8(ascii: "<"))
    let found: DocumentType = data.starts(with: Data("{\\rtf".utf8)) ? .rtf : isHTML ? .html : .plain
    let type = named as? DocumentType ?? (named as? String).map(DocumentType.init) ?? found
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    documentAttributes?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
    switch type {
    case .html:
      var reader = HTMLText()
      self.init(attributedString: reader.text(of: text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    case .rtf, .rtfd: try self.init(attributedString: RTFText.text(of: data))
    default:
      report(
        .missing(
          "NSAttributedString(data:options:documentAttributes:)", "the document type \(type.rawValue) is not read."))
      throw CocoaError(.inapplicableTypeToRead)
    }
  }

  /// Writes a part of the text as a document: a plain text, or RTF. Pictures are left out, with a warning.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - dict: The type, and the encoding of a plain text.
  /// - Throws: `textWriteInapplicableDocumentType` without a type, and for other types, with a warning.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let named = dict[.documentType]
    guard let type = named as? DocumentType ?? (named as? String).map(DocumentType.init) else {
      throw CocoaError(.inapplicableTypeToWrite)
    }
    let part = attributedSubstring(from: range)
    switch type {
    case .plain:
      let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
      guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
      return data
    case .rtf, .rtfd:
      if part.string.contains("\u{FFFC}") {
        report(.missing("NSAttributedString.data(from:documentAttributes:)", "pictures of a text are not written."))
      }
      var writer = RTFWriter()
      return Data(writer.document(of: part).utf8)
    default:
      report(
        .missing(
          "NSAttributedString.data(from:documentAttributes:)", "the document type \(type.rawValue) is not written."))
      throw CocoaError(.inapplicableTypeToWrite)
    }
  }

  /// Reads a document's file.
  ///
  /// - Throws: An error of the file system if the file cannot be read, or of its format.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
  }
}
