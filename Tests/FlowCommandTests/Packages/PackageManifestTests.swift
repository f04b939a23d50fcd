#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Manifests of packages")
  struct PackageManifestTests {
    private func text(_ names: [String: String]) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, tools) in names {
        let text = "// swift-tools-version:\(tools)\n// \(name)\n"
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let lines = try PackageManifest(of: folder).text.split(separator: "\n")
      return String(lines[1].dropFirst(3))
    }

    @Test("the manifest is the one that the package manager would choose")
    func choice() throws {
      #expect(try text(["Package.swift": "5.9"]) == "Package.swift")
      #expect(try text(["Package.swift": "5.9", "Package@swift-6.0.swift": "6.0"]) == "Package@swift-6.0.swift")
      // Newer than both of the others.
      #expect(try text(["Package.swift": "6.2", "Package@swift-6.0.swift": "6.0"]) == "Package.swift")
      #expect(try text(["Package.swift": "5.9", "Package@swift-99.swift": "6.2"]) == "Package.swift")
      // Newer than the package manager.
      #expect(try text(["Package.swift": "99.0", "Package@swift-6.0.swift": "6.0"]) == "Package@swift-6.0.swift")
      #expect(
        try text(["Package.swift": "5.5", "Package@swift-5.7.swift": "5.7", "Package@swift-5.9.swift": "5.9"])
          == "Package@swift-5.9.swift")
      #expect(try text(["Package.swift": "6.2", "Package@swift-6.swift": "6.0"]) == "Package@swift-6.swift")
    }

    @Test("the tools version goes up to the one that added lines need, and no further")
    func tools() {
      func first(_ text: String) -> Substring { PackageManifest(text: text).withKnownTools.split(separator: "\n")[0] }
      #expect(first("// swift-tools-version:5.1\n") == "// swift-tools-version: 5.7")
      #expect(first("// swift-tools-version: 5.8\n") == "// swift-tools-version: 5.8")
      #expect(first("// swift-tools-version:6.0\n") == "// swift-tools-version:6.0")
    }

    @Test("packages that no target uses are left out, unless one is named by another name")
    func unused() throws {
      func unused(_ dependencies: String) throws -> Set<String> {
        let json = """
          {"name": "A", "products": [], "swiftLanguageVersions": null, "dependencies": [
            {"sourceControl": [{"identity": "docs"}]}, {"fileSystem": [{"identity": "kit", "path": "/kit"}]}],
           "targets": [
            {"name": "A", "type": "regular", "exclude": [], "settings": [], "dependencies": [\(dependencies)]},
            {"name": "T", "type": "test", "exclude": [], "settings": [], "dependencies": [
              {"product": ["Docs", "docs", null, null]}]}]}
          """
        let description = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
        #expect(description.unusedDependencies(hasTests: true).contains("docs") == false)
        return description.unusedDependencies(hasTests: false)
      }
      #expect(try unused(#"{"product": ["Kit", "kit", null, null]}, {"target": ["B", null]}"#) == ["docs"])
      #expect(try unused(#"{"byName": ["kit", {"platformNames": ["ios"]}]}"#) == ["docs"])
      #expect(try unused(#"{"byName": ["Other", null]}"#) == [])
    }

    @Test("packages that cannot be had are found in the package manager's errors")
    func missing() {
      let output = """
        Fetching https://example.com/a/b
        error: Failed to clone repository https://example.com/a/b:
            fatal: repository 'https://example.com/a/b/' not found
        """
      #expect(PackageResolution.missing(in: output).keys.sorted() == ["https://example.com/a/b"])
      #expect(PackageResolution.missing(in: "Fetching https://example.com/a/b") == [:])
      let other = """
        Fetching https://example.com/a/b
        Fetching https://example.com/a/c
        Fetched https://example.com/a/c from cache (0.02s)
        error: Git command failed
        """
      #expect(PackageResolution.missing(in: other) == ["https://example.com/a/b": "error: Git command failed"])
      let path = "error: Failed to clone repository /a/Kit.git:\n    fatal: repository does not exist"
      #expect(PackageResolution.missing(in: path).keys.sorted() == ["/a/Kit.git"])
      let version =
        "error: Dependencies could not be resolved because no versions of 'kit.swift' match the requirement 6.0.0..<7.0.0."
      #expect(PackageResolution.missing(in: version) == ["kit.swift": version])
    }

    @Test("an address has the identity that the package manager gives it")
    func identity() {
      for url in ["https://example.com/a/Kit.git", "git@example.com:a/Kit", "git@example.com:Kit.git", "/a/Kit"] {
        #expect(PackageLocation.identity(of: url) == "kit")
      }
    }
  }
#endif
