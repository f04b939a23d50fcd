import Foundation

/// Escapes a text for the content or an attribute of an HTML or XML element.
///
/// Characters that XML does not allow become `U+FFFD`. Most texts need no escaping, so they are searched for the bytes
/// that do, and only those are looked at one by one.
package func escapedHTML(_ text: String) -> String {
  var text = text
  return text.withUTF8 { bytes in
    guard let start = bytes.baseAddress else { return "" }
    var escaped = ""
    var plain = 0
    var index = 0
    while index < bytes.count {
      guard let (replacement, length) = replacement(at: start + index, bytes.count - index) else {
        index += 1
        continue
      }
      escaped += String(decoding: UnsafeBufferPointer(start: start + plain, count: index - plain), as: UTF8.self)
      escaped += replacement
      index += length
      plain = index
    }
    return escaped + String(decoding: UnsafeBufferPointer(start: start + plain, count: index - plain), as: UTF8.self)
  }
}

/// The replacement of the character that begins with a byte, and its length; `nil` if it stays.
private func replacement(at byte: UnsafePointer<UInt8>, _ count: Int) -> (String, Int)? {
  let first = byte.pointee
  if first > 0x3E && first < 0x7F { return nil }
  switch first {
  case 0x3C: return ("&lt;", 1)
  case 0x3E: return ("&gt;", 1)
  case 0x26: return ("&amp;", 1)
  case 0x22: return ("&quot;", 1)
  case 0x27: return ("&#39;", 1)
  case 0x09, 0x0A: return nil
  case 0x00..<0x20, 0x7F: return ("\u{FFFD}", 1)
  // U+0080 to U+009F.
  case 0xC2 where count > 1 && byte[1] < 0xA0: return ("\u{FFFD}", 2)
  // U+2028 and U+2029, which end lines; U+FFFE and U+FFFF, which are no characters.
  case 0xE2 where count > 2 && byte[1] == 0x80 && (byte[2] == 0xA8 || byte[2] == 0xA9): return ("\u{FFFD}", 3)
  case 0xEF where count > 2 && byte[1] == 0xBF && byte[2] >= 0xBE: return ("\u{FFFD}", 3)
  default: return nil
  }
}

/// The URL of a file relative to a page in the same folder.
package func relativeAddress(ofFile name: String) -> String {
  // A colon would turn the beginning of the URL into a scheme.
  let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/:;%#?"))
  return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
}
