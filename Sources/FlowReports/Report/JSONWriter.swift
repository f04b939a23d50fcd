import FlowIssueReporting
import Foundation

/// Writes JSON. In a debug build, Foundation's encoder takes ten times as long for a step of a report.
struct JSONWriter {
  private(set) var text = ""
  private var isFirst = true
  /// The line break and the indentation before each element of a container whose elements have their own lines.
  private var newline: String?

  // MARK: - Containers

  /// - Parameter lines: Whether each member has its own line.
  mutating func object(lines: Bool = false, _ members: (inout JSONWriter) -> Void) {
    container("{", "}", lines, members)
  }

  /// - Parameter lines: Whether each element has its own line.
  mutating func array<Element>(
    _ elements: [Element], lines: Bool = false, _ write: (inout JSONWriter, Element) -> Void
  ) {
    if elements.isEmpty {
      text += "[]"
      return
    }
    container("[", "]", lines) { json in
      for element in elements {
        json.separate()
        write(&json, element)
      }
    }
  }

  private mutating func container(
    _ start: String, _ end: String, _ lines: Bool, _ content: (inout JSONWriter) -> Void
  ) {
    let outer = newline
    text += start
    isFirst = true
    newline = lines ? (outer ?? "\n") + "  " : nil
    content(&self)
    if lines, !isFirst { text += outer ?? "\n" }
    text += end
    isFirst = false
    newline = outer
  }

  private mutating func separate() {
    if !isFirst { text += "," }
    isFirst = false
    if let newline { text += newline }
  }

  // MARK: - Members

  /// Begins a member, whose value is written next.
  ///
  /// - Parameter name: The name, which has no special characters.
  mutating func member(_ name: String) {
    separate()
    text += "\""
    text += name
    text += "\":"
  }

  /// Begins a member with any name.
  mutating func member(escaping name: String) {
    separate()
    string(name)
    text += ":"
  }

  /// A member with a text; none if there is no text.
  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    member(name)
    string(value)
  }

  mutating func member(_ name: String, _ values: [String]) {
    if values.isEmpty {
      member(name)
      text += "[]"
    } else {
      member(name, values) { $0.string($1) }
    }
  }

  mutating func member<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(name)
    array(elements, lines: false, write)
  }

  /// A member with a number; none if there is no number.
  mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    member(name)
    text += String(value)
  }

  // MARK: - Values

  mutating func string(_ value: String) {
    text += "\""
    defer { text += "\"" }
    if Self.special.isAbsent(from: value) { return text += value }
    text += Self.special.replacing(in: value) { byte, _ in
      switch byte.pointee {
      case 0x22: ("\\\"", 1)
      case 0x5C: ("\\\\", 1)
      case 0x0A: ("\\n", 1)
      case 0x09: ("\\t", 1)
      case 0x0D: ("\\r", 1)
      default: ((byte.pointee < 16 ? "\\u000" : "\\u00") + String(byte.pointee, radix: 16), 1)
      }
    }
  }

  private static let special = ByteSet(Array(0x01..<0x20) + [0x22, 0x5C])

  /// A number; zero for values that JSON does not have.
  mutating func number(_ value: Double) {
    if let whole = Int(exactly: value) {
      text += String(whole)
    } else {
      text += value.isFinite ? value.description : "0"
    }
  }

  mutating func pair(_ first: Double, _ second: Double) {
    text += "["
    number(first)
    text += ","
    number(second)
    text += "]"
  }

  mutating func bool(_ value: Bool) { text += value ? "true" : "false" }
}
