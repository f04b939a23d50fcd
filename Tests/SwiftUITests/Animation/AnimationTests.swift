import Testing

@testable import SwiftUI

@Suite("Animation")
struct AnimationTests {
  @Test("the default animation describes itself as Apple's does")
  func description() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Mirror(reflecting: Animation.default).description == "Mirror for Animation")
  }

  @Test("equal animations are equal, whatever they are made of")
  func equality() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.easeInOut != .easeIn)
    #expect(Animation.linear(duration: 1).delay(0.5) == Animation.linear(duration: 1).delay(0.5))
    #expect(Animation.spring != .bouncy)
    #expect(Set([Animation.smooth, .spring, .default]).count == 2)
  }

  @Test("the value at any time is exact")
  func values() {
    #expect(Animation.linear(duration: 2).value(from: 10, to: 20, at: 0.5) == 12.5)
    #expect(Animation.linear(duration: 2).value(from: 10, to: 20, at: 2) == 20)
    #expect(abs(Animation.easeInOut(duration: 0.35).value(from: 0, to: 1, at: 0.175) - 0.5) < 1e-9)
  }

  @Test("a delay waits, a speed shortens")
  func modifiers() {
    let delayed = Animation.linear(duration: 1).delay(1)
    #expect(delayed.value(from: 0, to: 8, at: 0.9) == 0)
    #expect(delayed.value(from: 0, to: 8, at: 1.25) == 2)
    #expect(delayed.length == 2)
    #expect(Animation.linear(duration: 1).speed(2).value(from: 0, to: 8, at: 0.25) == 4)
    #expect(Animation.linear(duration: 1).speed(2).length == 0.5)
  }

  @Test("a repetition is a function of the clock, and reverses by default")
  func repetition() {
    let there = Animation.linear(duration: 1).repeatForever()
    #expect([0.25, 1.25, 2.25].map { there.value(from: 0, to: 8, at: $0) } == [2, 6, 2])
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect([0.25, 1.25, 2.25].map { again.value(from: 0, to: 8, at: $0) } == [2, 2, 2])
    #expect(there.isEndless && there.length == nil)
    let thrice = Animation.linear(duration: 1).repeatCount(3)
    #expect(thrice.value(from: 0, to: 8, at: 2.5) == 4)
    #expect(thrice.value(from: 0, to: 8, at: 3) == 8)
    #expect(!thrice.isEndless && thrice.length == 3)
  }

  @Test("an animation may be logically complete before it ends")
  func logicalCompletion() {
    let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1, time: 0.9, context: &context) != nil)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 1, time: 1, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    #expect(animation.animate(value: 1, time: 5, context: &context) == nil)
  }

  @Test("a spring is logically complete after its duration and ends some time later")
  func spring() {
    var context = AnimationContext<Double>()
    #expect(Animation.smooth.animate(value: 100, time: 0.49, context: &context) != nil)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 100, time: 0.5, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 100, time: 3, context: &context) == nil)
  }

  private func merges(_ animation: Animation, after previous: Animation) -> Bool {
    var context = AnimationContext<Double>()
    return animation.shouldMerge(previous: previous, value: 1, time: 0.1, context: &context)
  }

  @Test("springs replace earlier animations, curves are added to them")
  func merging() {
    #expect(merges(.spring, after: .spring))
    #expect(merges(.spring, after: .linear))
    #expect(merges(.default, after: .linear))
    #expect(!merges(.linear, after: .spring))
    #expect(!merges(.easeInOut, after: .easeInOut))
  }

  @Test("a delayed or faster spring replaces one with the same delay or speed")
  func mergingModified() {
    #expect(merges(.spring.delay(1), after: .spring.delay(1)))
    #expect(!merges(.spring.delay(1), after: .spring.delay(2)))
    #expect(!merges(.spring.delay(1), after: .spring))
    #expect(merges(.spring.speed(2), after: .spring.speed(2)))
    #expect(!merges(.spring.speed(2), after: .spring.speed(3)))
  }
}
