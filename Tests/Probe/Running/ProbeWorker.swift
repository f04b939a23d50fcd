import FlowRendering
import Foundation
import SwiftUI

/// Runs probes in sequence in this process, and prints its progress.
@MainActor
struct ProbeWorker {
  /// The memory limit of the process, in bytes of address space.
  private static let memoryLimit: UInt64 = 6 << 30

  private let fonts = TextSystem()

  /// - Parameter places: The indices of the probes in the table.
  func run(_ places: some Sequence<Int>, of probes: [Probe]) async {
    limitMemory()
    for place in places {
      say("began \(place)")
      let screens = ProbeScreens(fonts: fonts)
      await probes[place].run(screens)
      say("ended \(place) \(screens.outcome.line)")
    }
  }

  private func limitMemory() {
    // A sanitizer reserves memory for the whole address space: see Scripts/sanitize.sh.
    if ProcessInfo.processInfo.environment["FLOW_SANITIZER"] != nil { return }
    var limit = rlimit(rlim_cur: rlim_t(Self.memoryLimit), rlim_max: rlim_t(Self.memoryLimit))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }
}

/// Prints a line without buffering.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
