import FlowReports
import Foundation

/// Draws declarations, each in a process of its own.
struct PreviewRun {
  let program: PreviewProgram
  let requests: [PreviewRequest]
  /// The folder of the sources.
  let folder: URL
  /// How long a declaration may take, in seconds.
  let timeLimit: Double

  /// What became of a declaration.
  struct Outcome: Encodable {
    /// The file and the line, or the type of a provider that was not found in the sources.
    let place: String
    /// Why it was not drawn; `nil` if it was.
    let problem: String?
  }

  /// Draws declarations, and writes a report of all of them.
  func draw(_ listings: [PreviewListing], into target: URL) throws -> [Outcome] {
    let providers = try ProviderSearch.places(in: folder)
    let parts = FileManager.default.temporaryDirectory.appendingPathComponent("flow-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: parts) }
    var outcomes: [Outcome] = []
    var folders: [URL] = []
    for (index, listing) in listings.enumerated() {
      let part = parts.appendingPathComponent("\(index)")
      let place = Self.place(of: listing, providers)
      Output.progress("[\(index + 1)/\(listings.count)] \(place)")
      let problem = try problem(of: program.draw(listing, requests, into: part))
      if let problem { try Self.write("\(place): \(problem)", of: listing, into: part) }
      outcomes.append(Outcome(place: place, problem: problem))
      folders.append(part)
    }
    try program.join(folders, into: target, title: "Previews")
    return outcomes
  }

  private func problem(of process: Subprocess) throws -> String? {
    switch try process.end(within: timeLimit) {
    case .exit(0, _): nil
    case .exit(_, let text): text.trimmingCharacters(in: .whitespacesAndNewlines)
    case .signal(let signal, let text):
      "The preview ended its process with signal \(signal). \(Self.reason(in: text))"
    case .timeout: "The preview was not drawn within \(Int(timeLimit.rounded(.up))) seconds."
    }
  }

  /// The line of what a process printed that says why it ended.
  private static func reason(in text: String) -> String {
    text.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("fatal error") }.map(String.init)
      ?? ""
  }

  private static func place(of listing: PreviewListing, _ providers: [String: String]) -> String {
    guard let file = listing.fileID, let line = listing.line else {
      return providers[listing.simpleTypeName] ?? listing.typeName
    }
    return "\(file):\(line)"
  }

  /// A report in the place of one that was not written.
  private static func write(_ problem: String, of listing: PreviewListing, into folder: URL) throws {
    var report = ReportDocument()
    let flow = report.index(ofFlow: listing.fileID ?? listing.simpleTypeName)
    report.flows[flow].failures = [problem]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try report.write(in: folder)
  }
}
