import Foundation

/// Reads the facts at the beginning of a file of the format MP3 (ID3 2.2 to 2.4).
enum ID3Tag {
  /// The facts in order; `nil` for other files.
  static func facts(in data: Data) -> [MediaFact]? {
    let header = [UInt8](data.prefix(10))
    guard header.count == 10, header.starts(with: "ID3".utf8), (2...4).contains(header[3]) else { return nil }
    let version = header[3]
    var bytes = [UInt8](data.dropFirst(10).prefix(size(header[6..<10], bits: 7)))
    if version < 4, header[5] & 0x80 != 0 { bytes = synchronized(bytes) }
    var rest = bytes[...]
    // What follows the header with more of it.
    if version > 2, header[5] & 0x40 != 0, rest.count >= 4 {
      rest = rest.dropFirst(version == 4 ? size(rest.prefix(4), bits: 7) : 4 + size(rest.prefix(4), bits: 8))
    }
    return facts(in: rest, version: version)
  }

  private static func facts(in tag: ArraySlice<UInt8>, version: UInt8) -> [MediaFact] {
    let (nameLength, headerLength) = version == 2 ? (3, 6) : (4, 10)
    var (rest, facts) = (tag, [MediaFact]())
    while rest.count > headerLength, let first = rest.first, first != 0 {
      let header = Array(rest.prefix(headerLength))
      let length = size(header[nameLength..<nameLength * 2], bits: version == 4 ? 7 : 8)
      rest = rest.dropFirst(headerLength)
      guard length > 0, length <= rest.count else { break }
      var body = rest.prefix(length)
      rest = rest.dropFirst(length)
      if version == 4 {
        // Compressed and encrypted frames are not read.
        if header[9] & 0x0C != 0 { continue }
        if header[9] & 0x01 != 0 { body = body.dropFirst(4) }
        if header[9] & 0x02 != 0 { body = synchronized(Array(body))[...] }
      } else if version == 3, header[9] & 0xC0 != 0 {
        continue
      }
      let name = String(decoding: header.prefix(nameLength), as: Unicode.ASCII.self)
      if let fact = fact(longNames[name] ?? name, body) { facts.append(fact) }
    }
    return facts
  }

  /// The names of version 2.2, and what later versions call them.
  private static let longNames = [
    "TT1": "TIT1", "TT2": "TIT2", "TT3": "TIT3", "TP1": "TPE1", "TP2": "TPE2", "TP3": "TPE3", "TAL": "TALB",
    "TCM": "TCOM", "TCO": "TCON", "TCR": "TCOP", "TYE": "TYER", "TRK": "TRCK", "TPA": "TPOS", "TBP": "TBPM",
    "TEN": "TENC", "TPB": "TPUB", "TLA": "TLAN", "TSS": "TSSE", "TXX": "TXXX", "COM": "COMM",
    "ULT": "USLT",
  ]

  private static func fact(_ name: String, _ body: ArraySlice<UInt8>) -> MediaFact? {
    guard let encoding = body.first else { return nil }
    func fact(_ value: PhoneMetadata?, _ language: String? = nil) -> MediaFact? {
      value.map { MediaFact(AVMetadataIdentifier("id3/\(name == "PIC" ? "APIC" : name)"), $0, language: language) }
    }
    let content = body.dropFirst()
    switch name {
    case "APIC":
      let picture = afterText(afterText(content, encoding: 0).dropFirst(), encoding: encoding)
      return picture.isEmpty ? nil : fact(.data(Data(picture)))
    case "PIC":
      let picture = afterText(content.dropFirst(4), encoding: encoding)
      return picture.isEmpty ? nil : fact(.data(Data(picture)))
    case "COMM", "USLT":
      let language = String(decoding: content.prefix(3), as: Unicode.ASCII.self)
      let words = afterText(content.dropFirst(3), encoding: encoding)
      return fact(text(words, encoding: encoding).map { .text($0) }, language)
    case "TXXX": return fact(text(afterText(content, encoding: encoding), encoding: encoding).map { .text($0) })
    case _ where name.hasPrefix("T"): return fact(text(content, encoding: encoding).map { .text($0) })
    case _ where name.hasPrefix("W") && name != "WXXX": return fact(text(body, encoding: 0).map { .text($0) })
    default: return fact(.data(Data(body)))
    }
  }

  /// The text up to its end; `nil` for an encoding that does not exist.
  private static func text(_ bytes: ArraySlice<UInt8>, encoding: UInt8) -> String? {
    let data = Data(bytes.prefix(length(of: bytes, encoding: encoding)))
    switch encoding {
    case 0: return String(data: data, encoding: .isoLatin1)
    case 1: return String(data: data, encoding: .utf16)
    case 2: return String(data: data, encoding: .utf16BigEndian)
    case 3: return String(decoding: data, as: UTF8.self)
    default: return nil
    }
  }

  private static func afterText(_ bytes: ArraySlice<UInt8>, encoding: UInt8) -> ArraySlice<UInt8> {
    bytes.dropFirst(length(of: bytes, encoding: encoding) + (isWide(encoding) ? 2 : 1))
  }

  /// The number of bytes before the end of a text.
  private static func length(of bytes: ArraySlice<UInt8>, encoding: UInt8) -> Int {
    guard isWide(encoding) else { return bytes.prefix { $0 != 0 }.count }
    let all = Array(bytes)
    let ends = stride(from: 0, to: all.count - 1, by: 2).first { all[$0] == 0 && all[$0 + 1] == 0 }
    return ends ?? all.count
  }

  private static func isWide(_ encoding: UInt8) -> Bool { encoding == 1 || encoding == 2 }

  private static func size(_ bytes: some Sequence<UInt8>, bits: Int) -> Int {
    bytes.reduce(0) { $0 << bits | Int($1) & (1 << bits - 1) }
  }

  /// Bytes without the zeros after those of 255, which keep players from taking them for sound.
  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8]()
    for byte in bytes where !(byte == 0 && result.last == 0xFF) { result.append(byte) }
    return result
  }
}
