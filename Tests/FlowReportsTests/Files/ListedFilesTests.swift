import Foundation
import Testing

@testable import FlowReports

@Suite("Files of any content that a list names")
struct ListedFilesTests {
  @Test("are written and replaced, and named by the list")
  func own() throws {
    try withFiles([:]) { root throws in
      let folder = root.appendingPathComponent("test")
      for text in ["one", "two"] {
        try ListedFiles(in: folder, below: root).write(Data(text.utf8), as: "1-note.txt")
      }
      try ListedFiles(in: folder, below: root).write(Data("more".utf8), as: "2-note.txt")
      #expect(try String(contentsOf: folder.appendingPathComponent("1-note.txt"), encoding: .utf8) == "two")
      #expect(
        try String(contentsOf: folder.appendingPathComponent(".flow-files"), encoding: .utf8)
          == "Written by SwiftUIFlowTesting:\n1-note.txt\n2-note.txt\n")
    }
  }

  @Test("never replace a file, a list or a device of somebody else, and nothing happens through a link")
  func foreign() throws {
    try withFiles(["test/a.txt": Data("keep".utf8), "listed/.flow-files": Data("a.txt\n".utf8)]) { root throws in
      func error(_ folder: String, _ name: String) -> OwnFileError? {
        let files = ListedFiles(in: root.appendingPathComponent(folder), below: root)
        return #expect(throws: OwnFileError.self) { try files.write(Data("new".utf8), as: name) }
      }
      #expect(error("test", "a.txt") == .foreign(root.path + "/test/a.txt"))
      #expect(error("listed", "b.txt") == .foreign(root.path + "/listed/.flow-files"))
      try FileManager.default.createSymbolicLink(
        atPath: root.path + "/link", withDestinationPath: root.path + "/test")
      #expect(error("link", "b.txt") == .link(root.path + "/link"))
      try FileManager.default.createSymbolicLink(atPath: root.path + "/test/b.txt", withDestinationPath: "/dev/null")
      #expect(error("test", "b.txt") == .link(root.path + "/test/b.txt"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path + "/test").sorted() == ["a.txt", "b.txt"])
      #expect(try String(contentsOfFile: root.path + "/test/a.txt", encoding: .utf8) == "keep")
    }
  }
}
