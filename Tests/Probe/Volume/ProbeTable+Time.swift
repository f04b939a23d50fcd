import SwiftUI

extension ProbeTable {
  /// Callbacks, timers and animations that keep the time of a screen from passing.
  mutating func addTime() {
    time("a callback that schedules itself without a delay") { CallsItself() }
    time("a callback that schedules itself after each update") { CallsItselfAfterUpdates() }
    time("a publisher on the main queue that feeds itself") { FeedsItself() }
    for interval in [0, -1, 1e-9, 1e-6, 1e-4, .nan, .infinity] as [Double] {
      time("a timer of an interval of \(interval)") { TimerOfInterval(interval) }
      time("a timeline of an interval of \(interval)") {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) {
          Text($0.date, style: .time)
        }
      }
    }
    time("timers that each update starts again") { NewTimers() }
    time("animations of a nanosecond without end") { FollowingAnimations(duration: 1e-9) }
    time("animations without a duration, without end") { FollowingAnimations(duration: 0) }
    time("a task that sleeps for nanoseconds") { SleepsForNanoseconds() }
  }

  /// Adds a view that is shown for two seconds, with time under control and on a screen that settles.
  private mutating func time<Content: View>(_ name: String, @ViewBuilder _ content: @escaping @MainActor () -> Content)
  {
    for timing in [MotionSystem.Timing.manual, .settling] {
      add("\(name): \(timing)") { screens in
        let screen = Screen(
          size: ProposedViewSize(width: 200, height: 300), textSystem: screens.fonts, drawsBackground: true,
          timing: timing)
        screen.show(content())
        let start = screen.time
        screen.advance(by: 2)
        screens.expect(screen.time >= start + 2, "The time is only \(screen.time) s.")
        _ = await screen.wait(upTo: 0.1) { false }
        screens.look(at: screen)
      }
    }
  }
}

private struct CallsItself: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onAppear { again() } }

  private func again() {
    DispatchQueue.main.asyncAfter(deadline: .now()) {
      MainActor.assumeIsolated {
        count += 1
        again()
      }
    }
  }
}

private struct CallsItselfAfterUpdates: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) {
      DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { count += 1 } }
    }
  }
}

private struct FeedsItself: View {
  @State private var numbers = PassthroughSubject<Int, Never>()
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(numbers.receive(on: DispatchQueue.main)) {
        count = $0
        numbers.send($0 + 1)
      }
      .onAppear { numbers.send(1) }
  }
}

private struct TimerOfInterval: View {
  @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var count = 0

  init(_ interval: Double) {
    timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

private struct NewTimers: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onReceive(Timer.publish(every: 1e-6, on: .main, in: .common).autoconnect()) { _ in count += 1 }
  }
}

private struct FollowingAnimations: View {
  let duration: Double
  @State private var isOn = false

  var body: some View { Color.red.opacity(isOn ? 0 : 1).onAppear { toggle() } }

  private func toggle() {
    withAnimation(.linear(duration: duration)) {
      isOn.toggle()
    } completion: {
      toggle()
    }
  }
}

private struct SleepsForNanoseconds: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 1)
        count += 1
      }
    }
  }
}
