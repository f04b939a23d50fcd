import FlowReports
import Foundation

/// The files of a report in its folder. Other files there are neither replaced nor removed.
struct ReportOutput: Sendable {
  static let index = "index.html"

  let folder: URL

  private let path: String

  init(folder: URL) {
    self.folder = folder
    path = folder.path + "/"
  }

  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: path + name) }

  /// Creates an empty file if there is none with the name.
  ///
  /// - Returns: Whether it was created.
  func reserve(_ name: String) -> Bool { OpenFile.create(path + name) }

  /// Appends to a file: the content of a new one, or further entries of a page, which has an open list at its end.
  func append(_ data: Data, to name: String) throws { try OpenFile.append(data, to: path + name) }

  func append(_ html: String, to name: String) throws { try append(Data(html.utf8), to: name) }

  /// Writes a file at once.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url, options: .atomic)
    return url
  }

  /// Writes a file at once.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

  /// Writes the style sheet and the script of all pages.
  func writeStyle() throws {
    try write(pageStyle, to: PageFrame.styleName)
    try write(pageScript, to: PageFrame.scriptName)
  }

  /// The pages and pictures of the report in the folder.
  var earlierFiles: Set<String> { (try? ReportDocument(in: folder))?.fileNames ?? [] }

  func remove(_ names: some Sequence<String>) {
    for name in names { try? FileManager.default.removeItem(atPath: path + name) }
  }

  /// Removes an earlier report.
  func removeEarlier() {
    remove(earlierFiles)
    for file in ReportJournal.files(in: folder) { try? FileManager.default.removeItem(at: file) }
    if let page = read(Self.index), String(decoding: page.prefix(1_000), as: UTF8.self).contains(PageFrame.generator) {
      remove([Self.index, ReportDocument.fileName, "junit.xml", "summary.md"])
    }
  }
}

extension ReportDocument {
  /// The names of the files with pages and pictures. A name that would leave the folder is none.
  var fileNames: Set<String> {
    let steps = steps.map(\.step).flatMap { [$0.picture, $0.referencePicture, $0.difference] }
    let names = steps + flows.flatMap(\.columns).map(\.animation) + flows.map(\.page)
    return Set(
      names.compactMap(\.self).filter { name in
        [".png", ".html"].contains(where: name.hasSuffix) && PictureFileName(name).text == name
          && name != ReportOutput.index
      })
  }
}
