import Foundation

/// A source file, by its path from the root of the repository.
struct SourceFile {
  let path: String
  let lines: [String]

  /// The file's name without extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The folder below that of the module or of its tests.
  var folder: String { path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }
}

/// The Swift files in a folder, sorted by path.
func files(below root: String) throws -> [SourceFile] {
  let manager = FileManager.default
  guard let paths = manager.enumerator(atPath: root)?.allObjects as? [String], !paths.isEmpty else {
    throw CoverageError(message: "There is no folder \(root): run this in the root of the repository.")
  }
  return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
    let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    return SourceFile(path: root + "/" + path, lines: text.components(separatedBy: "\n"))
  }
}

/// The names, without the suffix, and the contents of the files in a folder with a suffix, sorted by name.
func texts(in folder: String, suffix: String) throws -> [(name: String, text: String)] {
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted()
  guard let names, !names.isEmpty else {
    throw CoverageError(message: "The folder \(folder) has no file that ends with \(suffix).")
  }
  return try names.map {
    (String($0.dropLast(suffix.count)), try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
  }
}

struct CoverageError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
