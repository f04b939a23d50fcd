import Foundation
import Testing

@testable import FlowReports

@Suite("The document of a report")
struct ReportDocumentTests {
  @Test("that is missing or damaged is an error with its path", arguments: [nil, Data(), Data("{}".utf8)])
  func damaged(data: Data?) throws {
    try withFiles(data.map { ["report.json": $0] } ?? ["other.json": Data()]) { folder throws in
      let error = #expect(throws: SnapshotFilesError.self) { try ReportDocument(in: folder) }
      #expect(error?.description.contains(folder.appendingPathComponent("report.json").path) == true)
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
