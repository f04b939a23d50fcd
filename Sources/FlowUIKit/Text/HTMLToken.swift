import Foundation

/// A tag or a text of HTML.
package enum HTMLToken: Equatable {
  case text(String)
  case open(String, [String: String])
  case close(String)

  /// The tags and texts of a page, without comments.
  package static func all(of html: String) -> [HTMLToken] {
    var result: [HTMLToken] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { result.append(.text(decoded(rest[..<start]))) }
      rest = rest[start...]
      guard let next = rest.dropFirst().first, next.isLetter || "/!?".contains(next) else {
        result.append(.text("<"))
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
        continue
      }
      guard let end = endOfTag(rest) else {
        result.append(.text(decoded(rest)))
        return result
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      guard let token = token(tag) else { continue }
      result.append(token)
      // What is in a script is no HTML.
      if case .open(let name, _) = token, ["script", "style"].contains(name) {
        guard let close = rest.range(of: "</\(name)", options: .caseInsensitive) else { return result }
        rest = rest[close.lowerBound...]
      }
    }
    if !rest.isEmpty { result.append(.text(decoded(rest))) }
    return result
  }

  private static func endOfTag(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return nil
  }

  private static func token(_ tag: Substring) -> HTMLToken? {
    if tag.hasPrefix("!") || tag.hasPrefix("?") { return nil }
    let isClose = tag.hasPrefix("/")
    let content = isClose ? tag.dropFirst() : tag
    let name = content.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    if name.isEmpty { return nil }
    return isClose ? .close(name) : .open(name, attributes(content.dropFirst(name.count)))
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }.lowercased()
      if name.isEmpty { return result }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      var value = ""
      if rest.hasPrefix("=") {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          let content = rest.dropFirst().prefix { $0 != quote }
          value = String(content)
          rest = rest.dropFirst(content.count + 2)
        } else {
          value = String(rest.prefix { !$0.isWhitespace })
          rest = rest.dropFirst(value.count)
        }
      }
      if result[name] == nil { result[name] = decoded(value[...]) }
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "euro": "€", "bull": "•", "middot": "·", "laquo": "«", "raquo": "»", "times": "×", "deg": "°",
  ]

  /// A text with the characters that entities stand for.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<end]) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
