import FlowRendering
import Foundation
import SwiftUI

/// Runs probes one after the other in this process, and says on its output how far it is.
@MainActor
struct ProbeWorker {
  /// How much memory the process may have, in bytes of addresses.
  private static let memoryLimit: UInt64 = 6 << 30

  private let fonts = TextSystem()

  /// - Parameter places: Where the probes are in the table.
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
    // A sanitizer keeps accounts of all addresses there are: see Scripts/sanitize.sh.
    if ProcessInfo.processInfo.environment["FLOW_SANITIZER"] != nil { return }
    var limit = rlimit(rlim_cur: rlim_t(Self.memoryLimit), rlim_max: rlim_t(Self.memoryLimit))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }
}

/// Prints a line at once, whatever the output is.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
