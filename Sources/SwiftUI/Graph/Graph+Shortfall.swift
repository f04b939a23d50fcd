extension Graph {
  /// Warns about a shortfall, once per screen and API.
  ///
  /// - Parameter node: The first use.
  package func report(_ shortfall: Shortfall, at node: _ViewNode? = nil) {
    guard warnedAPIs.insert(shortfall.api).inserted else { return }
    report(_RuntimeIssue(severity: .warning, message: shortfall.message, path: node?.path ?? ""))
  }
}
