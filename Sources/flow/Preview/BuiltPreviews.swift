import FlowReports
import Foundation

/// A built program that has previews, and the commands that it understands; see `PreviewRunner`.
struct BuiltPreviews {
  /// The path of the program.
  let program: String
  /// Environment variables of the program.
  var environment: [String: String] = [:]

  /// The previews in the program.
  func list() throws -> [PreviewListing] {
    let (text, status) = try Subprocess(arguments: [program, "list"]).output()
    guard status == 0 else { throw CommandError.noList(text) }
    return try JSONDecoder().decode([PreviewListing].self, from: Data(text.utf8))
  }

  /// Draws the previews of a declaration into a report.
  func draw(_ listing: PreviewListing, _ requests: [PreviewRequest], into folder: URL) throws -> Subprocess {
    let json = String(decoding: try JSONEncoder().encode(requests), as: UTF8.self)
    return Subprocess(
      arguments: [program, "draw", "\(listing.number)", json, folder.path], environment: environment)
  }

  /// Merges reports.
  func join(_ parts: [URL], into folder: URL, title: String) throws {
    let (text, status) = try Subprocess(arguments: [program, "join", folder.path, title] + parts.map(\.path)).output()
    if status != 0 { throw CommandError.noReport(text) }
  }
}
