import CFlowSupport
import FlowRendering
import Foundation
import RandomActions
import SwiftUI

/// Runs seeds in this process, and tells on its output how far it is.
@MainActor
struct Worker {
  /// Whether failures are told as they are, to be read by people.
  var isPlain = false

  private let fonts = TextSystem()

  init(isPlain: Bool = false) { self.isPlain = isPlain }

  /// Runs seeds one after the other.
  func work(_ seeds: ClosedRange<Int>, count: Int, of subject: RandomSubject.Kind) async {
    for seed in seeds {
      say(Progress.began(seed).line)
      if let failure = await run(RandomScenario(subject, seed: seed, count: count)) {
        say(isPlain ? "Seed \(seed): \(failure)" : Progress.failed(seed, failure).line)
      } else {
        say(Progress.ended(seed, memory: Int(flow_allocated_memory())).line)
      }
    }
  }

  /// - Returns: What went wrong, if anything did.
  func run(_ scenario: RandomScenario) async -> String? {
    do {
      try await RandomRun(of: scenario.subject, seed: scenario.seed, actions: scenario.actions, fonts: fonts).run()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Prints a line without buffering.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// What a worker says on a line of its output.
enum Progress: Equatable {
  case began(Int)
  case ended(Int, memory: Int)
  case failed(Int, String)

  var line: String {
    switch self {
    case .began(let seed): "began \(seed)"
    case .ended(let seed, let memory): "ended \(seed) \(memory)"
    case .failed(let seed, let message): "failed \(seed) \(Data(message.utf8).base64EncodedString())"
    }
  }

  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 1, let seed = Int(words[1]) else { return nil }
    switch (words[0], words.last) {
    case ("began", _): self = .began(seed)
    case ("ended", let last?): self = .ended(seed, memory: Int(last) ?? 0)
    case ("failed", let last?):
      self = .failed(seed, Data(base64Encoded: String(last)).map { String(decoding: $0, as: UTF8.self) } ?? "")
    default: return nil
    }
  }
}
