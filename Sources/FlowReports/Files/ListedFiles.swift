import Foundation

/// Files of any content in a folder, which a list next to them names: data has no place for a mark.
package struct ListedFiles: Sendable {
  /// The name of the list.
  package static let listName = ".flow-files"

  private let folder: URL
  private let root: URL

  /// - Parameters:
  ///   - folder: The folder, which is created with the first file.
  ///   - root: A folder around it, or the same; no folder below it may be a link.
  package init(in folder: URL, below root: URL) {
    self.folder = folder.standardizedFileURL
    self.root = root.standardizedFileURL
  }

  /// Writes a file; an earlier one is replaced if the list names it.
  ///
  /// - Throws: ``OwnFileError``, or an error of the file system.
  package func write(_ data: Data, as name: String) throws {
    let list = OwnFile(folder.appendingPathComponent(Self.listName), .list, below: root)
    try list.check()
    let names = names(in: list.url)
    let file = OwnFile(folder.appendingPathComponent(name), .listed, below: root)
    try file.check()
    if !names.contains(name) {
      if file.isThere { throw OwnFileError.foreign(file.url.path) }
      // Before the file: a process that ends in between leaves a file that the next one may replace.
      let lines = [FileMark.listTitle] + names + [name]
      try list.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
    try file.write(data)
  }

  private func names(in list: URL) -> [String] {
    guard let data = FileManager.default.contents(atPath: list.path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().map(String.init)
  }
}
