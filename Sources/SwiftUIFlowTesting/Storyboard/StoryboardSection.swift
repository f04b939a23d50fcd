/// The table of a flow: a row for each step, a column for each configuration.
struct StoryboardSection: Sendable {
  struct Column: Sendable {
    /// The label of the configuration.
    let label: String
    /// Which run in this configuration it is, counted from one.
    let occurrence: Int
    var results: [String: FlowStepResult] = [:]
  }

  struct Row: Sendable {
    /// The name of the step in its flow.
    let name: String
    let location: FlowSourceLocation
  }

  let flowName: String?
  private(set) var columns: [Column] = []
  private(set) var rows: [Row] = []
  private(set) var flowFailures: [FlowFailure] = []

  init(flowName: String?) {
    self.flowName = flowName
  }

  mutating func add(_ report: FlowReport) {
    flowFailures += report.flowFailures
    var columnOfLabel: [String: Int] = [:]
    for result in report.steps {
      let label = result.configuration
      let column = columnOfLabel[label] ?? addColumn(label)
      columnOfLabel[label] = column
      let name = result.stepName.isEmpty ? "step-\(result.index)" : result.stepName
      columns[column].results[name] = result
      if !rows.contains(where: { $0.name == name }) {
        rows.append(Row(name: name, location: result.sourceLocation))
      }
    }
  }

  private mutating func addColumn(_ label: String) -> Int {
    let occurrence = columns.count { $0.label == label } + 1
    columns.append(Column(label: label, occurrence: occurrence))
    return columns.count - 1
  }
}
