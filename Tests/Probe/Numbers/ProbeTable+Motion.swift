import SwiftUI

extension ProbeTable {
  /// Durations and curves: a second view is animated with the number.
  mutating func addMotion() {
    func moved(_ x: Double, _ animation: Animation) -> some View {
      Color.red.offset(x: x.isFinite && abs(x) < 1_000 ? x : 50).animation(animation, value: x)
    }
    number("animation, duration") { x in
      moved(x, .linear(duration: x))
      moved(x, .easeInOut(duration: x))
    }
    number("animation, delay, speed, repeats") { x in
      moved(x, .linear(duration: 1).delay(x))
      moved(x, .linear(duration: 1).speed(x))
      moved(x, .linear(duration: x).repeatForever())
      moved(x, .linear(duration: x).repeatCount(.max))
    }
    number("animation, spring") { x in
      moved(x, .spring(response: x, dampingFraction: x, blendDuration: x))
      moved(x, .interpolatingSpring(mass: x, stiffness: x, damping: x, initialVelocity: x))
      moved(x, .spring(duration: x, bounce: x))
    }
    number("animation, curve") { x in moved(x, .timingCurve(x, x, x, x, duration: 1)) }
    number("Spring, questions") { x in
      let spring = Spring(duration: x, bounce: x)
      Text("\(spring.response) \(spring.value(target: x, time: x)) \(spring.settlingDuration)")
      Text("\(Spring(mass: x, stiffness: x, damping: x).settlingDuration)")
    }
    number("KeyframeAnimator") { x in
      KeyframeAnimator(initialValue: x) {
        Color.red.offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(x, duration: 0.5)
        CubicKeyframe(x, duration: x)
        SpringKeyframe(1, duration: x, spring: Spring(duration: x))
        MoveKeyframe(x)
      }
    }
    number("KeyframeTimeline") { x in
      let timeline = KeyframeTimeline(initialValue: x) {
        LinearKeyframe(x, duration: x)
        CubicKeyframe(1.0, duration: 1)
      }
      Text("\(timeline.duration) \(timeline.value(time: x)) \(timeline.value(progress: x))")
    }
    number("PhaseAnimator") { x in
      PhaseAnimator([0.0, x]) {
        Color.red.offset(x: $0)
      } animation: { _ in
        .linear(duration: x)
      }
    }
    number("transition") { x in
      if x == 10 { Color.red.transition(.offset(x: x).combined(with: .scale(scale: x))) }
      if x != 10 { Color.red.transition(.offset(x: x, y: x).combined(with: .scale(scale: x, anchor: .bottom))) }
    }
    number("symbolEffect") { x in
      Image(systemName: "star").symbolEffect(.bounce, options: .speed(x), value: x)
      Image(systemName: "star").symbolEffect(.pulse, options: .repeat(Int.max), value: x)
    }
    number("Angle and unit points") { x in
      Text("\(Angle(degrees: x).radians) \(Angle(radians: x).degrees)")
      Text("a").scaleEffect(2, anchor: UnitPoint(x: x, y: x)).rotationEffect(.degrees(9), anchor: UnitPoint(x: x, y: 0))
    }
  }
}
