#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The package with an engine")
  struct EngineEnvironmentTests {
    @Test("the package manager finds the engine by two variables, and an own path for pkg-config stays")
    func variables() {
      let folder = URL(fileURLWithPath: "/engines/a b")
      #expect(
        Engine.environment(of: folder, own: [:]) == ["FLOW_ENGINE": "/engines/a b", "PKG_CONFIG_PATH": "/engines/a b"])
      #expect(
        Engine.environment(of: folder, own: ["PKG_CONFIG_PATH": "/own:/other"])["PKG_CONFIG_PATH"]
          == "/engines/a b:/own:/other")
      #expect(Engine.environment(of: nil) == ["FLOW_ENGINE": ""])
    }

    @Test("with an engine, the package has the same libraries, and compiles none of them")
    func products() throws {
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      func dump(_ engine: String) throws -> (libraries: Set<String>, targets: Set<String>, dependencies: Int) {
        let (text, status) = try Subprocess(
          // The package manager that runs the tests has locked the package's own folder for builds.
          arguments: [
            "swift", "package", "--package-path", ScratchPackage.root.path, "--scratch-path", scratch.path,
            "dump-package",
          ],
          environment: ["FLOW_ENGINE": engine]
        ).output(errors: false)
        #expect(status == 0)
        let package = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
        return (
          Set(package.products.filter { $0.type["library"] != nil }.map(\.name)), Set(package.targets.map(\.name)),
          package.dependencies.count
        )
      }
      let (whole, thin) = (try dump(""), try dump("/engine"))
      #expect(thin.libraries == whole.libraries)
      #expect(thin.libraries.isSuperset(of: ["SwiftUI", "XCUIAutomation", "FlowUIKit", "FlowPreviews"]))
      #expect(whole.targets.contains("SwiftUI"))
      #expect(!thin.targets.contains("SwiftUI"))
      #expect(thin.dependencies == 0)
    }

    private struct Dump: Decodable {
      let products: [Product]
      let targets: [Target]
      let dependencies: [Ignored]

      struct Product: Decodable {
        let name: String
        let type: [String: [String]?]
      }
      struct Target: Decodable { let name: String }
      struct Ignored: Decodable {}
    }
  }
#endif
