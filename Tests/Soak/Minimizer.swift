import WorkerProcesses

/// Finds few actions of a seed that still fail, by leaving out ever smaller parts of them.
struct Minimizer {
  let seed: Int
  let count: Int

  /// How many lists are tried.
  private static let limit = 250

  /// The places of the actions among those of the seed.
  func places() -> [Int] {
    var places = Array(0..<count)
    var attempts = 0
    var size = count / 2
    while size > 0, attempts < Self.limit {
      var start = 0
      var hasChanged = false
      while start < places.count, attempts < Self.limit {
        var fewer = places
        fewer.removeSubrange(start..<min(start + size, places.count))
        attempts += 1
        if fails(fewer) {
          places = fewer
          hasChanged = true
        } else {
          start += size
        }
      }
      if !hasChanged || size > 1 { size = size == 1 ? 0 : max(1, size / 2) }
    }
    return places
  }

  private func fails(_ places: [Int]) -> Bool {
    let list = places.map(String.init).joined(separator: ",")
    let end = try? WorkerProcess(arguments: ["run", "\(seed)", "\(count)", list]).run { _ in }
    return end != .exited(0)
  }
}
