import FlowIssueReporting

/// The first line of a text that is not empty.
package func firstLine(of text: String) -> String {
  if newlines.isAbsent(from: text) { return text }
  return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
}

/// The bytes that newlines begin with.
private let newlines = ByteSet([0x0A, 0x0B, 0x0C, 0x0D, 0xC2, 0xE2])
