import Foundation
import Testing

@testable import FlowReports

@Suite("A file that stays open to be appended to")
struct AppendedFileTests {
  @Test("is appended to also after another process has replaced it")
  func replaced() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("1".utf8).write(to: file)
    let output = try AppendedFile(file.path)
    try output.append("2")
    try PartialFile.replace(file, with: Data("new ".utf8))
    try output.append("3")
    try output.append("4")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new 34")
    try FileManager.default.removeItem(at: file)
    let error = #expect(throws: OpenFileError.self) { try output.append("5") }
    #expect(error?.description == "The file \(file.path) cannot be written: No such file or directory.")
  }

  @Test("exists, and is no link")
  func link() throws {
    let link = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    #expect(throws: OpenFileError.self) { try AppendedFile(link.path) }
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/dev/null")
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(throws: OpenFileError.self) { try AppendedFile(link.path) }
  }
}
