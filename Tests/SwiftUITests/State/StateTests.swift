import Testing

@testable import SwiftUI

/// The grouping of writes and the order of change notifications, as measured on Apple's SwiftUI: facts F1 to F9 of
/// Docs/AppleFacts.md.
@Suite("State and update order") @MainActor
struct StateTests {
  private struct Counter: View {
    let log: EventLog
    @State private var value = 0

    var body: some View {
      log.add("body \(value)")
      return Color.red
        .onChange(of: value) { old, new in log.add("\(old)->\(new)") }
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
          log.add("read back \(value)")
        }
    }
  }

  @Test("F1–F3: writes of one transaction coalesce, one in another starts an update; reading back gives the new value")
  func writesAreGroupedByTransaction() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Counter(log: log))
    #expect(log.lines == ["body 0", "read back 4", "body 2", "0->2", "body 4", "2->4"])
  }

  private struct Row: View {
    let animation: Animation
    @Binding var count: Int

    var body: some View {
      Color.red.onAppear { withAnimation(animation) { count += 1 } }
    }
  }

  private struct Rows: View {
    let log: EventLog
    let animations: [Animation]
    @State private var count = 0

    var body: some View {
      log.add("body \(count)")
      return ForEach(animations.indices, id: \.self) { Row(animation: animations[$0], count: $count) }
    }
  }

  @Test("writes of equal animated transactions are one update, those of different ones are not")
  func equalTransactionsAreGrouped() {
    func bodies(_ animations: [Animation]) -> [String] {
      let log = EventLog()
      let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
      screen.show(Rows(log: log, animations: animations))
      return log.lines
    }
    #expect(bodies(Array(repeating: .linear(duration: 1), count: 50)) == ["body 0", "body 50"])
    #expect(
      bodies([.linear(duration: 1), .linear(duration: 2), .linear(duration: 2)]) == ["body 0", "body 1", "body 3"])
  }

  /// Writes 1 when it appears, and further values later, one event after the other.
  private struct Steps<Modifier: ViewModifier>: View {
    let probe: Probe
    let modifier: (Int) -> Modifier
    @State private var value = 0

    var body: some View {
      let _ = probe.set = { value = $0 }
      Color.red.modifier(modifier(value)).onAppear { value = 1 }
    }
  }

  @MainActor
  private final class Probe {
    var set: (Int) -> Void = { _ in }
  }

  private func run<Modifier: ViewModifier>(_ values: [Int], _ modifier: @escaping (Int) -> Modifier) {
    let probe = Probe()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Steps(probe: probe, modifier: modifier))
    for value in values { screen.perform { probe.set(value) } }
  }

  private struct Watch: ViewModifier {
    let value: Int
    var initial = false
    let log: EventLog

    func body(content: Content) -> some View {
      content
        .onChange(of: value, initial: initial) { log.add("\($0)->\($1)") }
        .onChange(of: value, initial: initial) { log.add("called") }
    }
  }

  private struct OldWatch: ViewModifier {
    let value: Int
    let log: EventLog

    @available(*, deprecated)
    func body(content: Content) -> some View {
      content.onChange(of: value) { (new: Int) in log.add("\(new)") }
    }
  }

  @Test("F4: the old form of onChange gets each new value")
  func oldForm() {
    let log = EventLog()
    run([2]) { OldWatch(value: $0, log: log) }
    #expect(log.lines == ["1", "2"])
  }

  @Test("F5: onChange is called once for every change")
  func calls() {
    let log = EventLog()
    run([2]) { Watch(value: $0, log: log) }
    #expect(log.lines.filter { $0 != "called" } == ["0->1", "1->2"])
    #expect(log.lines.filter { $0 == "called" }.count == 2)
  }

  @Test("F6: with initial, onChange is first called with the value twice")
  func initial() {
    let log = EventLog()
    run([2]) { Watch(value: $0, initial: true, log: log) }
    #expect(log.lines.filter { $0 != "called" } == ["0->0", "0->1", "1->2"])
  }

  @Test("F7: with initial, a value that never changes is reported once")
  func initialOnly() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Color.red.onChange(of: 7, initial: true) { log.add("called") })
    #expect(log.lines == ["called"])
  }

  @Test("F8: an equal write is not reported")
  func equalWrite() {
    let log = EventLog()
    run([2, 2]) { Watch(value: $0, log: log) }
    #expect(log.lines.filter { $0 != "called" } == ["0->1", "1->2"])
  }

  @Test("F9: a value that goes back and forth is reported every time")
  func backAndForth() {
    let log = EventLog()
    run([0, 1]) { Watch(value: $0, log: log) }
    #expect(log.lines.filter { $0 == "called" }.count == 3)
  }
}
