import Foundation
import WorkerProcesses

/// Runs probes in processes of their own, with a limit for the time and the memory of each.
///
/// A process goes on with the next probe; the one that ends it, or does not come back, is known by then.
struct ProbeCampaign {
  let probes: [Probe]

  /// Which of them are run: their places in the table.
  let places: [Int]

  /// Whether every probe is printed, and not only those that fail.
  let isVerbose: Bool

  /// - Returns: Whether every probe ended as it should.
  func run() -> Bool {
    let start = Date()
    var outcomes: [Int: ProbeOutcome] = [:]
    var rest = places[...]
    while let first = rest.first {
      // The patience is that of the next probe; those with the same limit share a process.
      let limit = probes[first].limit
      let batch = rest.prefix { probes[$0].limit == limit }
      let begun = run(batch, patience: limit, &outcomes)
      rest = rest[(rest.firstIndex(of: begun) ?? rest.startIndex)...].dropFirst()
    }
    let failures = outcomes.values.filter { !$0.isFine }.count
    let reported = outcomes.values.filter { if case .reported = $0 { true } else { false } }.count
    say(
      "\(outcomes.count) probes in \(Int(Date().timeIntervalSince(start))) s: \(outcomes.count - failures - reported) "
        + "pictures, \(reported) reports, \(failures) failures")
    return failures == 0
  }

  /// Runs probes in one process, up to one that ends it.
  ///
  /// - Returns: The place of the last probe that was begun.
  private func run(_ places: ArraySlice<Int>, patience: Int32, _ outcomes: inout [Int: ProbeOutcome]) -> Int {
    var current = places[places.startIndex]
    var found = outcomes
    func add(_ outcome: ProbeOutcome, at place: Int) {
      found[place] = outcome
      if isVerbose || !outcome.isFine { say("\(probes[place].name) -> \(outcome.description)") }
    }
    let list = places.map(String.init).joined(separator: ",")
    do {
      let end = try WorkerProcess(arguments: ["work", list], patience: patience).run { line in
        let words = line.split(separator: " ")
        guard words.count > 1, let place = Int(words[1]) else { return }
        if words[0] == "began" { current = place }
        if words[0] == "ended", let outcome = ProbeOutcome(words: words[2...]) { add(outcome, at: place) }
      }
      if found[current] == nil { add(.ended(end), at: current) }
    } catch {
      add(.failed("The process was not started: \(error)"), at: current)
    }
    outcomes = found
    return current
  }
}
