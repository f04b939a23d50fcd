import FlowReports
import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// Draws the previews that are linked into the process; `flow preview` makes a program that calls it.
///
/// - `list` prints what there is, and runs none of its code.
/// - `draw <number> <requests> <folder>` draws the previews of one declaration into a report.
/// - `join <folder> <title> <parts>` makes one report of the reports in folders.
public enum PreviewRunner {
  /// Does what the process's arguments say, and ends the process.
  @MainActor
  public static func main() async -> Never {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) async throws {
    switch arguments.first {
    case "list" where arguments.count == 1:
      try print(json: listings)
    case "draw" where arguments.count == 4:
      let requests = try JSONDecoder().decode([PreviewRequest].self, from: Data(arguments[2].utf8))
      let declarations = PreviewDeclaration.all
      guard let number = Int(arguments[1]), declarations.indices.contains(number) else {
        throw PreviewError.noDeclaration(arguments[1])
      }
      let drawing = PreviewDrawing(declarations[number], requests: requests)
      try await drawing.storyboard().write(to: URL(fileURLWithPath: arguments[3]))
    case "join" where arguments.count >= 3:
      let parts = arguments.dropFirst(3).map { URL(fileURLWithPath: $0) }
      var storyboard = FlowStoryboard(title: arguments[2])
      for part in parts { try storyboard.add(reportIn: part) }
      try storyboard.write(to: URL(fileURLWithPath: arguments[1]))
    default:
      throw PreviewError.usage(arguments)
    }
  }

  @MainActor
  private static var listings: [PreviewListing] {
    PreviewDeclaration.all.enumerated().map { number, declaration in
      PreviewListing(
        number: number, typeName: declaration.typeName, fileID: declaration.fileID, line: declaration.line)
    }
  }

  private static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    FileHandle.standardOutput.write(try encoder.encode(value))
  }
}
