import Testing

@testable import SwiftUI

@Suite("Keyframes")
struct KeyframeTests {
  private struct Pose: Equatable {
    var x = 0.0
    var angle = Angle.zero
  }

  @Test("linear keyframes follow each other")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      LinearKeyframe(4.0, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect([-1, 0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0) } == [0, 0, 5, 10, 7, 4, 4])
    #expect(timeline.value(progress: 0.5) == 8.5)
  }

  @Test("tracks animate properties side by side; the longest gives the duration")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        LinearKeyframe(.degrees(180), duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    let pose = timeline.value(time: 1)
    #expect(pose.x == 10)
    #expect(abs(pose.angle.degrees - 135) < 1e-9)
  }

  @Test("a cubic keyframe starts and ends at rest, and runs smoothly through the ones between")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1.0, duration: 1)
      CubicKeyframe(2.0, duration: 1)
    }
    #expect(timeline.value(time: 0.001) < 0.0001)
    #expect(abs(timeline.value(time: 1) - 1) < 1e-9)
    let before = (timeline.value(time: 1) - timeline.value(time: 0.999)) / 0.001
    let after = (timeline.value(time: 1.001) - timeline.value(time: 1)) / 0.001
    #expect(abs(before - 1) < 0.01 && abs(after - 1) < 0.01)
    #expect(2 - timeline.value(time: 1.999) < 0.0001)
  }

  @Test("a spring keyframe without a duration takes as long as its spring settles")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(5.0, spring: .bouncy)
    }
    #expect(abs(timeline.duration - Spring.bouncy.settlingDuration) < 1e-9)
    #expect(abs(timeline.value(time: 0.2) - Spring.bouncy.value(target: 5.0, time: 0.2)) < 1e-9)
  }
}
