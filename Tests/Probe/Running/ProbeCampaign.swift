import Dispatch
import Foundation
import Locking
import WorkerProcesses

/// Runs probes in separate processes with time and memory limits, as many at a time as the
/// machine has processors.
///
/// A process runs one probe after the other; the one that ends it, or hangs, is known by its index.
struct ProbeCampaign {
  let probes: [Probe]

  /// The indices of the probes to run.
  let places: [Int]

  /// Whether to print every probe, not only those that fail.
  let isVerbose: Bool

  /// The number of probes per process.
  private static let batchSize = 16

  /// The largest number of processes: each may take gigabytes.
  private static let processLimit = 4

  /// - Returns: Whether every probe ended as it should.
  func run() -> Bool {
    let start = Date()
    let progress = Locked(Progress(rest: batches))
    let processes = min(Self.processLimit, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: processes) { _ in
      while let batch = progress.withLock({ $0.rest.popLast() }) {
        let begun = run(batch) { place, outcome in
          progress.withLock { $0.outcomes[place] = outcome }
          if isVerbose || !outcome.isFine { say("\(probes[place].name) -> \(outcome.description)") }
        }
        let rest = batch.drop { $0 != begun }.dropFirst()
        if !rest.isEmpty { progress.withLock { $0.rest.append(Array(rest)) } }
      }
    }
    let outcomes = progress.withLock { $0.outcomes.values.map { $0 } }
    let failures = outcomes.count { !$0.isFine } + places.count - outcomes.count
    let reported = outcomes.count { if case .reported = $0 { true } else { false } }
    say(
      "\(outcomes.count) probes in \(Int(Date().timeIntervalSince(start))) s: "
        + "\(places.count - failures - reported) pictures, \(reported) reports, \(failures) failures")
    return failures == 0
  }

  private struct Progress {
    /// The remaining batches, the next one at the end.
    var rest: [[Int]]
    var outcomes: [Int: ProbeOutcome] = [:]
  }

  /// The probes in batches, the first one at the end. Those of a batch have the same limit, which is the patience with
  /// their process.
  private var batches: [[Int]] {
    var batches: [[Int]] = []
    for place in places {
      if let last = batches.last, last.count < Self.batchSize, probes[last[0]].limit == probes[place].limit {
        batches[batches.count - 1].append(place)
      } else {
        batches.append([place])
      }
    }
    // Those with the highest limits run first: the others fill the time beside them.
    return batches.enumerated()
      .sorted { (probes[$0.element[0]].limit, $1.offset) < (probes[$1.element[0]].limit, $0.offset) }
      .map(\.element)
  }

  /// Runs probes in one process, until one ends it.
  ///
  /// - Parameter heard: Called with the index and the outcome of each finished probe.
  /// - Returns: The index of the last started probe.
  private func run(_ places: [Int], heard: (Int, ProbeOutcome) -> Void) -> Int {
    var current = places[0]
    var hasEnded = false
    let list = places.map(String.init).joined(separator: ",")
    do {
      let process = WorkerProcess(arguments: ["work", list], patience: probes[current].limit)
      let end = try process.run { line in
        let words = line.split(separator: " ")
        guard words.count > 1, let place = Int(words[1]) else { return }
        if words[0] == "began" {
          current = place
          hasEnded = false
        }
        if words[0] == "ended", let outcome = ProbeOutcome(words: words[2...]) {
          hasEnded = true
          heard(place, outcome)
        }
      }
      if !hasEnded || end != .exited(0) { heard(current, .ended(end)) }
    } catch {
      heard(current, .failed("The process was not started: \(error)"))
    }
    return current
  }
}
