import FlowReports
import Foundation

/// What a process adds to the report of its test run.
struct ReportingProcess {
  private struct Run {
    var steps: ReportDocument.OpenRun
    let page: AppendedFile
    let pageName: String
    /// The identifier of the run in the list of flows.
    let name: String
    var columns: [Int] = []
    /// The cells that are on the page, by column and row, of steps that have neither warnings nor failures.
    var cells: [Int: [String: String]] = [:]
  }

  private let output: ReportOutput
  private let title: String
  private let journal: ReportJournal
  private var content: StoryboardContent
  private var openRuns: [Int: Run] = [:]
  private var runCount = 0
  /// The numbers of columns of the flows when their pages were written in the final form.
  private var writtenColumns: [Int: Int] = [:]
  /// The flows whose pages are not in their final form.
  private var changedFlows: Set<Int> = []
  /// The content of the page of the only flow in its final form.
  private var onlyContent: String?

  init(_ output: ReportOutput, title: String) throws {
    self.output = output
    self.title = title
    journal = try ReportJournal(in: output.folder)
    content = StoryboardContent(reserve: output.reserve)
    content.noteRun()
    if let run = content.document.run { try journal.add(.process(run)) }
  }

  /// The beginning of the first page, to which the runs of flows are appended.
  static func beginning(title: String) -> String {
    IndexPage(title: title, document: ReportDocument(), showsDurations: true).beginning
  }

  /// Begins a run of a flow.
  ///
  /// - Returns: The number of the run.
  mutating func begin(_ report: FlowReport, of test: String?) throws -> Int {
    runCount += 1
    let steps = content.begin(report, of: test)
    let isNew = content.document.flows[steps.flow].page == nil
    let page = content.page(ofFlow: steps.flow)
    let flow = content.document.flows[steps.flow]
    if isNew { try output.append(FlowPage(flow: flow, showsDurations: true).beginning, to: page) }
    let run = try Run(
      steps: steps, page: output.opened(page), pageName: page, name: "\(journal.file.lastPathComponent)-\(runCount)")
    openRuns[runCount] = run
    changedFlows.insert(steps.flow)
    try journal.add(.begun(run: runCount, flow: flow.name, page: page, rows: flow.rows))
    try output.append(entry(of: run), to: ReportFiles.indexName)
    return runCount
  }

  /// Adds a step of a run.
  mutating func add(_ result: FlowStepResult, of report: FlowReport, to number: Int) throws {
    guard var run = openRuns[number] else { return }
    openRuns[number] = nil
    defer { openRuns[number] = run }
    let index = content.add(result, of: report, to: &run.steps)
    if run.columns.last != index { run.columns.append(index) }
    for (name, png) in content.takePictures() { try output.append(png, to: name) }
    let flow = content.document.flows[run.steps.flow]
    let column = flow.columns[index]
    let row = flow.rows[rowIndex(report.plannedSteps[result.index].name, result.index, flow)]
    guard let step = column.steps[row.name] else { return }
    try journal.add(
      .step(run: number, row: row.name, label: result.columnLabel, device: result.device, step: step))
    let cell = StepCell(flow: flow, row: row, number: result.index + 1, column: column, showsDurations: true)
    let html = cell.html
    try run.page.append(html)
    if step.warnings.isEmpty && step.failures.isEmpty { run.cells[index, default: [:]][row.name] = html }
  }

  /// Ends a run.
  mutating func end(_ number: Int, _ report: FlowReport) throws {
    guard let run = openRuns.removeValue(forKey: number) else { return }
    content.end(run.steps, report)
    try journal.add(.ended(run: number, failures: report.flowFailures.map(\.message)))
    try output.append(entry(of: run), to: ReportFiles.indexName)
    // A flow may run a thousand times, and every time its page is longer.
    let flow = content.document.flows[run.steps.flow]
    guard flow.unfinished == nil, flow.columns.count >= 2 * (writtenColumns[run.steps.flow] ?? 0) else { return }
    let page = FlowPage(flow: flow, showsDurations: true, knownCells: run.cells)
    let content = page.content
    try output.write(page.start + content, to: run.pageName)
    onlyContent = content
    writtenColumns[run.steps.flow] = flow.columns.count
    changedFlows.remove(run.steps.flow)
  }

