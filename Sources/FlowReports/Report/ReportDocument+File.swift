import Foundation

extension ReportDocument {
  /// The name of the document's file in the folder of a report.
  package static let fileName = "report.json"

  /// Reads the report of a run.
  ///
  /// A run that was killed has not written its document; then it is what the journals of its processes have.
  ///
  /// - Parameter folder: The folder of the report.
  /// - Throws: ``SnapshotFilesError`` if there is no report or it is damaged.
  package init(in folder: URL) throws(SnapshotFilesError) {
    let file = folder.appendingPathComponent(Self.fileName)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      guard let journals = ReportJournal.document(in: folder) else { throw .noReport(file.path) }
      self = journals
      return
    }
    do {
      self = try JSONDecoder().decode(ReportDocument.self, from: data)
    } catch {
      throw .notReport(path: file.path, reason: "it cannot be read as JSON of version \(Self.currentVersion)")
    }
    if version != Self.currentVersion {
      throw .notReport(path: file.path, reason: "it has version \(version), not \(Self.currentVersion)")
    }
  }

  /// Writes the document to a folder; equal documents write equal bytes.
  ///
  /// - Throws: ``OwnFileError`` if the folder has such a file of somebody else.
  package func write(in folder: URL) throws {
    try ReportFiles(in: folder).document.write(Data(json.utf8))
  }
}
