import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("The time of a screen")
struct ScreenTimeTests {
  @Test("an advance ends, also at a time between two of the clock's nanoseconds")
  func fractions() {
    let screen = MovingScreen(Color.red).screen
    screen.advance(by: 0.1 + 0.4e-9)
    screen.advance(by: 0.4e-9)
    #expect(screen.time == 0.1)
  }

  @Test("an advance passes the date of a timeline between two of the clock's nanoseconds")
  func dateBetweenNanoseconds() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0.1 + 0.4e-9)
    let screen = MovingScreen(
      TimelineView(.explicit([date])) { Text(verbatim: "\($0.date == date)") }
        .environment(\.now, Date(timeIntervalSinceReferenceDate: 0))
    ).screen
    screen.send(.time(try #require(screen.nextMoment)))
    let next = try #require(screen.nextMoment)
    try #require(next > screen.time, "an advance would never end")
    screen.advance(by: 1)
    #expect(screen.nodes.map(\.label) == ["true"])
  }

  @Test("settling names an endless animation instead of waiting for it")
  func endless() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Pulse(isOn: isOn))
    screen.animate(.linear(duration: 1).repeatForever()) { isOn.value = true }
    let result = screen.screen.settle()
    #expect(result.reason == .endless)
    #expect(result.frames == 0)
    #expect(result.moving.count == 1)
    #expect(result.moving.first?.hasSuffix("Pulse") == true)
    screen.screen.advance(by: 1.5)
    #expect(isClose(screen.opacity(of: .red), 0.5))
  }

  @Test("an endless animation ends when another one takes its value")
  func stopped() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Pulse(isOn: isOn))
    screen.animate(.linear(duration: 1).repeatForever()) { isOn.value = true }
    screen.screen.advance(by: 0.5)
    screen.animate(.linear(duration: 1)) { isOn.value = false }
    let result = screen.screen.settle()
    #expect(result.reason == .atRest)
    #expect(isClose(screen.opacity(of: .red), 1))
  }

  @Test("settling stops at its time limit")
  func limit() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Pulse(isOn: isOn))
    screen.animate(.linear(duration: 100)) { isOn.value = true }
    let result = screen.screen.settle(limit: 1)
    #expect(result.reason == .timeLimit)
    #expect(result.frames == 60)
  }

  @Test("a screen that settles by itself shows the end of finite animations and the start of endless ones")
  func settling() {
    let (isOn, log) = (TestValue(false), EventLog())
    let screen = Screen.phone()
    screen.show(Pulse(isOn: isOn))
    screen.perform {
      withAnimation(.default) {
        isOn.value = true
      } completion: {
        log.add("done")
      }
    }
    #expect(screen.frames(of: .red).isEmpty)
    #expect(log.take() == ["done"])
    #expect(screen.time > 0.5)
    screen.perform { withAnimation(.default.repeatForever()) { isOn.value = false } }
    #expect(screen.frames(of: .red).isEmpty)
    #expect(screen.settle().reason == .endless)
  }

  @Test(
    "a screen that settles by itself shows the start of an animation that takes longer than a screen's time",
    arguments: [.linear(duration: .infinity), .linear.delay(.infinity), .easeIn(duration: 1e10)] as [Animation])
  func tooLong(animation: Animation) {
    let isOn = TestValue(false)
    let screen = Screen.phone()
    screen.show(Pulse(isOn: isOn))
    screen.perform { withAnimation(animation) { isOn.value = true } }
    #expect(screen.frames(of: .red).count == 1)
    #expect(screen.settle().reason == .endless)
  }

  @Test("a delay that is not a number is none")
  func delayOfNothing() {
    let isOn = TestValue(false)
    let screen = Screen.phone()
    screen.show(Pulse(isOn: isOn))
    screen.perform { withAnimation(.linear(duration: 1).delay(.nan)) { isOn.value = true } }
    #expect(screen.frames(of: .red).isEmpty)
    #expect(screen.time == 1)
  }

  @Test("the time of a screen ends after three years, in one step or in several")
  func latest() {
    let screen = MovingScreen(Color.red).screen
    screen.advance(by: 60_000_000)
    #expect(screen.graph.issues.isEmpty)
    screen.advance(by: 60_000_000)
    #expect(screen.time == 60_000_000)
    #expect(screen.graph.issues.first?.message.contains("at most 100000000 can pass") == true)
  }

  @Test("a screen that is released during motion releases its views")
  func release() {
    weak var graph: Graph?
    do {
      let isOn = TestValue(false)
      let screen = MovingScreen(Pulse(isOn: isOn))
      screen.animate(.linear(duration: 1).repeatForever()) { isOn.value = true }
      screen.screen.advance(by: 0.1)
      graph = screen.screen.graph
    }
    #expect(graph == nil)
  }

  @Test("an endless sequence of animations is reported by a screen that settles")
  func restless() {
    let screen = Screen.phone()
    screen.show(Restless())
    #expect(screen.graph.issues.map(\.severity) == [.warning])
    #expect(screen.graph.issues.first?.message.contains("one after another for a minute") == true)
  }

  @Test("a sequence of animations of a nanosecond without end is reported by a screen that settles")
  func restlessNanoseconds() {
    let screen = Screen.phone()
    screen.show(Restless(duration: 1e-9))
    #expect(screen.graph.issues.map(\.severity) == [.warning])
    #expect(screen.graph.issues.first?.message.contains("one after another for a minute") == true)
  }

  @Test("a callback that each update schedules without a delay is stopped, and time passes")
  func endlessCallback() {
    let screen = MovingScreen(Calling()).screen
    screen.advance(by: 1)
    #expect(screen.time == 1)
    #expect(
      screen.graph.issues.map(\.message) == [
        "Time does not pass: DispatchQueue.main.asyncAfter was repeated 10000 times within a second and stopped."
      ])
    screen.advance(by: 1)
    #expect(screen.time == 2)
  }

  @Test("Combine's timers on the main thread follow the screen's clock")
  func timers() {
    let log = EventLog()
    let screen = MovingScreen(Ticking(log: log))
    #expect(log.lines.isEmpty)
    screen.screen.advance(by: 2.5)
    #expect(log.take() == ["1.0", "2.0"])
    screen.screen.advance(by: 0.5)
    #expect(log.take() == ["3.0"])
  }
}

private struct Pulse: View {
  let isOn: TestValue<Bool>
  var body: some View { Rectangle().fill(Color.red).opacity(isOn.value ? 0 : 1) }
}

private struct Restless: View {
  var duration = 1.0
  @State private var isOn = false

  var body: some View {
    Rectangle().fill(Color.red).opacity(isOn ? 0 : 1).onAppear { toggle() }
  }

  private func toggle() {
    withAnimation(.linear(duration: duration)) {
      isOn.toggle()
    } completion: {
      toggle()
    }
  }
}

private struct Calling: View {
  @State private var count = 0

  var body: some View {
    Color.red.onChange(of: count, initial: true) {
      DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { count += 1 } }
    }
  }
}

private struct Ticking: View {
  let log: EventLog
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Color.red.onReceive(timer) { log.add("\($0.timeIntervalSince(EnvironmentValues().now))") }
  }
}
