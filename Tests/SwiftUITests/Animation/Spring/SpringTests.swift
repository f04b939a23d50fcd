import Testing

@testable import SwiftUI

@Suite("Spring")
struct SpringTests {
  private static let springs = [
    Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.4), Spring(mass: 2, stiffness: 90, damping: 7),
  ]

  @Test("the parameters of a spring follow from each other")
  func parameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.duration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(response: 0.5, dampingRatio: 0.7).stiffness - spring.stiffness) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    let classic = Spring(mass: 2, stiffness: 90, damping: 7)
    #expect(abs(classic.stiffness - 90) < 1e-9 && abs(classic.damping - 7) < 1e-9 && classic.mass == 2)
  }

  @Test("a spring starts at rest at zero and ends at its target", arguments: springs)
  func ends(spring: Spring) {
    #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-12)
    #expect(abs(spring.velocity(target: 10.0, time: 0)) < 1e-12)
    #expect(abs(spring.value(target: 10.0, time: 60) - 10) < 1e-6)
  }

  @Test("velocity is the derivative of the value, and force that of velocity", arguments: springs)
  func derivatives(spring: Spring) {
    let step = 1e-6
    for time in [0.05, 0.2, 0.6] {
      let before = spring.value(target: 10.0, initialVelocity: 3, time: time - step)
      let after = spring.value(target: 10.0, initialVelocity: 3, time: time + step)
      let velocity = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
      #expect(abs((after - before) / (2 * step) - velocity) < 1e-3)
      let faster = spring.velocity(target: 10.0, initialVelocity: 3, time: time + step)
      let slower = spring.velocity(target: 10.0, initialVelocity: 3, time: time - step)
      let position = spring.value(target: 10.0, initialVelocity: 3, time: time)
      let force = spring.force(target: 10.0, position: position, velocity: velocity)
      #expect(abs((faster - slower) / (2 * step) * spring.mass - force) < 0.05)
    }
  }

  @Test("updating in steps equals one step", arguments: springs)
  func updating(spring: Spring) {
    var value = 2.0
    var velocity = 5.0
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.03) }
    #expect(abs(value - (2 + spring.value(target: 8.0, initialVelocity: 5, time: 0.3))) < 1e-9)
  }

  @Test("after the settling duration a spring stays within epsilon", arguments: springs)
  func settling(spring: Spring) {
    let end = spring.settlingDuration
    for time in stride(from: end, to: end + 2, by: 0.01) {
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.0010001)
    }
    #expect(end > spring.duration / 2 && end < 10)
  }

  @Test("a spring made for a settling duration has it")
  func settlingInitializer() {
    let spring = Spring(settlingDuration: 1, dampingRatio: 0.5)
    #expect(abs(spring.settlingDuration - 1) < 1e-6)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
  }

  @Test("an undamped spring never settles")
  func undamped() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Animation.spring(duration: 0.5, bounce: 1).isEndless)
  }
}
