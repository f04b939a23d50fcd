import Testing

@testable import SwiftUI

@Suite("Running animations")
struct RunningAnimationTests {
  @Test("an animation runs from its origin to its target and then is finished")
  func single() {
    var running = RunningAnimation(.linear(duration: 1), from: 10.0, to: 20, at: 5)
    #expect(running.value(at: 5) == 10)
    #expect(running.value(at: 5.25) == 12.5)
    #expect(!running.isFinished)
    #expect(running.value(at: 6) == 20)
    #expect(running.isFinished && running.isLogicallyComplete)
  }

  @Test("a spring with a new target keeps its position and velocity")
  func merging() {
    var running = RunningAnimation(.smooth, from: 0.0, to: 100, at: 0)
    let before = running.value(at: 0.2)
    let earlier = running.value(at: 0.199)
    running.retarget(to: -50, .smooth, at: 0.2)
    let after = running.value(at: 0.2)
    let later = running.value(at: 0.201)
    #expect(abs(after - before) < 1e-9)
    #expect(abs((later - after) - (before - earlier)) < 0.02)
    #expect(abs(running.value(at: 5) + 50) < 1e-9)
    #expect(running.isFinished)
  }

  @Test("of several targets at one time only the last one counts")
  func targetsAtOneTime() {
    var once = RunningAnimation(.linear(duration: 1), from: 0.0, to: 10, at: 0)
    var often = once
    once.retarget(to: 0, .easeInOut(duration: 1), at: 0.5)
    for target in [40.0, 70, 0] { often.retarget(to: target, .easeInOut(duration: 1), at: 0.5) }
    for time in [0.5, 0.6, 1.2, 1.5] { #expect(often.value(at: time) == once.value(at: time)) }
    #expect(often.isFinished)
  }

  @Test("another animation starts at the current value, without a jump")
  func combining() {
    var running = RunningAnimation(.linear(duration: 1), from: 0.0, to: 10, at: 0)
    _ = running.value(at: 0.5)
    running.retarget(to: 0, .easeInOut(duration: 1), at: 0.5)
    #expect(abs(running.value(at: 0.5) - 5) < 1e-9)
    #expect(abs(running.value(at: 0.501) - 5.01) < 0.001)
    #expect(running.value(at: 1.5) == 0)
    #expect(running.isFinished)
  }

  @Test("a pair is animated as a whole")
  func pairs() {
    var running = RunningAnimation(
      .linear(duration: 2), from: AnimatablePair(0.0, 10.0), to: AnimatablePair(4.0, 0.0), at: 0)
    #expect(running.value(at: 0.5) == AnimatablePair(1, 7.5))
  }
}
