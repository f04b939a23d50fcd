import Foundation

/// The files of a report in its folder. Other files there are neither replaced nor removed.
package struct ReportFiles: Sendable {
  /// The name of the first page.
  package static let indexName = "index.html"
  /// The name of the file that identifies the run that the report is about.
  package static let runName = "run.json"
  package static let styleName = "report.css"
  package static let scriptName = "report.js"
  package static let junitName = "junit.xml"
  package static let summaryName = "summary.md"

  private static let names = [
    indexName, ReportDocument.fileName, junitName, summaryName, runName, styleName, scriptName,
  ]

  package let folder: URL
  private let root: URL?

  /// - Parameter root: A folder below which no folder on the way may be a link; `nil` if the user named the folder.
  package init(in folder: URL, below root: URL? = nil) {
    self.folder = folder
    self.root = root
  }

  package var page: OwnFile { file(Self.indexName) }
  package var summary: OwnFile { file(Self.summaryName) }
  package var run: OwnFile { file(Self.runName) }
  package var document: OwnFile { file(ReportDocument.fileName) }

  /// A file of the report.
  ///
  /// - Parameter listed: The pages and pictures that an earlier report in the folder lists.
  package func file(_ name: String, listed: Set<String> = []) -> OwnFile {
    let mark: FileMark =
      switch name {
      case ReportDocument.fileName: .report
      case _ where listed.contains(name): .listed
      case _ where name.hasSuffix(".html"): .page
      case _ where name.hasSuffix(".png"): .picture
      default: .partOfReport
      }
    return OwnFile(folder.appendingPathComponent(name), mark, below: root)
  }

  /// Checks that nothing of somebody else would be replaced, before anything is.
  ///
  /// - Parameters:
  ///   - names: The pages and pictures of the new report.
  ///   - listed: Those that an earlier report in the folder lists.
  /// - Throws: ``OwnFileError`` that names the first file that is not a report's.
  package func check(_ names: Set<String> = [], listed: Set<String> = []) throws(OwnFileError) {
    for name in Self.names + names.sorted() { try file(name, listed: listed).check() }
  }

  /// The pages and pictures of the report in the folder.
  package var listed: Set<String> { (try? ReportDocument(in: folder))?.fileNames ?? [] }

  /// The files of an earlier report in the folder, which a new one replaces or removes, in path order.
  package func present() -> [URL] {
    let listed = listed
    let files = (Self.names + listed).map { file($0, listed: listed) }
    return files.filter(\.isThere).map(\.url).sorted { $0.path < $1.path }
  }

  /// Removes the files of an earlier report, and nothing else.
  package func removeEarlier() {
    let listed = listed
    for name in listed { try? file(name, listed: listed).remove() }
    for journal in ReportJournal.files(in: folder) { try? file(journal.lastPathComponent).remove() }
    // The page and the document last: they show that the others are of a report.
    for name in Self.names.reversed() { try? file(name).remove() }
  }
}

extension ReportDocument {
  /// The names of the files with pages and pictures. A name that would leave the folder is left out.
  package var fileNames: Set<String> {
    let steps = steps.map(\.step).flatMap { [$0.picture, $0.referencePicture, $0.difference] }
    let names = steps + flows.flatMap(\.columns).map(\.animation) + flows.map(\.page)
    return Set(
      names.compactMap(\.self).filter { name in
        [".png", ".html"].contains(where: name.hasSuffix) && PictureFileName(name).text == name
          && name != ReportFiles.indexName
      })
  }
}
