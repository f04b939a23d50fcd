import Foundation

/// An element of an XML file, as schemes, workspaces and storyboards are.
package final class MarkupElement {
  package let name: String
  package let attributes: [String: String]
  package private(set) var children: [MarkupElement] = []
  /// The text of the element itself, without that of its children, if it is more than spaces.
  package private(set) var text = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The children with a name.
  package subscript(name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// The elements at a path of names below this one.
  package func all(_ path: String...) -> [MarkupElement] {
    path.reduce([self]) { elements, name in elements.flatMap { $0[name] } }
  }

  package func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The elements below this one with a name, with those around them, in the order of the file.
  package func descendants(_ name: String) -> [(element: MarkupElement, around: [MarkupElement])] {
    var found: [(MarkupElement, [MarkupElement])] = []
    var pending: [(MarkupElement, [MarkupElement])] = [(self, [])]
    while let (element, around) = pending.popLast() {
      if element.name == name { found.append((element, around)) }
      pending += element.children.reversed().map { ($0, around + [element]) }
    }
    return found
  }

  // MARK: - Reading

  /// The deepest nesting that is read.
  private static let deepest = 100

  /// The root of a file.
  package static func read(_ file: URL) throws(FileFault) -> MarkupElement {
    let text = try TextEncoding.utf8(of: try FileContents.data(of: file))
    var open: [MarkupElement] = []
    var root: MarkupElement?
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      open.last?.add(text[index..<start])
      if let end = endOfComment(in: text, at: start) {
        index = end
        continue
      }
      guard let end = endOfTag(in: text, from: start) else { throw .syntax("the tag has no '>'", at: start, in: text) }
      let tag = text[(start + 1)..<end]
      index = end + 1
      if tag.first == UInt8(ascii: "/") {
        guard let element = open.popLast(), Array(element.name.utf8) == Array(tag.dropFirst().filter { $0 > 0x20 })
        else {
          throw .syntax("this tag ends an element that did not begin", at: start, in: text)
        }
      } else {
        let isEmpty = tag.last == UInt8(ascii: "/")
        guard let element = element(isEmpty ? tag.dropLast() : tag) else {
          throw .syntax("a tag was expected", at: start, in: text)
        }
        open.last?.children.append(element)
        if root == nil { root = element }
        if !isEmpty { open.append(element) }
        guard open.count <= deepest else { throw .syntax("there are more than \(deepest) levels", at: start, in: text) }
      }
    }
    if let element = open.last { throw FileFault("the element '\(element.name)' has no end") }
    guard let root else {
      throw .syntax("an XML element was expected", at: 0, in: text)
    }
    return root
  }

  private func add(_ bytes: ArraySlice<UInt8>) {
    if bytes.contains(where: { $0 > 0x20 }) { text += Self.plain(String(decoding: bytes, as: UTF8.self)) }
  }

  /// The index behind a comment, a declaration or an instruction.
  private static func endOfComment(in text: [UInt8], at start: Int) -> Int? {
    let rest = text[start...]
    let isComment = rest.starts(with: "<!--".utf8)
    guard isComment || rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) else { return nil }
    guard isComment else { return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count }
    var index = start + 4
    while index + 2 < text.count {
      if text[index] == UInt8(ascii: "-"), text[index + 1] == UInt8(ascii: "-"), text[index + 2] == UInt8(ascii: ">") {
        return index + 3
      }
      index += 1
    }
    return text.count
  }

  /// The index of the `>` of a tag; those in the values of attributes do not count.
  private static func endOfTag(in text: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<text.count {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func element(_ tag: ArraySlice<UInt8>) -> MarkupElement? {
    let name = tag.prefix { $0 > 0x20 }
    guard let first = name.first, first >= 0x80 || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A else { return nil }
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = String(decoding: rest[..<equals].filter { $0 > 0x20 }, as: UTF8.self)
      let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { return nil }
      attributes[key] = plain(String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return MarkupElement(name: String(decoding: name, as: UTF8.self), attributes: attributes)
  }

  /// A text with its entities replaced by characters.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(/&(#x?[0-9A-Fa-f]+|[a-z]+);/) { match -> String in
      let name = match.1
      switch name {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default:
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1))
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
      }
    }
  }
}
