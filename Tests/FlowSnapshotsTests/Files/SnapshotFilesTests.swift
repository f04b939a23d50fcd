import Foundation
import Testing

@testable import FlowSnapshots

@Suite("Files of a step")
struct SnapshotFilesTests {
  private func withFiles(artifacts: Bool = false, _ body: (SnapshotFiles, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let references = folder.appendingPathComponent("References")
    let other = artifacts ? folder.appendingPathComponent("Artifacts") : nil
    try body(SnapshotFiles(name: "cart", in: references, testFile: "ShopTests", artifactsDirectory: other), folder)
  }

  @Test("files of failures are beside the references, or in a folder of the test file")
  func places() throws {
    try withFiles { files, folder in
      #expect(files.reference(.semantics).path == folder.path + "/References/cart.txt")
      #expect(files.actual(.semantics).path == folder.path + "/References/cart.fail.txt")
    }
    try withFiles(artifacts: true) { files, folder in
      #expect(files.reference(.semantics).path == folder.path + "/References/cart.txt")
      #expect(files.actual(.semantics).path == folder.path + "/Artifacts/ShopTests/cart.fail.txt")
      #expect(files.difference.path.hasPrefix(folder.path + "/Artifacts/ShopTests/cart"))
    }
  }

  @Test("a reference that is not there is none, and the one that was stored is read again")
  func reading() throws {
    try withFiles { files, _ in
      #expect(try files.readReference(.semantics) == nil)
      let text = Data("- button \"Buy\" at 8, 59 size 40 × 20\n".utf8)
      try files.store(text, at: files.reference(.semantics))
      #expect(try files.readReference(.semantics) == text)
    }
  }

  @Test("the files of an earlier failure are removed, those of somebody else are not")
  func removing() throws {
    try withFiles { files, _ in
      let text = Data("- button \"Buy\" at 8, 59 size 40 × 20\n".utf8)
      try files.store(text, at: files.actual(.semantics))
      try Data("my notes".utf8).write(to: files.actual(.picture))
      files.removeArtifacts()
      #expect(!FileManager.default.fileExists(atPath: files.actual(.semantics).path))
      #expect(FileManager.default.fileExists(atPath: files.actual(.picture).path))
    }
  }
}
