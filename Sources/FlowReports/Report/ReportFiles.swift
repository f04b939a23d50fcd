import Foundation

/// The files of a report in its folder. Other files there are neither replaced nor removed.
package struct ReportFiles {
  package let folder: URL
  package let page: OwnFile
  package let document: OwnFile
  package let junit: OwnFile
  package let summary: OwnFile
  /// Identifies the run that the report is about.
  package let run: OwnFile

  package init(in folder: URL) {
    self.folder = folder
    func file(_ name: String, _ mark: FileMark) -> OwnFile { OwnFile(folder.appendingPathComponent(name), mark) }
    page = file("index.html", .page)
    document = file(ReportDocument.fileName, .report)
    junit = file("junit.xml", .partOfReport)
    summary = file("summary.md", .partOfReport)
    run = file("run.json", .partOfReport)
  }

  /// A picture of the report.
  ///
  /// - Parameter listed: The pictures that the page of an earlier report lists.
  package func picture(_ name: String, listed: Set<String>) -> OwnFile {
    OwnFile(folder.appendingPathComponent(name), listed.contains(name) ? .listed : .picture)
  }

  /// Checks that nothing of somebody else would be replaced, before anything is.
  ///
  /// - Throws: ``OwnFileError`` that names the first file that is not a report's.
  package func check(pictures: some Sequence<OwnFile> = EmptyCollection()) throws(OwnFileError) {
    for file in [page, document, junit, summary, run] + pictures.sorted(by: { $0.url.path < $1.url.path }) {
      try file.check()
    }
  }

  /// The files of an earlier report in the folder, which a new one replaces or removes, in path order.
  package func present() -> [URL] {
    let pictures = (try? ReportDocument(in: folder))?.pictureNames ?? []
    let files = [page, document, junit, summary, run] + pictures.map { picture($0, listed: pictures) }
    return files.filter(\.isThere).map(\.url).sorted { $0.path < $1.path }
  }
}

extension ReportDocument {
  /// The names of the files with pictures. A name that would leave the folder is none.
  fileprivate var pictureNames: Set<String> {
    let steps = steps.map(\.step).flatMap { [$0.picture, $0.referencePicture, $0.difference] }
    let names = (steps + flows.flatMap(\.columns).map(\.animation)).compactMap(\.self)
    return Set(names.filter { $0.hasSuffix(".png") && PictureFileName($0).text == $0 })
  }
}
