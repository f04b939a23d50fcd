#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  @Suite("Chains of steps")
  struct StepChainTests {
    /// The names of the chains for which the compiler needs more than a number of states of its solver.
    private func tooComplex(
      _ functions: [String], declarations: String = "", scopes: Int, languageMode: Int
    ) throws -> [Int] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chains-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try (["\(StepChain.app)\(declarations)"] + functions.map { "\(Self.imports)\($0)" }).enumerated()
        .map { index, text in
          let file = folder.appendingPathComponent("File\(index).swift")
          try Data(text.utf8).write(to: file)
          return file
        }
      let output = try Toolchain.typeCheck(
        files, moduleName: "Chains", in: folder, options: Toolchain.limit(scopes: scopes), languageMode: languageMode)
      let errors = output.split(separator: "\n").filter { $0.contains("error:") }
      let complex = errors.filter { $0.contains("unable to type-check this expression in reasonable time") }
      #expect(errors.count == complex.count, "\(errors)")
      return functions.indices.filter { index in complex.contains { $0.contains("File\(index + 1).swift") } }
    }

    private static let imports = "import SwiftUI\nimport SwiftUIFlowTesting\nimport Testing\n\n"

    /// Thirty steps with an assertion take 26,000 states. Twice as many are a tenth of a second.
    private static let limit = 52_000

    @Test("of thirty steps in each documented form are easy for the compiler", arguments: [5, 6])
    func forms(languageMode: Int) throws {
      let chains = StepChain.all
      let functions = chains.enumerated().map { $1.function(named: "chain\($0)", count: 30) }
      let complex = try tooComplex(functions, scopes: Self.limit, languageMode: languageMode)
      #expect(complex.map { chains[$0].name } == [])
    }

    @Test("that start with a flow of another signature exceed the limit")
    func limit() throws {
      // The initializer takes the type of the model directly, and a step with an assertion alone is an overload.
      let old = """
        @MainActor final class OldTester<Model: FlowModel, Content: View> {
          init(model: Model, @ViewBuilder view: @escaping @MainActor (Model) -> Content) {}
          func step(
            _ name: String, action: @escaping @MainActor (Model) throws -> Void,
            assert: @escaping @MainActor (Model) throws -> Void
          ) -> Self { self }
        }
        """
      let steps = String(
        repeating: ".step(\"a\") { $0.checkOut() } assert: { #expect($0.screen == .address) }\n", count: 5)
      let chain = "@MainActor func chain() { _ = OldTester(model: Shop()) { ShopView(model: $0) }\n\(steps) }"
      #expect(try tooComplex([chain], declarations: old, scopes: Self.limit, languageMode: 6) == [0])
    }
  }
#endif
