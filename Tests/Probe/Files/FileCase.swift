import Foundation

/// A folder as an app's repository has it, and what a screen must make of it.
struct FileCase {
  enum Expectation {
    /// The same picture and outline as of the whole files, without a word.
    case same
    /// A warning or an error.
    case report
    /// Whatever is shown: what the files say is not known to be wrong.
    case anything
  }

  /// What was done to the files.
  var name: String
  var expectation: Expectation
  private(set) var entries: [String: Entry] = [:]

  enum Entry {
    case file(Data)
    case link(String)
    case folder
  }

  init(_ name: String, expectation: Expectation) {
    self.name = name
    self.expectation = expectation
  }

  /// The contents of a file; empty if there is none.
  subscript(_ path: String) -> Data {
    get { if case .file(let data)? = entries[path] { data } else { Data() } }
    set { entries[path] = .file(newValue) }
  }

  subscript(text path: String) -> String {
    get { String(decoding: self[path], as: UTF8.self) }
    set { self[path] = Data(newValue.utf8) }
  }

  mutating func link(_ path: String, to target: String) { entries[path] = .link(target) }
  mutating func remove(_ path: String) { entries[path] = nil }
  mutating func makeFolder(_ path: String) { entries[path] = .folder }

  /// The paths of the files, sorted.
  var files: [String] { entries.keys.sorted() }

  func write(to folder: URL) throws {
    for path in files {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch entries[path] {
      case .file(let data)?: try data.write(to: place)
      case .link(let target)?:
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
      case .folder?: try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      case nil: break
      }
    }
  }
}
