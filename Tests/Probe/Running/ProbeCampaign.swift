import Dispatch
import Foundation
import Synchronization
import WorkerProcesses

/// Runs probes in processes of their own, with a limit for the time and the memory of each: as many at a time as the
/// machine has processors.
///
/// A process goes on with the next probe; the one that ends it, or does not come back, is known by then.
struct ProbeCampaign {
  let probes: [Probe]

  /// Which of them are run: their places in the table.
  let places: [Int]

  /// Whether every probe is printed, and not only those that fail.
  let isVerbose: Bool

  /// How many probes a process is given.
  private static let batchSize = 16

  /// How many processes there are at most: each may take gigabytes.
  private static let processLimit = 4

  /// - Returns: Whether every probe ended as it should.
  func run() -> Bool {
    let start = Date()
    let progress = Mutex(Progress(rest: batches))
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
    /// What is still to be run, the next batch at the end.
    var rest: [[Int]]
    var outcomes: [Int: ProbeOutcome] = [:]
  }

  /// The probes in batches, the first to be run at the end. Those of a batch have the same limit, which is the patience with
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
    // Those with the highest limits come first: the others fill the time beside them.
    return batches.enumerated()
      .sorted { (probes[$0.element[0]].limit, $1.offset) < (probes[$1.element[0]].limit, $0.offset) }
      .map(\.element)
  }

  /// Runs probes in one process, up to one that ends it.
  ///
  /// - Parameter heard: Called with the place of each probe that has ended, and how.
  /// - Returns: The place of the last probe that was begun.
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
