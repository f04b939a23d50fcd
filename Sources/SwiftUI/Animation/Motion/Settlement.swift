/// What came out of waiting for animations to end.
package struct Settlement: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Nothing moves any more.
    case atRest
    /// Only what never ends still moves.
    case endless
    /// Something still moved when the time was up.
    case timeLimit
  }

  /// How many frames were shown.
  package var frames: Int

  /// How long it took, in seconds of the screen's clock.
  package var duration: Double

  /// Why the waiting ended.
  package var reason: Reason

  /// The paths of the views whose animations never end, or had not when the time was up.
  package var moving: [String]
}

extension MotionSystem {
  /// The length of a frame, in seconds.
  static let frameLength = 1.0 / 60

  /// What arrives if time goes on.
  private var finiteMotions: [Motion] { motions.filter { !$0.isEndless && !$0.isPartOfLoop } }

  var hasFiniteMotions: Bool { motions.contains { !$0.isEndless && !$0.isPartOfLoop } }

  /// The paths of the views that move, each once, in the order in which they began.
  package var movingPaths: [String] { paths(of: motions.map(\.node.path) + timelines.endlessPaths) }

  /// The paths of the views that move and will arrive, each once.
  var finitePaths: [String] { paths(of: finiteMotions.map(\.node.path)) }

  /// The paths of the views that never come to rest, each once.
  var endlessPaths: [String] {
    paths(of: motions.filter { $0.isEndless || $0.isPartOfLoop }.map(\.node.path) + timelines.endlessPaths)
  }

  private func paths(of all: [String]) -> [String] {
    var paths: [String] = []
    for path in all where !paths.contains(path) { paths.append(path) }
    return paths
  }

  /// Lets everything that has an end arrive at it; called after each update of a screen that settles by itself.
  ///
  /// Goes from one end to the next: what is in between would not be seen. What has no end is left at its start.
  func settleByItself() {
    guard timing == .settling, hasMotions, !isSettling, !waitsForFingers else { return }
    isSettling = true
    defer { isSettling = false }
    let deadline = graph.clock.now + 60
    while true {
      let now = graph.clock.now
      guard let end = finiteMotions.compactMap({ $0.end(after: now) }).min() else { break }
      if now >= deadline { return reportRestlessness() }
      graph.moveTime(to: max(end, now + 1e-9))
      graph.flush()
    }
  }

  private func reportRestlessness() {
    graph.report(
      _RuntimeIssue(
        severity: .warning,
        message: "One animation after the other has followed for a minute, and there is no end in sight. "
          + "Views that still move: \(finiteMotions.map(\.node.path).joined(separator: "; ")).", path: ""))
  }
}
