import Testing

@testable import SwiftUI

/// Facts F20 to F27 of Docs/AppleFacts.md.
@Suite("Order of appearance") @MainActor
struct AppearanceOrderTests {
  @MainActor
  final class Probe {
    var toggle: () -> Void = {}
  }

  private struct Flagged: View {
    let log: EventLog
    let probe: Probe
    let transition: AnyTransition?
    @State private var flag = false

    var body: some View {
      let _ = probe.toggle = { flag.toggle() }
      if let transition {
        logged.transition(transition).id(flag)
      } else {
        logged.id(flag)
      }
    }

    private var logged: some View {
      Color.red
        .onAppear { log.add("A\(flag ? "T" : "F")") }
        .onDisappear { log.add("D\(flag ? "T" : "F")") }
    }
  }

  @Test("F20: the old view disappears before the one with a new identity appears")
  func identity() {
    #expect(changes(.identity) == ["AF", "DT", "AT", "DT"])
  }

  @Test("without a transition the view with a new identity appears before the old one disappears")
  func identityWithoutTransition() {
    #expect(changes(nil) == ["AF", "AT", "DT", "DT"])
  }

  private func changes(_ transition: AnyTransition?) -> [String] {
    let log = EventLog()
    let probe = Probe()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Flagged(log: log, probe: probe, transition: transition))
    screen.perform { probe.toggle() }
    screen.remove()
    return log.lines
  }

  @Test("F21: a view that shows nothing appears, once")
  func emptyView() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(AnyView(EmptyView()).onAppear { log.add("appeared") })
    screen.setSize(ProposedViewSize(width: 200, height: 100))
    #expect(log.lines == ["appeared"])
  }

  private func finishTasks(of screen: Screen) async {
    var turns = 0
    while screen.graph.tasks.running > 0, turns < 1_000 {
      await Task.yield()
      turns += 1
    }
    screen.graph.flush()
  }

  @Test("F22: a task runs once")
  func task() async {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Color.red.task { log.add("ran") })
    await finishTasks(of: screen)
    screen.setSize(ProposedViewSize(width: 200, height: 100))
    await finishTasks(of: screen)
    #expect(log.lines == ["ran"])
  }

  private struct Numbered: View {
    let log: EventLog
    let probe: Probe
    @State private var number = 0

    var body: some View {
      let _ = probe.toggle = { number += 1 }
      Color.red.task(id: number) { log.add("\(number)") }
    }
  }

  @Test("F23: a task with an identity runs once for every value, and sees it")
  func taskWithIdentity() async {
    let log = EventLog()
    let probe = Probe()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Numbered(log: log, probe: probe))
    await finishTasks(of: screen)
    screen.perform { probe.toggle() }
    await finishTasks(of: screen)
    #expect(log.lines == ["0", "1"])
  }

  private struct Erased: View {
    var number: Int?
    var body: some View { AnyView(EmptyView()) }
  }

  @Test("F25: a view of nothing but an erased empty view is laid out")
  func erasedEmptyView() {
    for view in [Erased(), Erased(number: 1)] {
      let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
      screen.show(view)
      #expect(screen.displayList().items.isEmpty)
      #expect(screen.graph.issues.isEmpty)
    }
  }

  @Test("F27: a value that is a view can be erased, whatever its static type")
  func erasedValue() {
    let value: Any = Text("x")
    #expect(AnyView(_fromValue: value) != nil)
    #expect(AnyView(_fromValue: 1) == nil)
  }
}
