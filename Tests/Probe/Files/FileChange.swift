import Foundation

/// A change of one file of an app, and what must be said about it.
enum FileChange: CaseIterable {
  case cut, flip, insertZeros, repeatPart, mergeMark, widen, latin, number, deepen, enlarge
  case empty, random, folder, ownLink, deviceLink, parentLink, remove, fileName

  /// Changes a file.
  ///
  /// - Returns: `nil` if the change does not apply to the file.
  func change(_ path: String, of files: FileCase, _ dice: inout FileDice) -> FileCase? {
    var result = files
    let data = files[path]
    let text = String(decoding: data, as: UTF8.self)
    let kind = FileKind(path)
    result.name = "\(path): \(self)"
    switch self {
    case .cut:
      let length = dice.choice(of: [
        0, 1, 8, data.count / 2, data.count - 1, data.count - 13, dice.number(below: data.count),
      ])
      let rest = data.prefix(max(0, length))
      result[path] = rest
      result.name += " to \(rest.count) of \(data.count) bytes"
      result.expectation = kind.isWhole(rest, of: data) ? .anything : .report
    case .flip:
      var bytes = data
      for _ in 0...dice.number(below: 4) where !bytes.isEmpty {
        bytes[bytes.startIndex + dice.number(below: bytes.count)] ^= UInt8(1 << dice.number(below: 8))
      }
      result[path] = bytes
      result.expectation = .anything
    case .insertZeros:
      var bytes = data
      let place = dice.number(below: data.count)
      bytes.insert(contentsOf: [UInt8](repeating: 0, count: 1 + dice.number(below: 9)), at: bytes.startIndex + place)
      result[path] = bytes
      result.expectation = .anything
    case .repeatPart:
      let start = dice.number(below: data.count)
      let part = data.dropFirst(start).prefix(1 + dice.number(below: 60))
      result[path] = data.prefix(start) + Data((0..<2_000).flatMap { _ in part }) + data.dropFirst(start)
      result.expectation = .anything
    case .mergeMark:
      guard kind.isText else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("<<<<<<< HEAD", at: dice.number(below: max(1, lines.count - 1)))
      result[text: path] = lines.joined(separator: "\n")
      // The mark is a text between the elements of an XML document, and stands in comments.
      result.expectation = [.json, .list].contains(kind) ? .report : .anything
    case .widen:
      guard kind.isText,
        let encoding = [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian].randomElement(using: &dice),
        let wide = text.data(using: encoding)
      else { return nil }
      result[path] = wide
      result.name += " in \(encoding)"
      result.expectation = kind == .json || kind == .strings ? .same : .anything
    case .latin:
      guard kind.isText, let narrow = text.data(using: .isoLatin1), narrow.count < data.count else { return nil }
      result[path] = narrow
      result.expectation = .report
    case .number:
      guard kind.isText, let place = text.ranges(of: /[0-9]+/).randomElement(using: &dice) else { return nil }
      let numbers = [
        "-9223372036854775808", "9223372036854775807", "99999999999999999999999", "1e308", "-1e-320", "0", "-1", "nan",
        "inf",
        "30000", "1000000",
      ]
      let number = dice.choice(of: numbers)
      result[text: path] = text.replacingCharacters(in: place, with: number)
      result.name += " \(text[place]) becomes \(number) at character \(text[..<place.lowerBound].count)"
      result.expectation = .anything
    case .deepen:
      let count = dice.choice(of: [400, 100_000])
      let (open, close) = kind.brackets
      guard kind.isText, !open.isEmpty, let place = text.firstRange(of: kind.innermost) else { return nil }
      let deep = String(repeating: open, count: count) + String(repeating: close, count: count)
      result[text: path] = text.replacingCharacters(in: place.lowerBound..<place.lowerBound, with: deep)
      result.expectation = .anything
    case .enlarge:
      guard kind.isText, let place = text.range(of: #"[A-Za-zöü]{3,}"#, options: .regularExpression) else { return nil }
      result[text: path] = text.replacingCharacters(
        in: place, with: String(repeating: String(text[place]), count: 100_000))
      result.expectation = .anything
    case .empty:
      result[path] = Data()
      result.expectation = .report
    case .random:
      result[path] = Data((0..<dice.choice(of: [64, 1_000, 40_000])).map { _ in UInt8(dice.number(below: 256)) })
      result.expectation = .report
    case .folder:
      result.remove(path)
      result.makeFolder(path)
      // A folder is no table, whatever its name is.
      result.expectation = !path.hasPrefix(AppFiles.catalog) ? .anything : .report
    case .ownLink:
      result.remove(path)
      result.link(path, to: String(path.split(separator: "/").last ?? ""))
      result.expectation = kind == .list || kind == .strings ? .anything : .report
    case .deviceLink:
      result.remove(path)
      result.link(path, to: dice.choice(of: ["/dev/zero", "/dev/tty", "/proc/self/mem"]))
      result.expectation = .report
    case .parentLink:
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      result.link(folder.isEmpty ? "again" : "\(folder)/again", to: dice.choice(of: [".", "..", "../..", "/"]))
      // A link to the root is followed only in the sources of an app.
      result.expectation = .anything
    case .remove:
      result.remove(path)
      result.expectation = kind.isPicture ? .report : .anything
    case .fileName:
      guard path.hasSuffix("set/Contents.json"), text.contains("filename") else { return nil }
      let name = dice.choice(of: ["../../../secret.png", "a/../../../../secret.png", "..", "", ".", "\\u0000"])
      result[text: path] = text.replacing(/"filename" : "[^"]*"/) { _ in "\"filename\" : \"\(name)\"" }
      result.name += " '\(name)'"
      result.expectation = .report
    }
    if ["Contents.json", "Icons/Contents.json"].contains(where: { path == "\(AppFiles.catalog)/\($0)" }) {
      // A group without this file is the same; without its namespace, an image is not found.
      let isGroup = path.contains("Icons")
      if case .report = result.expectation { result.expectation = isGroup && self != .remove ? .report : .anything }
    }
    return result
  }
}

