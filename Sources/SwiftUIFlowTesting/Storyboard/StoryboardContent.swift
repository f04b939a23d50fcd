import FlowReports
import FlowSnapshots
import Foundation

/// The results of flows, with their pictures.
struct StoryboardContent: Sendable {
  private(set) var document: ReportDocument
  /// The added pictures, by file name, as PNG.
  private(set) var pictures: [String: Data] = [:]

  /// The font files that texts were drawn with.
  private var fonts: [String] = []
  private var latestFonts: String?

  private var usedNames: Set<String> = ["index.html"]

  /// Reserves the name of a file; returns whether it is free.
  private let reserve: @Sendable (String) -> Bool

  /// - Parameter reserve: Reserves the name of a file; returns whether it is free.
  init(reserve: @escaping @Sendable (String) -> Bool = { _ in true }) {
    document = ReportDocument()
    self.reserve = reserve
  }

  /// - Parameter document: The existing content; its pictures and pages are in their files.
  init(_ document: ReportDocument) {
    self.document = document
    reserve = { _ in true }
    usedNames.formUnion(document.fileNames.map { $0.lowercased() })
  }

  /// Adds the report of a run.
  ///
  /// - Parameter test: The name for a flow without a name.
  mutating func add(_ report: FlowReport, of test: String? = nil) {
    var run = begin(report, of: test)
    for result in report.steps { add(result, of: report, to: &run) }
    end(run, report)
  }

  /// Adds the rows of a run that begins.
  mutating func begin(_ report: FlowReport, of test: String? = nil) -> ReportDocument.OpenRun {
    document.begin(flow: report.flowName ?? test, rows: report.steps.isEmpty ? [] : report.rows)
  }

  /// Adds a step of a run.
  ///
  /// - Returns: The index of the column.
  @discardableResult
  mutating func add(
    _ result: FlowStepResult, of report: FlowReport, to run: inout ReportDocument.OpenRun
  ) -> Int {
    let row = report.plannedSteps[result.index].name
    let step = step(result, [document.flows[run.flow].name, row, result.columnLabel])
    return document.add(step, row: row, label: result.columnLabel, device: result.device, to: &run)
  }

  /// Ends a run.
  mutating func end(_ run: ReportDocument.OpenRun, _ report: FlowReport) {
    noteFonts(of: report)
    end(run, failures: report.flowFailures.map(\.message))
  }

  /// Records the fonts of a run's texts.
  mutating func noteFonts(of report: FlowReport) {
    guard let fonts = report.fonts, fonts != latestFonts else { return }
    latestFonts = fonts
    self.fonts += fonts.split(separator: "\n").map(String.init).filter { !self.fonts.contains($0) }
  }

  /// Ends a run.
  ///
  /// - Parameter failures: The failures of the flow as a whole.
  mutating func end(_ run: ReportDocument.OpenRun, failures: [String]) { document.end(run, failures: failures) }

  /// Takes the pictures that were added since the last call.
  mutating func takePictures() -> [String: Data] {
    defer { pictures = [:] }
    return pictures
  }

  /// Names the pages of flows that have none.
  mutating func namePages() {
    for index in document.flows.indices { _ = page(ofFlow: index) }
  }

  /// The file with the page of a flow.
  mutating func page(ofFlow index: Int) -> String {
    if let page = document.flows[index].page { return page }
    let page = fileName([document.flows[index].title], ending: ".html")
    document.flows[index].page = page
    return page
  }

