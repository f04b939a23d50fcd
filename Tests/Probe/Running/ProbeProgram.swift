import FlowRendering
import Foundation
import SwiftUI

/// Shows views with nonsensical values and shapes, or extreme sizes: each must end with a picture, a warning
/// or an error, in time.
///
/// ```
/// probe [text …]          the probes whose names contain one of the texts; all, if nothing is said
/// probe short             the short table
/// probe list              the names of all
/// probe run text          in this process, for a debugger
/// probe dates             what is seen of dates, to be compared between machines
/// ```
@main
struct ProbeProgram {
  @MainActor
  static func main() async {
    let probes = ProbeTable.all
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "work":
      let places = arguments[1].split(separator: ",").compactMap { Int($0) }
      await ProbeWorker().run(places, of: probes)
    case "dates": say(DatesView.summary)
    case "list":
      for probe in probes { say(probe.name) }
    case "run":
      await ProbeWorker().run(places(of: arguments.dropFirst(), in: probes), of: probes)
    case "short":
      run(probes.indices.filter { probes[$0].isShort }, of: probes, isVerbose: false)
    default:
      run(places(of: arguments[...], in: probes), of: probes, isVerbose: !arguments.isEmpty)
    }
  }

  /// Runs probes in their own processes, and names those that cannot run here.
  private static func run(_ places: [Int], of probes: [Probe], isVerbose: Bool) -> Never {
    for place in places {
      if let obstacle = probes[place].obstacle { say("\(probes[place].name) is left out: \(obstacle).") }
    }
    let possible = places.filter { probes[$0].obstacle == nil }
    exit(ProbeCampaign(probes: probes, places: possible, isVerbose: isVerbose).run() ? 0 : 1)
  }

  private static func places(of texts: ArraySlice<String>, in probes: [Probe]) -> [Int] {
    probes.indices.filter { place in texts.isEmpty || texts.contains { probes[place].name.contains($0) } }
  }
}
