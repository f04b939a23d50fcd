/// The recent locations of a finger, and its velocity.
struct FingerTrack {
  private struct Sample {
    let time: Double
    let location: CGPoint
  }

  private var samples: [Sample] = []

  /// The duration over which the velocity is measured, in seconds.
  private static let window = 0.1

  mutating func add(_ location: CGPoint, at time: Double) {
    let current = samples.last
    if let current, current.time == time { samples.removeLast() }
    samples.append(Sample(time: time, location: location))
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// The velocity of the finger at a time, in points per second; zero for a finger that has rested.
  func velocity(at time: Double) -> CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    guard time - last.time < Self.window else { return .zero }
    let elapsed = last.time - first.time
    return CGSize(
      width: (last.location.x - first.location.x) / elapsed, height: (last.location.y - first.location.y) / elapsed)
  }
}
