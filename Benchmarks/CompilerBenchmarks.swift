import Foundation
import SwiftUI
import TestCompiler

/// Measures how long the compiler takes to type-check chains of steps, by the number of steps.
@MainActor
struct CompilerBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) throws {
    guard only == nil || only == "typecheck" else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-chains-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Chain.swift")
    for chain in StepChain.measured {
      // Without steps, the compiler reads the modules.
      for count in [0, 1, 10, 30] {
        try Data((StepChain.app + chain.function(named: "chain", count: count)).utf8).write(to: file)
        var output = ""
        let time = try best(of: 2) {
          output = try Toolchain.typeCheck([file], moduleName: "Chain", in: folder, options: [])
        }
        guard !output.contains("error:") else { throw CompilerError(output: output) }
        report.add("typecheck \(chain.name)", n: count, unit: "ms", time / 1_000)
      }
    }
  }

  /// A chain did not compile.
  private struct CompilerError: Error, CustomStringConvertible {
    let output: String
    var description: String { "The compiler rejects a chain of steps:\n\(output)" }
  }
}
