import Foundation
import Testing

@testable import FlowReports

@Suite("Files that are replaced at once")
struct PartialFileTests {
  @Test("what cannot be replaced is as it was, nothing is left next to it, and the file and the reason are named")
  func failure() throws {
    try withFiles(["Tea/leaf": Data("green".utf8)]) { folder throws in
      // A folder stands where the file has to be.
      let place = folder.appendingPathComponent("Tea")
      let error = #expect(throws: OpenFileError.self) { try PartialFile.replace(place, with: Data("black".utf8)) }
      #expect(error?.description == "The file \(place.path) cannot be written: Is a directory.")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Tea"])
      #expect(try String(contentsOf: place.appendingPathComponent("leaf"), encoding: .utf8) == "green")
    }
  }

  @Test("a folder that is not there is named with the file")
  func noFolder() throws {
    try withFiles([:]) { folder in
      let file = folder.appendingPathComponent("none/leaf")
      let error = #expect(throws: OpenFileError.self) { try PartialFile.replace(file, with: Data()) }
      #expect(error?.description == "The file \(file.path) cannot be written: No such file or directory.")
      #expect(error?.isOfFullDisk == false)
    }
  }

  @Test("a folder that cannot be locked is named with the reason")
  func lock() throws {
    try withFiles(["leaf": Data()]) { folder in
      let place = folder.appendingPathComponent("leaf/inside")
      let error = #expect(throws: FileLockError.self) { _ = try FileLock(place) }
      #expect(error?.description == "The folder \(place.path) cannot be written: Not a directory.")
    }
  }
}
