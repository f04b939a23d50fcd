import Foundation
import PhoneSimulation

/// A tag near the phone.
public struct PhoneTag: Hashable, Sendable {
  /// A record of a tag.
  public struct Record: Hashable, Sendable {
    public var format: NFCTypeNameFormat
    public var type: Data
    public var identifier = Data()
    public var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, payload: Data) {
      self.format = format
      self.type = type
      self.payload = payload
    }

    /// What the first byte of an address stands for.
    static let prefixes = [
      "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
      "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
      "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
      "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// A record with an address, which is shortened by its beginning.
    public static func address(_ address: String) -> Record {
      let known = prefixes.indices.filter { address.hasPrefix(prefixes[$0]) }
      let index = known.max { prefixes[$0].count < prefixes[$1].count } ?? 0
      let rest = address.dropFirst(prefixes[index].count)
      return Record(format: .nfcWellKnown, type: Data("U".utf8), payload: Data([UInt8(index)]) + Data(rest.utf8))
    }

    /// A record with a text.
    public static func text(_ text: String, language: String = "en") -> Record {
      let code = Data(language.utf8.prefix(63))
      return Record(
        format: .nfcWellKnown, type: Data("T".utf8), payload: Data([UInt8(code.count)]) + code + Data(text.utf8))
    }

    init(_ payload: NFCNDEFPayload) {
      format = payload.typeNameFormat
      type = payload.type
      identifier = payload.identifier
      self.payload = payload.payload
    }
  }

  public var records: [Record]
  /// How much the tag holds, in bytes.
  public var capacity = 504
  public var isWritable = true

  public init(_ records: [Record]) { self.records = records }
}

struct NearField: PhoneValue {
  var isAvailable = false
  var tag: PhoneTag?
  /// Counts the tags that the person has held to the phone.
  var holds = 0
}

extension SimulatedPhone {
  /// Whether the phone reads tags: at first not, as a simulator.
  public var readsTags: Bool {
    get { self[NearField.self].isAvailable }
    set { update(NearField.self) { $0.isAvailable = newValue } }
  }

  /// The tag at the phone, as the app has written it; `nil` without one.
  public var tag: PhoneTag? { self[NearField.self].tag }

  /// Holds a tag to the phone: a session that reads finds it.
  public func holdTag(_ tag: PhoneTag) {
    update(NearField.self) { field in
      field.tag = tag
      field.holds += 1
    }
  }

  /// Takes the tag away.
  public func takeTagAway() { update(NearField.self) { $0.tag = nil } }
}
