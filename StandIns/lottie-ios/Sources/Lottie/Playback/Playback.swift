import Foundation

/// An animation that plays from one frame to another.
struct Playback {
  let from: Double
  let to: Double
  let framerate: Double
  let loopMode: LottieLoopMode
  /// How fast it plays: 1 for its own speed, and less than 0 for backwards.
  let speed: Double
  /// The time at which it began, in seconds of the screen's clock.
  let start: TimeInterval
  /// How much of its first way it left out, in seconds of its own time.
  let offset: Double

  /// - Parameter current: The frame that is shown: the first way begins there if it passes it.
  init(
    from: Double, to: Double, current: Double, framerate: Double, loopMode: LottieLoopMode, speed: Double,
    at start: TimeInterval
  ) {
    self.framerate = framerate
    self.loopMode = loopMode
    self.speed = abs(speed)
    self.start = start
    var (from, to) = speed < 0 ? (to, from) : (from, to)
    var offset = 0.0
    if (min(from, to)..<max(from, to)).contains(current.rounded(.towardZero)) {
      if loopMode != .playOnce {
        offset = abs(current - from) / framerate
      } else if to != current {
        from = current
      }
    }
    (self.from, self.to, self.offset) = (from, to, offset)
  }

  /// The time of one way, in seconds of its own.
  private var length: Double { framerate > 0 ? abs(to - from) / framerate : 0 }

  /// The number of ways, and whether every second one goes back.
  private var ways: (count: Double, returns: Bool) {
    switch loopMode {
    case .playOnce: (1, false)
    case .loop: (.infinity, false)
    case .autoReverse: (.infinity, true)
    case .repeat(let count): (Double(count), false)
    case .repeatBackwards(let count): (Double(count) * 2, true)
    }
  }

  /// Whether it has come to its end.
  func hasEnded(at time: TimeInterval) -> Bool {
    length == 0 || elapsed(at: time) >= length * ways.count - 1e-6
  }

  private func elapsed(at time: TimeInterval) -> Double { max(0, time - start) * speed + offset }

  func frame(at time: TimeInterval) -> Double {
    guard length > 0 else { return to }
    let (count, returns) = ways
    let done = min(elapsed(at: time) / length, count)
    var way = done.rounded(.down)
    var part = done - way
    if hasEnded(at: time), part == 0, way > 0 { (way, part) = (way - 1, 1) }
    if returns, Int(way) % 2 == 1 { part = 1 - part }
    return from + (to - from) * part
  }
}
