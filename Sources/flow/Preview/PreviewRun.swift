import FlowReports
import Foundation

/// Draws declarations, each in a separate process.
struct PreviewRun {
  let program: BuiltPreviews
  let requests: [PreviewRequest]
  /// The folder of the sources.
  let folder: URL
  /// The time limit of a declaration, in seconds.
  let timeLimit: Double
  /// The number of concurrent processes.
  let processes: Int

  /// The result of drawing a declaration.
  struct Outcome: Encodable {
    /// The file and the line, or the type of a provider whose declaration was not found.
    let place: String
    /// The reason why it was not drawn; `nil` on success.
    let problem: String?
  }

  /// Draws declarations, and writes a report of all of them.
  func draw(_ listings: [PreviewListing], into target: URL) throws -> [Outcome] {
    let providers = try ProviderSearch.places(in: folder)
    let parts = FileManager.default.temporaryDirectory.appendingPathComponent("flow-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: parts) }
    let folders = listings.indices.map { parts.appendingPathComponent("\($0)") }
    let endings = try Self.endings(of: listings.count, atOnce: processes) { index in
      Output.note(.drawing(index + 1, of: listings.count, place: Self.place(of: listings[index], providers)))
      return try program.draw(listings[index], requests, into: folders[index]).start(limit: timeLimit)
    }
    let outcomes = try zip(listings, zip(folders, endings)).map { listing, result in
      let place = Self.place(of: listing, providers)
      let problem = problem(of: result.1, report: result.0)
      if let problem { try Self.write("\(place): \(problem)", of: listing, into: result.0) }
      return Outcome(place: place, problem: problem)
    }
    try program.join(folders, into: target, title: "Previews")
    return outcomes
  }

  /// Runs programs concurrently.
  ///
  /// - Parameters:
  ///   - count: The number of programs.
  ///   - limit: The number of concurrent programs.
  ///   - start: Starts the program with an index.
  /// - Returns: How they ended, in index order.
  static func endings(
    of count: Int, atOnce limit: Int, start: (Int) throws -> RunningProcess
  ) throws -> [Subprocess.Ending] {
    var endings = [Subprocess.Ending?](repeating: nil, count: count)
    var running: [Int: RunningProcess] = [:]
    var next = 0
    while next < count || !running.isEmpty {
      while next < count, running.count < limit {
        running[next] = try start(next)
        next += 1
      }
      for (index, process) in running {
        guard let ending = try process.ending() else { continue }
        endings[index] = ending
        running[index] = nil
      }
      usleep(Subprocess.pause)
    }
    return endings.compactMap(\.self)
  }

  /// - Parameter report: The folder of the report that it should have written.
  private func problem(of ending: Subprocess.Ending, report: URL) -> String? {
    switch ending {
    case .exit(0, _) where (try? ReportDocument(in: report)) != nil: nil
    case .exit(0, _): "The preview ended its process with exit code 0 before it was drawn."
    case .exit(_, let text): text.trimmingCharacters(in: .whitespacesAndNewlines)
    case .signal(let signal, let text):
      "The preview ended its process with signal \(signal).\(Self.reason(in: text).map { " " + $0 } ?? "")"
    case .timeout: "The preview was not drawn within \(counted(Int(timeLimit.rounded(.up)), "second"))."
    }
  }

  /// The line of a process's output with the reason why it ended.
  private static func reason(in text: String) -> String? {
    text.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("fatal error") }.map(String.init)
  }

  private static func place(of listing: PreviewListing, _ providers: [String: String]) -> String {
    listing.line == nil ? providers[listing.simpleTypeName] ?? listing.place : listing.place
  }

  /// Writes a report in place of the missing one.
  private static func write(_ problem: String, of listing: PreviewListing, into folder: URL) throws {
    var report = ReportDocument()
    let flow = report.index(ofFlow: listing.fileID ?? listing.simpleTypeName)
    report.flows[flow].failures = [problem]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try report.write(in: folder)
  }
}
