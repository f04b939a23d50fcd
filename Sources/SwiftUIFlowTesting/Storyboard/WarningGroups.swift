import FlowReports

/// The warnings of flows: equal ones once, with the steps and configurations that have them.
struct WarningGroups {
  struct Group {
    let text: String
    fileprivate(set) var places: [Place] = []
  }

  struct Place {
    let flow: ReportDocument.Flow
    let step: String
    fileprivate(set) var configurations: [String]
  }

  private(set) var groups: [Group] = []
  private var indices: [String: Int] = [:]

  init(_ flows: [ReportDocument.Flow]) {
    for flow in flows {
      for row in flow.rows {
        for column in flow.columns {
          for warning in column.steps[row.name]?.warnings ?? [] { add(warning, flow, row.name, column.title) }
        }
      }
    }
  }

  private mutating func add(_ warning: String, _ flow: ReportDocument.Flow, _ step: String, _ configuration: String) {
    let index = indices[warning] ?? groups.count
    if index == groups.count { groups.append(Group(text: warning)) }
    indices[warning] = index
    if let last = groups[index].places.last, last.flow.name == flow.name, last.step == step {
      groups[index].places[groups[index].places.count - 1].configurations.append(configuration)
    } else {
      groups[index].places.append(Place(flow: flow, step: step, configurations: [configuration]))
    }
  }

  /// The number of a warning, as in the identifier of its element, counted from 1.
  func number(of warning: String) -> Int? { indices[warning].map { $0 + 1 } }

  /// A list that opens.
  ///
  /// - Parameter namesFlows: Whether the places name their flows and lead to their pages.
  func html(namesFlows: Bool) -> String {
    if groups.isEmpty { return "" }
    let items = groups.enumerated().map { index, group in
      let places = group.places.map { place(of: $0, namesFlows: namesFlows) }.joined()
      return
        "<li id=\"warning-\(index + 1)\"><p>\(escapedHTML(group.text))</p><ul class=\"places\">\(places)</ul></li>\n"
    }
    return """
      <details class="warnings"><summary>\(counted(groups.count, "warning"))</summary>
      <ol>
      \(items.joined())</ol>
      </details>

      """
  }

  private func place(of place: Place, namesFlows: Bool) -> String {
    let page = namesFlows ? place.flow.page.map(relativeAddress) ?? "" : ""
    let links = place.configurations.map { configuration in
      let address = PageAddress(flow: place.flow.title, step: place.step, configuration: configuration).text
      return "<a href=\"\(escapedHTML("\(page)#\(address)"))\">\(escapedHTML(configuration))</a>"
    }
    let name = namesFlows ? "\(place.flow.title), \(place.step)" : place.step
    return "<li>\(escapedHTML(name)): \(links.joined(separator: ", "))</li>"
  }
}
