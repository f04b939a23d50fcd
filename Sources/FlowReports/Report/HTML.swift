import FlowIssueReporting
import Foundation

/// Escapes a text for the content or an attribute of an HTML or XML element.
///
/// Characters that XML does not allow become `U+FFFD`.
package func escapedHTML(_ text: String) -> String { special.replacing(in: text, with: replacement) }

/// Escapes a text for an attribute of an XML element, whose line breaks and tabs readers would turn into spaces.
package func escapedXMLAttribute(_ text: String) -> String {
  breaks.replacing(in: escapedHTML(text)) { byte, _ in byte.pointee == 0x09 ? ("&#9;", 1) : ("&#10;", 1) }
}

private let breaks = ByteSet([0x09, 0x0A])

/// The bytes that characters which may have to be replaced begin with.
private let special = ByteSet(
  (0x01..<0x20).filter { $0 != 0x09 && $0 != 0x0A } + [0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xE2, 0xEF])

/// The replacement of the character that begins with a byte, and its length; `nil` if it stays.
private func replacement(at byte: UnsafePointer<UInt8>, _ count: Int) -> (String, Int)? {
  switch byte.pointee {
  case 0x3C: return ("&lt;", 1)
  case 0x3E: return ("&gt;", 1)
  case 0x26: return ("&amp;", 1)
  case 0x22: return ("&quot;", 1)
  case 0x27: return ("&#39;", 1)
  // U+0080 to U+009F.
  case 0xC2: return count > 1 && byte[1] < 0xA0 ? ("\u{FFFD}", 2) : nil
  // U+2028 and U+2029, which end lines; U+FFFE and U+FFFF, which are no characters.
  case 0xE2: return count > 2 && byte[1] == 0x80 && (byte[2] == 0xA8 || byte[2] == 0xA9) ? ("\u{FFFD}", 3) : nil
  case 0xEF: return count > 2 && byte[1] == 0xBF && byte[2] >= 0xBE ? ("\u{FFFD}", 3) : nil
  default: return ("\u{FFFD}", 1)
  }
}

/// The URL of a file relative to a page in the same folder.
package func relativeAddress(ofFile name: String) -> String {
  encodedInAddresses.replacing(in: name) { byte, _ in
    (String(byte.pointee < 16 ? "%0" : "%") + String(byte.pointee, radix: 16, uppercase: true), 1)
  }
}

/// A colon would turn the beginning of a URL into a scheme.
private let encodedInAddresses = ByteSet(allBut: "-._~!$&'()*+,=@")
