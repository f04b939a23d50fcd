import Foundation

/// A configuration file of Xcode, with extension `xcconfig`: a setting in each line, and other files that it includes.
struct ConfigurationFile {
  /// The settings in order, with the conditions in their names.
  private(set) var settings: [(name: String, value: String)] = []
  /// The files that it requires and that cannot be read.
  private(set) var missing: [URL] = []

  /// - Parameters:
  ///   - file: The file.
  ///   - root: The folder of the project, from which included files are searched, too.
  init(_ file: URL, root: URL) {
    var seen: Set<String> = []
    read(file.standardizedFileURL, root, &seen, isOptional: false)
  }

  private mutating func read(_ file: URL, _ root: URL, _ seen: inout Set<String>, isOptional: Bool) {
    // A file that includes itself, or is included twice, is read once.
    guard seen.insert(file.path).inserted, seen.count <= 100 else { return }
    guard let text = FileManager.default.contents(atPath: file.path).map({ String(decoding: $0, as: UTF8.self) }) else {
      if !isOptional { missing.append(file) }
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if let include = line.prefixMatch(of: /#include(\?)?\s*"([^"]*)"/) {
        let path = String(include.2)
        let places = [file.deletingLastPathComponent(), root].map { folder in
          path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
        }
        let found = places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
        read(found, root, &seen, isOptional: include.1 != nil)
      } else if let (name, value) = Self.setting(line) {
        settings.append((name, value))
      }
    }
  }

  /// A line up to `//`, wherever it is: in these files an address needs another way to be written.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The name and the value of `NAME[sdk=iphone*] = value`: the conditions may contain `=`.
  private static func setting(_ line: String) -> (name: String, value: String)? {
    guard let match = line.wholeMatch(of: /([A-Za-z_]\w*(?:\s*\[[^\]]*\])*)\s*=\s*(.*)/) else { return nil }
    let value = match.2.trimmingCharacters(in: .whitespaces)
    return (String(match.1), value.hasSuffix(";") ? String(value.dropLast()) : value)
  }
}
