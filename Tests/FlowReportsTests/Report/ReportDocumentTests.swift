import Foundation
import Testing

@testable import FlowReports

@Suite("The document of a report")
struct ReportDocumentTests {
  @Test(
    "that is missing or damaged is an error with its path",
    arguments: [
      (nil, "There is no report at <path>. Run `flow report` first."),
      ("", "<path> is not a report: it cannot be read as JSON of version 1."),
      ("{}", "<path> is not a report: it cannot be read as JSON of version 1."),
      (#"{"version": 9, "flows": []}"#, "<path> is not a report: it has version 9, not 1."),
    ])
  func damaged(text: String?, message: String) throws {
    try withFiles(text.map { ["report.json": Data($0.utf8)] } ?? ["other.json": Data()]) { folder throws in
      let error = #expect(throws: SnapshotFilesError.self) { try ReportDocument(in: folder) }
      let path = folder.appendingPathComponent("report.json").path
      #expect(error?.description == message.replacingOccurrences(of: "<path>", with: path))
    }
  }

  @Test("has paths relative to the package")
  func relativePath() throws {
    try withFiles(["Package.swift": Data(), "Tests/__Snapshots__/A/b.png": Data()]) { root throws in
      #expect(
        PackageFolder.relativePath(root.appendingPathComponent("Tests/__Snapshots__/A/b.png").path)
          == "Tests/__Snapshots__/A/b.png")
      #expect(PackageFolder.relativePath("/elsewhere/b.png") == "/elsewhere/b.png")
    }
  }
}
