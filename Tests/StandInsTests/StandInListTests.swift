#if os(Linux)
  import Foundation
  import Testing

  @Suite("Stand-ins")
  struct StandInListTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    @Test("have the same modules in their folders, their manifests and the manifest of the project")
    func lists() throws {
      let place = Self.root.appendingPathComponent("StandIns")
      let own = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      for package in try FileManager.default.contentsOfDirectory(atPath: place.path) {
        let folder = place.appendingPathComponent(package)
        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Sources").path)
          .sorted()
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let list = try #require(
          own.components(separatedBy: "\"\(package)\": [").last?.components(separatedBy: "\n  ]").first)
        for text in [manifest, list] {
          #expect(text.matches(of: #/\n    "(\w+)": \[/#).map { String($0.1) }.sorted() == modules)
        }
        // Versions of a package under any of its names are not fetched.
        func lines(_ file: String) -> Set<Substring> {
          let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          return Set((text ?? "").split(separator: "\n"))
        }
        let names = lines("Identities.txt").union([Substring(package)])
        #expect(lines("Dependencies.txt").isSuperset(of: names), "\(package)")
      }
    }
  }
#endif
