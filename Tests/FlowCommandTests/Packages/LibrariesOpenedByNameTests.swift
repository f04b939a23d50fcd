#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Dynamic libraries that code opens by name")
  struct LibrariesOpenedByNameTests {
    /// A package with a dynamic library, and what its other target depends on.
    private func package(type: String = #"{"library": ["dynamic"]}"#, dependencies: String = "") throws
      -> PackageDescription
    {
      let json = """
        {"name": "A", "dependencies": [], "products": [
          {"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}},
          {"name": "Observer", "targets": ["Watch"], "type": \(type)},
          {"name": "Both", "targets": ["Watch"], "type": {"library": ["automatic"]}}],
         "targets": [
          {"name": "A", "type": "regular", "exclude": [], "settings": [], "dependencies": [\(dependencies)]},
          {"name": "Watch", "type": "regular", "exclude": [], "settings": [], "dependencies": []}]}
        """
      return try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    }

    private func names(_ packages: [String: PackageDescription]) -> [String] {
      LibrariesOpenedByName(in: packages).products.map { "\($0.package) \($0.name)" }
    }

    @Test("a dynamic library that nothing depends on is one")
    func unused() throws {
      #expect(try names(["b": package(), "a": package()]) == ["a Observer", "b Observer"])
    }

    @Test("other products are none", arguments: [#"{"library": ["automatic"]}"#, #"{"executable": null}"#])
    func others(_ type: String) throws {
      #expect(try names(["a": package(type: type)]).isEmpty)
    }

    @Test(
      "a library whose code is linked otherwise is none",
      arguments: [
        #"{"target": ["Watch", null]}"#, #"{"byName": ["Watch", null]}"#,
        #"{"product": ["Observer", "a", null, null]}"#,
        #"{"product": ["Both", "a", null, null]}"#,
      ])
    func used(_ dependency: String) throws {
      #expect(try names(["a": package(dependencies: dependency)]).isEmpty)
    }

    @Test("a library that an app uses is none")
    func usedByApp() throws {
      let packages = try ["a": package()]
      #expect(LibrariesOpenedByName(in: packages, used: ["Observer"]).products.isEmpty)
      #expect(try LibrariesOpenedByName.used(by: package(dependencies: #"{"byName": ["Watch", null]}"#)) == ["Watch"])
    }

    @Test("tests link them, and their package becomes a dependency where it is none")
    func manifest() {
      var changes = PackageManifest.Changes(folder: URL(fileURLWithPath: "/a"))
      let tests = { PackageManifest(text: "// swift-tools-version: 6.0\n").applying(changes).text }
      #expect(!tests().contains("target.type == .test"))
      changes.opened = ["Observer": ("kit", URL(fileURLWithPath: "/copies/kit"))]
      #expect(tests().contains(#".package(name: "kit", path: "/copies/kit")"#))
      #expect(tests().contains("for target in package.targets where target.type == .test"))
      #expect(tests().contains(#"name: "Observer""#))
    }
  }
#endif
