import Foundation

/// One measured figure.
struct Measurement: Codable {
  var name: String
  var n: Int
  var configuration: String
  var unit: String
  var value: Double

  static var buildConfiguration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}

/// Collects figures and prints them as a table.
@MainActor
struct Report {
  private(set) var measurements: [Measurement] = []

  mutating func add(_ name: String, n: Int, unit: String, _ value: Double) {
    let measurement = Measurement(
      name: name, n: n, configuration: Measurement.buildConfiguration, unit: unit, value: value)
    measurements.append(measurement)
    let columns = [
      name.padding(toLength: 28, withPad: " ", startingAt: 0),
      String(n).leftPadded(to: 8), String(format: "%.3f", value).leftPadded(to: 14), unit,
    ]
    print(columns.joined(separator: "  "))
  }

  /// Adds the figures to those in a file, replacing figures with the same name, size and configuration.
  func write(to path: String) throws {
    let url = URL(fileURLWithPath: path)
    var all = (try? JSONDecoder().decode([Measurement].self, from: Data(contentsOf: url))) ?? []
    all.removeAll { old in
      measurements.contains { $0.name == old.name && $0.n == old.n && $0.configuration == old.configuration }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(all + measurements).write(to: url, options: .atomic)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

/// The best of several runs of `body`, in microseconds; `before` is not included.
@MainActor
func best(of runs: Int, before: () -> Void = {}, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<runs {
    before()
    let duration = try clock.measure(body)
    let (seconds, attoseconds) = duration.components
    best = min(best, Double(seconds) * 1e6 + Double(attoseconds) * 1e-12)
  }
  return best
}

/// The resident memory of the process, in bytes.
func residentMemory() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
