#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Copies of packages that were fetched")
  struct PackageResolutionTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("checkout"), withIntermediateDirectories: true)
      try Data("// 1".utf8).write(to: folder.appendingPathComponent("checkout/Package.swift"))
      try body(folder)
    }

    @Test("are complete or not there, and what a command that was ended left is removed")
    func copies() throws {
      try withFolder { folder in
        let place = folder.appendingPathComponent("copies/1234/tea")
        let around = place.deletingLastPathComponent()
        #expect(throws: (any Error).self) {
          try PackageResolution.copy(folder.appendingPathComponent("none"), to: place)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: around.path) == [])
        try FileManager.default.createDirectory(
          at: around.appendingPathComponent(".partial-1"), withIntermediateDirectories: true)
        let copy = try PackageResolution.copy(folder.appendingPathComponent("checkout"), to: place)
        #expect(copy == place)
        #expect(try FileManager.default.contentsOfDirectory(atPath: around.path) == ["tea"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["Package.swift"])
      }
    }
  }
#endif
