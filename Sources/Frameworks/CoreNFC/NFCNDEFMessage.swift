import Foundation

/// How the type of a record is to be read.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a tag.
// @unchecked: like Apple's, an app changes a record before it writes it.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  /// Creates a record.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }

  convenience init(_ record: PhoneTag.Record) {
    self.init(
      format: record.format, type: record.type, identifier: record.identifier, payload: record.payload)
  }

  /// A record with an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    uri.isEmpty ? nil : NFCNDEFPayload(PhoneTag.Record.address(uri))
  }

  /// A record with an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }

  /// A record with a text in a language.
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    NFCNDEFPayload(PhoneTag.Record.text(text, language: locale.identifier.replacing("_", with: "-")))
  }

  private func isWellKnown(_ name: String) -> Bool { typeNameFormat == .nfcWellKnown && type == Data(name.utf8) }

  /// The address of a record that has one.
  open func wellKnownTypeURIPayload() -> URL? {
    guard isWellKnown("U"), let first = payload.first, Int(first) < PhoneTag.Record.prefixes.count else { return nil }
    return URL(string: PhoneTag.Record.prefixes[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// The text of a record that has one, and its language.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard isWellKnown("T"), let status = payload.first else { return (nil, nil) }
    let rest = payload.dropFirst()
    let length = Int(status & 0x3F)
    guard rest.count >= length else { return (nil, nil) }
    let language = String(decoding: rest.prefix(length), as: UTF8.self)
    let text = String(data: rest.dropFirst(length), encoding: status & 0x80 == 0 ? .utf8 : .utf16)
    return (text, Locale(identifier: language))
  }
}

/// The records of a tag.
// @unchecked: like Apple's, an app changes a message before it writes it.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]

  /// Creates a message.
  public init(records: [NFCNDEFPayload]) { self.records = records }

  /// The length on a tag, in bytes.
  open var length: Int {
    records.reduce(0) { sum, record in
      let header = 2 + (record.payload.count < 256 ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1)
      return sum + header + record.type.count + record.identifier.count + record.payload.count
    }
  }
}