  private func rowIndex(_ name: String, _ guess: Int, _ flow: ReportDocument.Flow) -> Int {
    if flow.rows.indices.contains(guess), flow.rows[guess].name == name { return guess }
    return flow.rows.firstIndex { $0.name == name } ?? guess
  }

  /// The flow in the list, with what the run added.
  private func entry(of run: Run) -> String {
    var flow = content.document.flows[run.steps.flow]
    flow.columns = run.columns.map { flow.columns[$0] }
    return FlowEntry(flow: flow, showsDurations: true, run: run.name).html
  }

  // MARK: - The end of the process

  /// Writes the pages in their final form, and the files for programs.
  ///
  /// The process that ends last does so for all: if each did, their time would be quadratic in their number. What is
  /// left by a process that is killed before is in its journal.
  mutating func finish(isAnimated: Bool) throws {
    for (number, run) in openRuns.sorted(by: { $0.key < $1.key }) {
      let failure = "The process ended before the flow did."
      content.end(run.steps, failures: [failure])
      try journal.add(.ended(run: number, failures: [failure]))
    }
    openRuns = [:]
    content.noteRun()
    if let run = content.document.run { try journal.add(.process(run)) }
    defer { journal.end() }
    if journal.hasOpenOthers {
      try leaveToOthers()
    } else if ReportJournal.files(in: output.folder).count == 1 {
      try finishAlone(isAnimated: isAnimated)
    } else {
      try finishForAll(isAnimated: isAnimated)
    }
  }

  /// Writes the pages of this process.
  private mutating func leaveToOthers() throws {
    for index in changedFlows.sorted() {
      let flow = content.document.flows[index]
      if let page = flow.page { try output.write(FlowPage(flow: flow, showsDurations: true).html, to: page) }
    }
    changedFlows = []
    // An earlier process may have been the only one for a while. Without its files, the journals are read.
    output.remove([ReportDocument.fileName, ReportFiles.junitName, ReportFiles.summaryName])
  }

  private func finishAlone(isAnimated: Bool) throws {
    var whole = content
    if isAnimated { try animate(&whole) }
    var pages = ReportPages(title: title, document: whole.document, showsDurations: true)
    if !isAnimated, changedFlows.isEmpty { pages.onlyContent = onlyContent }
    for (index, flow) in whole.document.flows.enumerated() where isAnimated || changedFlows.contains(index) {
      if let page = flow.page { try output.write(pages.page(of: flow), to: page) }
    }
    _ = try pages.writeSummaries(to: output)
  }

  private func finishForAll(isAnimated: Bool) throws {
    guard let (document, begun) = ReportJournal.contents(in: output.folder) else { return }
    var whole = StoryboardContent(document)
    if isAnimated { try animate(&whole) }
    let pages = ReportPages(title: title, document: whole.document, showsDurations: true)
    for (index, flow) in whole.document.flows.enumerated() {
      guard let page = flow.page else { continue }
      let others = (begun[index] ?? []).subtracting([page])
      // The page of a process that was killed, or a flow that several processes have run.
      let isOpen = isAnimated || flow.unfinished != nil || !others.isEmpty
      if isOpen || changedFlows.contains(where: { content.document.flows[$0].name == flow.name }) {
        try output.write(pages.page(of: flow), to: page)
      }
      output.remove(others)
    }
    _ = try pages.writeSummaries(to: output)
  }

  private func animate(_ whole: inout StoryboardContent) throws {
    whole.addAnimations(read: output.read)
    for (name, png) in whole.takePictures() { try output.write(png, to: name) }
  }
}