/// The kind of a file of an app.
enum FileKind {
  case json, strings, list, svg, symbol, png, photo, pdf

  init(_ path: String) {
    switch path.split(separator: ".").last {
    case "json", "xcstrings": self = .json
    case "strings": self = .strings
    case "plist", "stringsdict": self = .list
    case "svg": self = path.contains("symbolset") ? .symbol : .svg
    case "png": self = .png
    case "pdf": self = .pdf
    default: self = .photo
    }
  }

  var isText: Bool { [.json, .strings, .list, .svg, .symbol].contains(self) }
  var isPicture: Bool { [.svg, .symbol, .png, .photo, .pdf].contains(self) }

  /// What opens and closes a level.
  var brackets: (open: String, close: String) {
    switch self {
    case .json: (#"{ "a" : "#, "}")
    case .list: ("<dict><key>a</key>", "</dict>")
    case .svg, .symbol: ("<g>", "</g>")
    case .strings: ("(", ")")
    case .png, .photo, .pdf: ("", "")
    }
  }

  /// A text in front of which levels can be inserted.
  var innermost: String {
    switch self {
    case .json: "\"info\""
    case .list: "<key>"
    case .svg: "<rect"
    case .symbol: "<path"
    case .strings: "\"open\""
    case .png, .photo, .pdf: ""
    }
  }

  /// Whether a file that was cut is still a whole one.
  func isWhole(_ rest: Data, of data: Data) -> Bool {
    let lost = data.count - rest.count
    if lost == 0 { return true }
    switch self {
    case .json, .list, .svg, .symbol:
      let end = data.lastIndex { $0 > 0x20 } ?? data.startIndex
      return rest.endIndex > end
    // Between two strings nothing is missing.
    case .strings: return !rest.isEmpty
    // The checks of the last parts and the mark at the end have no pixels.
    case .png: return lost <= 20
    case .pdf: return rest.range(of: Data("%%EOF".utf8)) != nil
    case .photo: return false
    }
  }
}
