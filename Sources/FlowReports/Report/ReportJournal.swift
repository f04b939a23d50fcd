import Foundation

/// What one process adds to a report, a line for each step: it stays if the process is killed.
///
/// The journals of a run are hidden files in the folder of the report. The report that a process writes at its end
/// contains the journals of all processes of the run. A process has locked its journal until then.
package struct ReportJournal {
  /// A line of a journal. Runs of flows are numbered by the process.
  package enum Entry: Codable, Sendable {
    case process(ReportRun)
    case begun(run: Int, flow: String?, page: String, rows: [ReportDocument.Row])
    case step(run: Int, row: String, label: String, device: String?, step: ReportDocument.Step)
    case ended(run: Int, failures: [String])
  }

  package let file: URL
  private let output: AppendedFile

  private static let prefix = ".journal-"

  /// Creates the journal of a process, after those of the other processes.
  ///
  /// - Throws: ``OpenFileError`` if the file cannot be created.
  package init(in folder: URL) throws {
    var number = 1
    while true {
      let candidate = folder.appendingPathComponent("\(Self.prefix)\(number)")
      if OpenFile.create(candidate.path) {
        file = candidate
        output = try AppendedFile(candidate.path)
        output.lock()
        return
      }
      guard errno == EEXIST else { throw OpenFileError(path: candidate.path, code: errno) }
      number += 1
    }
  }

  /// Adds a line.
  ///
  /// - Throws: ``OpenFileError`` if the file cannot be written.
  package func add(_ entry: Entry) throws { try output.append(entry.json + "\n") }

  /// Ends the journal.
  package func end() { output.unlock() }

  /// Whether there are journals of other processes that have not ended.
  package var hasOpenOthers: Bool {
    Self.files(in: file.deletingLastPathComponent())
      .contains { $0.lastPathComponent != file.lastPathComponent && AppendedFile.isLocked($0.path) }
  }

  /// The journals in a folder, in the order of their processes.
  package static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let numbers = names.filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) }
    return numbers.sorted().map { folder.appendingPathComponent("\(prefix)\($0)") }
  }

  /// The report of the processes of a run: what their journals have up to now.
  ///
  /// - Returns: `nil` if there is no journal.
  package static func document(in folder: URL) -> ReportDocument? { contents(in: folder)?.document }

  /// The report of the processes of a run, and for each flow the pages that processes have begun.
  ///
  /// - Returns: `nil` if there is no journal.
  package static func contents(in folder: URL) -> (document: ReportDocument, pages: [Int: Set<String>])? {
    let files = files(in: folder)
    if files.isEmpty { return nil }
    var document = ReportDocument()
    var pages: [Int: Set<String>] = [:]
    for file in files {
      var runs: [Int: ReportDocument.OpenRun] = [:]
      for entry in entries(in: file) {
        document.add(entry, &runs)
        if case .begun(let number, _, let page, _) = entry, let flow = runs[number]?.flow {
          pages[flow, default: []].insert(page)
        }
      }
    }
    return (document, pages)
  }

  /// A line that the end of the process has cut off is left out.
  private static func entries(in file: URL) -> [Entry] {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Entry.self, from: $0) }
  }
}

extension ReportDocument {
  fileprivate mutating func add(_ entry: ReportJournal.Entry, _ runs: inout [Int: OpenRun]) {
    switch entry {
    case .process(let run):
      var whole = self.run ?? run
      whole.fonts += run.fonts.filter { !whole.fonts.contains($0) }
      self.run = whole
    case .begun(let number, let flow, let page, let rows):
      let run = begin(flow: flow, rows: rows)
      flows[run.flow].page = flows[run.flow].page ?? page
      runs[number] = run
    case .step(let number, let row, let label, let device, let step):
      guard var run = runs[number] else { return }
      add(step, row: row, label: label, device: device, to: &run)
      runs[number] = run
    case .ended(let number, let failures):
      if let run = runs[number] { end(run, failures: failures) }
    }
  }
}
