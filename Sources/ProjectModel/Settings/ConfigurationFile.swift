import AssetCatalogs
import Foundation

/// A configuration file of Xcode, with extension `xcconfig`: a setting in each line, and other files that it includes.
struct ConfigurationFile {
  /// The settings in order, with the conditions in their names.
  private(set) var settings: [BuildSettings.Assignment] = []
  /// Sentences about lines and files that cannot be read.
  private(set) var notes: [String] = []
  private var open: Set<String> = []
  private var count = 0
  private let root: URL

  /// The largest number of files that are included: two files that include two each, and so on, have no end.
  private static let limit = 500

  /// - Parameters:
  ///   - file: The file.
  ///   - root: The folder of the project, from which included files are searched, too.
  init(_ file: URL, root: URL) {
    self.root = root
    read(file.standardizedFileURL, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) {
    count += 1
    guard count <= Self.limit, depth < 50 else {
      note("The configuration file \(file.path) is included after \(Self.limit) others, and its settings are left out.")
      return
    }
    guard open.insert(file.path).inserted else {
      note("The configuration file \(file.path) includes itself, and the settings of the inner one are left out.")
      return
    }
    defer { open.remove(file.path) }
    let text: [UInt8]
    do throws(FileFault) {
      text = try TextEncoding.utf8(of: try FileContents.data(of: file, canBeEmpty: true))
      if let mark = FileFault.mergeMark(in: text) { throw .syntax("", at: mark, in: text) }
    } catch {
      note("The configuration file \(file.path) cannot be read, and its settings are left out: \(error).")
      return
    }
    let lines = String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var number = 0
    while number < lines.count {
      let first = number
      var line = Self.withoutComment(lines[number]).trimmingCharacters(in: .whitespaces)
      // A backslash at the end joins the next line.
      while line.hasSuffix("\\"), number + 1 < lines.count {
        number += 1
        line = line.dropLast() + Self.withoutComment(lines[number]).trimmingCharacters(in: .whitespaces)
      }
      number += 1
      read(line, at: first + 1, of: file, depth: depth)
    }
  }

  private mutating func read(_ line: String, at number: Int, of file: URL, depth: Int) {
    if line.isEmpty { return }
    if line.hasPrefix("#include") {
      guard let include = line.prefixMatch(of: /#include(\?)?\s*"([^"]*)"/) else {
        note(
          "\(file.path):\(number): '\(line.prefix(80))' is not read: the file's name in quotation marks was expected.")
        return
      }
      self.include(String(include.2), isOptional: include.1 != nil, from: file, depth: depth)
    } else if let setting = Self.setting(line) {
      settings.append(setting)
    } else {
      note("\(file.path):\(number): '\(line.prefix(80))' is not read: a setting as in NAME = value was expected.")
    }
  }

  private mutating func include(_ path: String, isOptional: Bool, from file: URL, depth: Int) {
    let folders = [file.deletingLastPathComponent(), root]
    let places = folders.map { $0.entry(path).standardizedFileURL }
    let found = places.first { FileManager.default.fileExists(atPath: $0.path) }
    if found == nil, isOptional { return }
    read(found ?? places[0], depth: depth + 1)
  }

  private mutating func note(_ text: String) {
    if notes.count < 20, !notes.contains(text) { notes.append(text) }
  }

  /// A line up to `//`, wherever it is: in these files an address needs another way to be written.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The name and the value of `NAME[sdk=iphone*] = value`: the conditions may contain `=`.
  private static func setting(_ line: String) -> BuildSettings.Assignment? {
    guard let match = line.wholeMatch(of: /([A-Za-z_]\w*(?:\s*\[[^\]]*\])*)\s*=\s*(.*)/) else { return nil }
    let value = match.2.trimmingCharacters(in: .whitespaces)
    return (String(match.1), value.hasSuffix(";") ? String(value.dropLast()) : value)
  }
}
