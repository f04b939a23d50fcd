/// Finds the first mistake in the syntax of a JSON text: decoders on Linux do not say where it is.
struct JSONSyntax {
  private let text: [UInt8]
  private var offset = 0
  /// The ends of the open objects and lists.
  private var open: [UInt8] = []

  /// The deepest nesting that decoders read.
  private static let depthLimit = 512

  /// - Parameter text: The text in UTF-8.
  /// - Returns: `nil` if no mistake was found.
  static func fault(in text: [UInt8]) -> FileFault? {
    var syntax = JSONSyntax(text: text)
    do throws(FileFault) {
      try syntax.readAll()
      return nil
    } catch {
      return error
    }
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  private func mistake(_ expected: String) -> FileFault {
    let found = next.map { _ in
      "'\(String(decoding: text[offset...].prefix(16), as: UTF8.self).prefix(1))' was found"
    }
    return .syntax("\(expected) was expected, and \(found ?? "the file ends")", at: offset, in: text)
  }

  private mutating func skipSpaces() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func readAll() throws(FileFault) {
    try readValue()
    while let end = open.last {
      skipSpaces()
      if next == UInt8(ascii: ",") {
        offset += 1
        skipSpaces()
      } else if next != end {
        throw mistake("',' or '\(Character(Unicode.Scalar(end)))'")
      }
      if next == end {
        offset += 1
        open.removeLast()
      } else {
        try readMember(endingWith: end)
      }
    }
    skipSpaces()
    if next != nil { throw mistake("the end of the file") }
  }

  /// Reads a value of a list, or a key and its value.
  private mutating func readMember(endingWith end: UInt8) throws(FileFault) {
    if end == UInt8(ascii: "}") {
      guard next == UInt8(ascii: "\"") else { throw mistake("a key in quotation marks or '}'") }
      try readText()
      skipSpaces()
      guard next == UInt8(ascii: ":") else { throw mistake("':'") }
      offset += 1
    }
    try readValue()
  }

  /// Reads a value; of an object or a list, the first member.
  private mutating func readValue() throws(FileFault) {
    skipSpaces()
    while let byte = next, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      guard open.count < Self.depthLimit else {
        throw .syntax("there are more than \(Self.depthLimit) levels", at: offset, in: text)
      }
      let end = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
      open.append(end)
      offset += 1
      skipSpaces()
      if next == end {
        offset += 1
        open.removeLast()
        return
      }
      if byte == UInt8(ascii: "{") { return try readMember(endingWith: end) }
    }
    if next == UInt8(ascii: "\"") { return try readText() }
    let start = offset
    while let byte = next, Self.isPartOfWord(byte) { offset += 1 }
    let word = String(decoding: text[start..<offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Double(word)?.isFinite == true else {
      offset = start
      throw mistake("a value")
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func readText() throws(FileFault) {
    let start = offset
    offset += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"): try readEscape()
      case ..<0x20: throw mistake("'\"' or an escape such as '\\n'")
      default: offset += 1
      }
    }
    throw .syntax("the text that begins here has no '\"' at its end", at: start, in: text)
  }

  private mutating func readEscape() throws(FileFault) {
    offset += 1
    guard let byte = next else { return }
    guard "\"\\/bfnrtu".utf8.contains(byte) else { throw mistake("an escape such as '\\n'") }
    offset += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else { throw mistake("a hexadecimal digit") }
      offset += 1
    }
  }
}
