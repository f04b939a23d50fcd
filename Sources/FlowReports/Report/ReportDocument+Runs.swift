extension ReportDocument {
  /// A run of a flow that adds its steps one by one.
  package struct OpenRun: Sendable {
    /// The index of the flow.
    package let flow: Int
    /// The columns of the run by the labels of its configurations.
    fileprivate var columns: [String: Int] = [:]
  }

  /// Adds the rows of a flow whose run begins.
  package mutating func begin(flow name: String?, rows: [Row]) -> OpenRun {
    let index = index(ofFlow: name)
    let known = Set(flows[index].rows.map(\.name))
    flows[index].rows += rows.filter { !known.contains($0.name) }
    flows[index].unfinished = (flows[index].unfinished ?? 0) + 1
    return OpenRun(flow: index)
  }

  /// Adds a step of a run.
  ///
  /// - Parameters:
  ///   - label: The label of the configuration, or the name of its device if it has none.
  ///   - device: The name of the device.
  /// - Returns: The index of the column.
  @discardableResult
  package mutating func add(
    _ step: Step, row: String, label: String, device: String?, to run: inout OpenRun
  ) -> Int {
    let column: Int
    if let known = run.columns[label] {
      column = known
    } else {
      column = flows[run.flow].addColumn(label)
      flows[run.flow].columns[column].device = device
      run.columns[label] = column
    }
    flows[run.flow].columns[column].steps[row] = step
    return column
  }

  /// Ends a run.
  ///
  /// - Parameter failures: The failures of the flow as a whole.
  package mutating func end(_ run: OpenRun, failures: [String]) {
    flows[run.flow].failures += failures
    let others = (flows[run.flow].unfinished ?? 0) - 1
    flows[run.flow].unfinished = others > 0 ? others : nil
  }
}