  /// Adds the content of another report, with its pictures.
  ///
  /// Runs in a configuration with the same name share a column. A step with the same name as another one gets its place
  /// as a suffix.
  mutating func add(_ other: ReportDocument, picture: (String) -> Data?) {
    document.run = document.run ?? other.run
    for flow in other.flows {
      let index = document.index(ofFlow: flow.name)
      document.flows[index].failures += flow.failures
      for row in flow.rows {
        let isTaken = document.flows[index].rows.contains { $0.name == row.name && $0.place != row.place }
        let own = ReportDocument.Row(name: isTaken ? "\(row.name), \(row.place)" : row.name, place: row.place)
        if !document.flows[index].rows.contains(own) { document.flows[index].rows.append(own) }
        for column in flow.columns {
          guard let step = column.steps[row.name] else { continue }
          let names = [flow.name, own.name, column.label]
          let place = self.place(of: column, inFlow: index)
          document.flows[index].columns[place].device = column.device
          document.flows[index].columns[place].steps[own.name] = copied(step, names, picture: picture)
        }
      }
    }
  }

  /// Adds an animated picture to each column whose steps have several pictures of equal size, and replaces earlier
  /// ones.
  ///
  /// - Parameter read: Reads a picture that is already in its file.
  mutating func addAnimations(read: (String) -> Data?) {
    for index in document.flows.indices {
      for column in document.flows[index].columns.indices {
        let flow = document.flows[index]
        let frames = flow.rows.compactMap { flow.columns[column].steps[$0.name]?.picture }
          .compactMap { pictures[$0] ?? read($0) }
        guard frames.count > 1, let animation = AnimatedPicture.png(of: frames, seconds: 1.5) else { continue }
        let name = flow.columns[column].animation ?? fileName([flow.name, flow.columns[column].title, "animation"])
        pictures[name] = animation
        document.flows[index].columns[column].animation = name
      }
    }
  }

  /// Records the date, commit, libraries and fonts of the report, unless it has them.
  mutating func noteRun(environment: [String: String] = ProcessInfo.processInfo.environment) {
    var run = ReportRun(of: document.run, environment: environment)
    run.libraries = PictureLibraries.versions
    run.fonts += fonts.filter { !run.fonts.contains($0) }
    document.run = run
  }

  private mutating func place(of column: ReportDocument.Column, inFlow index: Int) -> Int {
    document.flows[index].columns.firstIndex { $0.label == column.label && $0.occurrence == column.occurrence }
      ?? document.flows[index].addColumn(column.label)
  }

  /// A step of another report, whose pictures get new names.
  private mutating func copied(
    _ step: ReportDocument.Step, _ names: [String?], picture: (String) -> Data?
  ) -> ReportDocument.Step {
    var step = step
    step.picture = add(step.picture.flatMap(picture), names)
    step.referencePicture = add(step.referencePicture.flatMap(picture), names + ["reference"])
    step.difference = add(step.difference.flatMap(picture), names + ["difference"])
    return step
  }

  /// The facts of a result, with the names of files.
  private mutating func step(_ result: FlowStepResult, _ names: [String?]) -> ReportDocument.Step {
    let snapshot = result.picture
    var step = result.facts
    step.references = snapshot?.references.map(PackageFolder.relativePath) ?? []
    step.picture = add(snapshot?.pngData, names)
    if let difference = snapshot?.diffPath {
      step.difference = add(FileManager.default.contents(atPath: difference), names + ["difference"])
      let reference = snapshot?.references.first { $0.hasSuffix(".png") }
      step.referencePicture = add(
        reference.flatMap { FileManager.default.contents(atPath: $0) }, names + ["reference"])
    }
    return step
  }

  /// - Returns: The name of the picture's file.
  private mutating func add(_ png: Data?, _ parts: [String?]) -> String? {
    guard let png else { return nil }
    let name = fileName(parts)
    pictures[name] = png
    return name
  }

  /// A file name that no other picture has, on any file system.
  private mutating func fileName(_ parts: [String?], ending: String = ".png") -> String {
    let wanted = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
    var stem = PictureFileName(wanted).text
    while stem.utf8.count > PictureFileName.longest { stem.removeLast() }
    var name = stem
    var number = 1
    while !usedNames.insert(name.lowercased() + ending).inserted || !reserve(name + ending) {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name + ending
  }
}
