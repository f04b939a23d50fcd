import FlowReports

/// The numbers of a flow.
struct FlowSummary {
  enum Status: String {
    case passed, failed
    /// A run of the flow has not ended.
    case unfinished

    var word: String {
      switch self {
      case .passed: "Passed"
      case .failed: "Failed"
      case .unfinished: "Not ended"
      }
    }

    /// A mark with its meaning.
    var html: String { "<span class=\"status \(rawValue)\"><span class=\"unseen\">\(word)</span></span>" }
  }

  let status: Status
  let steps: Int
  let configurations: Int
  let pictures: Int
  let failures: Int
  let warnings: Int
  let changed: Int
  let new: Int
  let seconds: Double

  init(_ flow: ReportDocument.Flow) {
    steps = flow.rows.count
    configurations = flow.columns.count
    var (pictures, failures, changed, new, seconds) = (0, flow.allFailures.count, 0, 0, 0.0)
    var warnings: Set<String> = []
    var hasFailed = !flow.failures.isEmpty
    flow.forEachStep { step in
      if step.picture != nil { pictures += 1 }
      failures += step.failures.count
      warnings.formUnion(step.warnings)
      if step.comparison == .differs { changed += 1 }
      if step.comparison == .recorded { new += 1 }
      seconds += step.seconds ?? 0
      if step.hasFailed { hasFailed = true }
    }
    self.pictures = pictures
    self.failures = failures
    self.warnings = warnings.count
    self.changed = changed
    self.new = new
    self.seconds = seconds
    status = hasFailed ? .failed : flow.unfinished != nil ? .unfinished : .passed
  }

  /// Classes for filters.
  var classes: String {
    [
      status == .passed ? nil : "failed", warnings > 0 ? "warned" : nil, changed + new > 0 ? "changed" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// The counts that are worth a look, as badges.
  var badges: String {
    let counts = [
      ("bad", failures > 0 ? counted(failures, "failure") : nil), ("bad", changed > 0 ? "\(changed) changed" : nil),
      ("accent", new > 0 ? "\(new) new" : nil), ("warn", warnings > 0 ? counted(warnings, "warning") : nil),
    ]
    return counts.compactMap { kind, text in text.map { "<span class=\"badge \(kind)\">\($0)</span>" } }.joined()
  }

  /// `3 steps in 2 configurations`
  var extent: String { "\(counted(steps, "step")) in \(counted(configurations, "configuration"))" }
}
