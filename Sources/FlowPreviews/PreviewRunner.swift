import FlowReports
import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// Draws the previews linked into the process; `flow preview` builds a program that calls it.
///
/// - `list` prints the list of previews, without running their code.
/// - `draw <number> <requests> <folder>` draws the previews of one declaration into a part of a report:
///   `report.json` and pictures.
/// - `join <folder> <title> <parts>` makes one report of the parts in folders.
/// - `session <request>` runs the app and answers requests; with `<number> <view>` after it, a preview.
public enum PreviewRunner {
  /// Runs the command in the process's arguments, and exits.
  @MainActor
  public static func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "session" {
      // On the main thread, but not on its queue: there, tasks could not run while a session waits for them.
      end { try session(arguments) }
    }
    Task { @MainActor in
      do {
        try await run(arguments)
        exit(EXIT_SUCCESS)
      } catch {
        end { throw error }
      }
    }
    dispatchMain()
  }

  /// Exits with the result of a command.
  private static func end(_ body: () throws -> Void) -> Never {
    do {
      try body()
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  @MainActor
  private static func session(_ arguments: [String]) throws {
    guard arguments.count == 2 || arguments.count == 4 else { throw PreviewError.usage(arguments) }
    let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(arguments[1].utf8))
    guard arguments.count == 4 else { return try SessionLoop.run(.app(request)) }
    guard let view = Int(arguments[3]) else { throw PreviewError.usage(arguments) }
    useLocale(of: request)
    try SessionLoop.run(.preview(declaration(arguments[2]), index: view, request))
  }

  /// Sets `Locale.current`, and with it the formatters that use it, to that of a device with the locale.
  @MainActor
  private static func useLocale(of request: PreviewRequest) {
    _ = ProcessLocale.use(Locale(identifier: request.locale ?? "en_US"))
  }

  @MainActor
  private static func declaration(_ number: String) throws(PreviewError) -> PreviewDeclaration {
    let declarations = PreviewDeclaration.all
    guard let index = Int(number), declarations.indices.contains(index) else { throw .noDeclaration(number) }
    return declarations[index]
  }

  @MainActor
  private static func run(_ arguments: [String]) async throws {
    switch arguments.first {
    case "list" where arguments.count == 1:
      try print(json: listings)
    case "draw" where arguments.count == 4:
      let requests = try JSONDecoder().decode([PreviewRequest].self, from: Data(arguments[2].utf8))
      let drawing = PreviewDrawing(try declaration(arguments[1]), requests: requests, prepare: useLocale(of:))
      try await drawing.storyboard().writePart(to: URL(fileURLWithPath: arguments[3]))
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
    PreviewDeclaration.all.enumerated().map { PreviewListing($1, number: $0) }
  }

  private static func print(json value: some Encodable) throws {
    FileHandle.standardOutput.write(Data(try JSONLine.text(of: value).utf8))
  }
}
