import FlowReports
import Foundation

/// Writes the files of a report. Other files in its folder are neither replaced nor removed.
struct ReportOutput: Sendable {
  let folder: URL

  private let files: ReportFiles
  private let path: String

  init(folder: URL) {
    self.folder = folder
    files = ReportFiles(in: folder)
    path = folder.path + "/"
  }

  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: path + name) }

  /// Checks that the report would replace no file of somebody else.
  ///
  /// - Throws: ``OwnFileError`` that names the first such file.
  func check(_ names: Set<String> = [], listed: Set<String> = []) throws { try files.check(names, listed: listed) }

  /// Creates an empty file if there is none with the name.
  ///
  /// - Returns: Whether it was created.
  func reserve(_ name: String) -> Bool { OpenFile.create(path + name) }

  /// Appends to a file: the content of a new one, or further entries of a page, which has an open list at its end.
  func append(_ data: Data, to name: String) throws { try OpenFile.append(data, to: path + name) }

  /// Opens a file of the report to append to it many times.
  func opened(_ name: String) throws -> AppendedFile { try AppendedFile(path + name) }

  func append(_ html: String, to name: String) throws { try append(Data(html.utf8), to: name) }

  /// Writes a file at once.
  ///
  /// - Parameter listed: The pages and pictures that an earlier report in the folder lists.
  /// - Throws: ``OwnFileError`` if there is a file of somebody else.
  @discardableResult
  func write(_ data: Data, to name: String, listed: Set<String> = []) throws -> URL {
    let file = files.file(name, listed: listed)
    try file.write(data)
    return file.url
  }

  /// Writes a file at once.
  @discardableResult
  func write(_ text: String, to name: String, listed: Set<String> = []) throws -> URL {
    try write(Data(text.utf8), to: name, listed: listed)
  }

  /// Writes the style sheet and the script of all pages.
  func writeStyle() throws {
    try write(pageStyle, to: ReportFiles.styleName)
    try write(pageScript, to: ReportFiles.scriptName)
  }

  /// The pages and pictures of the report in the folder.
  var earlierFiles: Set<String> { files.listed }

  /// Removes files of the report.
  func remove(_ names: Set<String>, listed: Set<String> = []) {
    for name in names { try? files.file(name, listed: listed).remove() }
  }

  /// Removes an earlier report.
  func removeEarlier() { files.removeEarlier() }
}
