/// The result of waiting for animations to end.
package struct Settlement: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// All motions have ended.
    case atRest
    /// Only endless motions remain.
    case endless
    /// There were motions left when the time limit was reached.
    case timeLimit
  }

  /// The number of frames.
  package var frames: Int

  /// The duration, in seconds of the screen's clock.
  package var duration: Double

  /// The reason why waiting ended.
  package var reason: Reason

  /// The paths of the views with endless or unfinished animations.
  package var moving: [String]
}

extension MotionSystem {
  /// The length of a frame, in seconds.
  static let frameLength = 1.0 / 60

  /// The motions that end if time passes.
  private var finiteMotions: [Motion] { motions.filter { !$0.isEndless && !$0.isPartOfLoop } }

  var hasFiniteMotions: Bool { motions.contains { !$0.isEndless && !$0.isPartOfLoop } }

  /// The paths of the moving views, without duplicates, in order of their start.
  package var movingPaths: [String] { paths(of: motions.map(\.node.path) + timelines.endlessPaths) }

  /// The paths of the views whose motions will end, without duplicates.
  var finitePaths: [String] { paths(of: finiteMotions.map(\.node.path)) }

  /// The paths of the views with endless motions, without duplicates.
  var endlessPaths: [String] {
    paths(of: motions.filter { $0.isEndless || $0.isPartOfLoop }.map(\.node.path) + timelines.endlessPaths)
  }

  private func paths(of all: [String]) -> [String] {
    var paths: [String] = []
    for path in all where !paths.contains(path) { paths.append(path) }
    return paths
  }

  /// Completes all finite motions; called after each update of a screen that settles.
  ///
  /// Advances from one end to the next, because intermediate frames would not be shown. After many ends, those in one
  /// frame count as one: a sequence of animations of a nanosecond would otherwise never reach the end of a minute.
  /// Endless motions stay at their start.
  func settleByItself() {
    guard timing == .settling, hasMotions, !isSettling, !waitsForFingers else { return }
    isSettling = true
    defer { isSettling = false }
    let deadline = graph.clock.now + 60
    var ends = 0
    while true {
      let now = graph.clock.now
      guard let end = finiteMotions.compactMap({ $0.end(after: now) }).min() else { break }
      if now >= deadline {
        return reportUnendingAnimations(
          "Animations have started one after another for a minute and have not ended.")
      }
      if end > VirtualClock.latest {
        return reportUnendingAnimations(
          "An animation ends later than a screen's time: at most \(Int(VirtualClock.latest)) s.")
      }
      ends += 1
      graph.moveTime(to: max(end, now + (ends > Self.exactEnds ? Self.frameLength : 1e-9)))
      graph.flush()
    }
  }

  /// The number of ends that a screen reaches one by one, at their exact times.
  private static var exactEnds: Int { 1_000 }

  private func reportUnendingAnimations(_ reason: String) {
    graph.report(
      _RuntimeIssue(
        severity: .warning,
        message: "\(reason) Views that still move: \(finiteMotions.map(\.node.path).joined(separator: "; ")).",
        path: ""))
  }
}
