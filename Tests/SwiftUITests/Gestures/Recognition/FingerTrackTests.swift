import Testing

@testable import SwiftUI

@Suite("The track of a finger") @MainActor
struct FingerTrackTests {
  private func track(_ samples: [(x: CGFloat, time: Double)]) -> FingerTrack {
    var track = FingerTrack()
    for sample in samples { track.add(CGPoint(x: sample.x, y: 2 * sample.x), at: sample.time) }
    return track
  }

  @Test("the velocity is that of the last tenth of a second, from the last place before")
  func velocity() {
    let steady = track([(0, 0), (5, 0.05), (10, 0.1)])
    #expect(steady.velocity(at: 0.1) == CGSize(width: 100, height: 200))
    // The slow beginning does not count.
    let faster = track([(0, 0), (1, 1), (1, 1.95), (11, 2.05), (21, 2.1)])
    #expect(abs(faster.velocity(at: 2.1).width - 20 / 0.15) < 1e-9)
  }

  @Test("a finger that rests, and one with a single place, have no velocity")
  func rest() {
    #expect(track([(0, 0), (10, 0.1)]).velocity(at: 0.3) == .zero)
    #expect(track([(5, 0)]).velocity(at: 0) == .zero)
    #expect(track([]).velocity(at: 0) == .zero)
  }

  @Test("of two places at one time the last one counts")
  func sameTime() {
    #expect(track([(0, 0), (3, 0.1), (10, 0.1)]).velocity(at: 0.1).width == 100)
  }
}
