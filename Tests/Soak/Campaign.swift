import Foundation
import RandomActions
import WorkerProcesses

/// Runs many seeds in processes in sequence, and reduces failures as far as possible.
struct Campaign {
  /// The first seed.
  let first: Int

  /// The number of seeds.
  let seeds: Int

  let subject: RandomSubject.Kind

  /// The number of seeds per process; its memory must not grow over these.
  private static let seedsOfProcess = 200

  /// The allowed growth of a process after its first seeds, in bytes, because caches fill up.
  private static let allowedGrowth = 24 << 20

  /// The number of failures after which the campaign stops.
  private static let failureLimit = 5

  /// - Returns: Whether there were no failures.
  func run() -> Bool {
    let start = Date()
    var seed = first
    var failures = 0
    var largestGrowth = 0
    while seed < first + seeds, failures < Self.failureLimit {
      let last = min(seed + Self.seedsOfProcess, first + seeds) - 1
      let batch = batch(from: seed, to: last)
      largestGrowth = max(largestGrowth, batch.growth)
      if batch.growth > Self.allowedGrowth {
        failures += 1
        say("Seeds \(seed) to \(batch.lastSeed): the process has grown by \(batch.growth) bytes.")
      }
      for failure in batch.failures {
        failures += 1
        report(failure.seed, failure.message)
      }
      seed = batch.lastSeed + 1
      say(
        "\(seed - first) of \(seeds) seeds, \((seed - first) * Soak.length) actions, \(failures) failures, "
          + "growth at most \(largestGrowth >> 10) KB, \(Int(Date().timeIntervalSince(start))) s")
    }
    return failures == 0
  }

  private struct Batch {
    var lastSeed: Int
    var growth = 0
    var failures: [(seed: Int, message: String)] = []
  }

  /// Runs seeds in one process, until one ends it.
  private func batch(from seed: Int, to last: Int) -> Batch {
    var batch = Batch(lastSeed: last)
    var current = seed
    var memory: [Int] = []
    do {
      let end = try WorkerProcess(arguments: words + ["work", "\(seed)", "\(last)", "\(Soak.length)"]).run { line in
        switch Progress(line: line) {
        case .began(let seed): current = seed
        case .ended(_, let bytes): memory.append(bytes)
        case .failed(let seed, let message): batch.failures.append((seed, message))
        case nil: break
        }
      }
      if end != .exited(0) {
        batch.failures.append((current, "The process \(end)."))
        batch.lastSeed = current
      }
    } catch {
      batch.failures.append((current, "The process was not started: \(error)"))
    }
    // The first seeds fill caches, with fonts and without.
    if memory.count > 40 { batch.growth = memory.suffix(10).min().map { $0 - memory[20..<40].max()! } ?? 0 }
    return batch
  }

  // MARK: - Failures

  private func report(_ seed: Int, _ message: String) {
    say("Seed \(seed) fails: \(message)")
    let smallest = RandomScenario(subject, seed: seed, count: Soak.length).smallest(fails)
    say("The smallest scenario found that fails:\n\(smallest.code)")
    if let text = try? smallest.text { say("To run it again: soak repeat \(text)") }
  }

  private func fails(_ scenario: RandomScenario) -> Bool {
    guard let text = try? scenario.text else { return false }
    return (try? WorkerProcess(arguments: ["repeat", text]).run { _ in }) != .exited(0)
  }

  private var words: [String] { [subject.rawValue] }
}
