extension TokenScanner {
  /// Whether a slash at the position can begin a regular expression: it stands before an operand, and not after one.
  var isRegexPossible: Bool {
    switch byte(1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ")"), 0:
      return false
    default: break
    }
    if position > 0 {
      switch bytes[position - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
        break
      // The end of a comment.
      case UInt8(ascii: "/"): break
      default: return false
      }
    }
    guard !isFirstOnLine, let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .regex: return false
    case .identifier: return last.word?.precedesExpression ?? false
    case .pound: return last.word != nil
    case .operator:
      // The mark of an optional value stands directly behind it, and that of `try!` behind the keyword.
      let isMark = last.byte == UInt8(ascii: "!") || last.byte == UInt8(ascii: "?")
      guard isMark, last.range.count == 1, tokens.count > 1 else { return true }
      let operand = tokens[tokens.count - 2]
      return operand.range.upperBound != last.range.lowerBound || operand.word?.precedesExpression == true
        || !Self.isOperandEnd(bytes[last.range.lowerBound - 1])
    case .punctuation:
      switch last.byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): return false
      default: return true
      }
    }
  }

  private static func isOperandEnd(_ byte: UInt8) -> Bool {
    isNameCharacter(byte) || byte >= 0x80 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  /// Scans `/…/`, if it ends on its line and its parentheses are balanced, as the compiler demands.
  mutating func scanRegex() -> Bool {
    var index = position + 1
    var depth = 0
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        let last = bytes[index - 1]
        guard last != UInt8(ascii: " "), last != UInt8(ascii: "\t") else { return false }
        let start = position
        position = index + 1
        append(.regex, from: start)
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Scans `#/…/#`, which has several lines if nothing but space follows its slash.
  mutating func scanExtendedRegex(hashes: Int) -> Bool {
    var index = position + hashes + 1
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    let isMultiline = index < bytes.count && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
    index = position + hashes + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"):
        var count = 0
        while count < hashes, index + 1 + count < bytes.count, bytes[index + 1 + count] == UInt8(ascii: "#") {
          count += 1
        }
        if count == hashes {
          let start = position
          position = index + 1 + hashes
          append(.regex, from: start)
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }
}
