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

    @Test("those of another manifest are not found for one without dependencies")
    func withoutDependencies() throws {
      try withFolder { folder in
        let tea = folder.appendingPathComponent("tea")
        try FileManager.default.createDirectory(
          at: tea.appendingPathComponent("Sources/Tea"), withIntermediateDirectories: true)
        try Data("let cups = 1\n".utf8).write(to: tea.appendingPathComponent("Sources/Tea/Tea.swift"))
        let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"
        try Data(
          (head + #"let package = Package(name: "tea", products: [.library(name: "Tea", targets: ["Tea"])], "#
            + #"targets: [.target(name: "Tea")])"#).utf8
        ).write(to: tea.appendingPathComponent("Package.swift"))
        let resolution = PackageResolution(folder: folder.appendingPathComponent("Resolution"))
        func found(_ package: String) throws -> [String] {
          try resolution.result(
            manifest: head + package, resolved: nil, copies: folder.appendingPathComponent("copies")
          ).packages.map(\.identity)
        }
        let using = #"let package = Package(name: "Shop", dependencies: [.package(path: "\#(tea.path)")])"#
        #expect(try found(using) == ["tea"])
        #expect(try found(#"let package = Package(name: "Shop")"#) == [])
        #expect(try found(using) == ["tea"])
      }
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
