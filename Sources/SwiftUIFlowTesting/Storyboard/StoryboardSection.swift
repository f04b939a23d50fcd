/// The table of a flow: a row for each step, a column for each configuration.
struct StoryboardSection: Sendable {
  struct Column: Sendable {
    /// The label of the configuration.
    let label: String
    /// Which run in this configuration it is, counted from one.
    let occurrence: Int
    var results: [String: FlowStepResult] = [:]
  }

  let flowName: String?
  private(set) var columns: [Column] = []
  private(set) var rows: [FlowReport.PlannedName] = []
  private(set) var flowFailures: [FlowFailure] = []

  init(flowName: String?) {
    self.flowName = flowName
  }

  mutating func add(_ report: FlowReport) {
    flowFailures += report.flowFailures
    guard !report.steps.isEmpty else { return }
    for row in report.plannedSteps where !rows.contains(where: { $0.name == row.name }) { rows.append(row) }
    var columnOfLabel: [String: Int] = [:]
    for result in report.steps {
      let label = result.configuration
      let column = columnOfLabel[label] ?? addColumn(label)
      columnOfLabel[label] = column
      columns[column].results[report.plannedSteps[result.index].name] = result
    }
  }

  private mutating func addColumn(_ label: String) -> Int {
    let occurrence = columns.count { $0.label == label } + 1
    columns.append(Column(label: label, occurrence: occurrence))
    return columns.count - 1
  }
}
