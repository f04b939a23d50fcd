import Foundation

extension XCUIElement {
  /// The element with its descendants, its path and its query, in XCUITest's format.
  var fullDescription: String {
    guard let tree = app.tree else { return FailureMessage.notRunning(app) }
    guard case .one(let position) = query.resolve(in: tree) else {
      return "No single element matches.\n" + tree.queryChain(of: query)
    }
    return """
      Attributes: \(tree.entries[position].node.line)
      Element subtree:
      \(tree.subtree(of: position))
      Path to element:
      \(tree.wayIn(to: position))
      \(tree.queryChain(of: query))
      """
  }
}

extension XCUIElementQuery {
  /// The results of each step of the query, in XCUITest's format.
  var fullDescription: String {
    guard let tree = query.app.tree else { return FailureMessage.notRunning(query.app) }
    return tree.queryChain(of: query)
  }
}

extension ElementTree {
  /// An element and its descendants, one per line; an arrow marks the element.
  func subtree(of position: Int) -> String {
    (position..<endOfSubtree(position)).map { index in
      let depth = entries[index].depth - entries[position].depth
      let mark = index == position ? " →" : "  " + String(repeating: "  ", count: depth)
      return mark + line(of: index)
    }.joined(separator: "\n")
  }

  /// The elements from the application to an element, one per line.
  func wayIn(to position: Int) -> String {
    path(to: position).enumerated().map { depth, index in
      (depth == 0 ? " →" : "  " + String(repeating: " ", count: depth) + "↳") + line(of: index)
    }.joined(separator: "\n")
  }

  /// The steps of a query and their results.
  func queryChain(of query: ElementQuery) -> String {
    var lines = ["Query chain:", " →Find: Application '\(query.app.name)'"]
    var matches = [0]
    for (depth, step) in query.steps.enumerated() {
      matches = apply(step, to: matches)
      let indent = "  " + String(repeating: "  ", count: depth)
      lines.append("\(indent)↪︎Find: \(step)")
      lines.append("\(indent)  Output: {")
      for match in matches.prefix(100) { lines.append("\(indent)    \(line(of: match))") }
      if matches.count > 100 { lines.append("\(indent)    … and \(matches.count - 100) more") }
      lines.append("\(indent)  }")
    }
    return lines.joined(separator: "\n")
  }

  private func line(of position: Int) -> String { entries[position].node.line }

  /// The index after the last element below another.
  func endOfSubtree(_ position: Int) -> Int { entries[position].end }
}
