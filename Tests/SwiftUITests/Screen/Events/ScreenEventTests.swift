import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Events of a screen")
struct ScreenEventTests {
  /// Counts up at once, and a second later on Combine's main queue.
  private struct Delayed: View {
    let log: EventLog
    @State private var count = 0
    @State private var subject = PassthroughSubject<Int, Never>()

    var body: some View {
      Button("Count \(count)") {
        count += 1
        subject.send(count)
      }
      .accessibilityAction(named: "Send") { subject.send(100) }
      .onReceive(subject.delay(for: .seconds(1), scheduler: DispatchQueue.main)) { log.add("\($0)") }
    }
  }

  @Test("touches and semantic actions run with the screen's time, so that delayed work waits for it")
  func time() throws {
    let log = EventLog()
    let screen = MovingScreen(Delayed(log: log)).screen
    let frame = try #require(screen.node(.button)).frame
    #expect(screen.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(screen.node(.button, "Count 1") != nil)
    screen.perform(try #require(screen.node(.button)?.actions.first { $0.kind == .activate }))
    screen.perform(try #require(screen.node(.button)?.actions.first { $0.kind == .named("Send") }))
    #expect(log.take().isEmpty)
    screen.advance(by: 0.9)
    #expect(log.take().isEmpty)
    screen.advance(by: 0.2)
    #expect(log.take() == ["1", "2", "100"])
  }

  @Test("time that passes while a finger rests reaches timers, too")
  func held() throws {
    let log = EventLog()
    let screen = MovingScreen(Delayed(log: log)).screen
    screen.perform(try #require(screen.node(.button)?.actions.first { $0.kind == .activate }))
    screen.tap(at: CGPoint(x: 200, y: 200), duration: 2)
    #expect(log.take() == ["1"])
  }

  @Test("all consequences of an event are applied when it returns")
  func settled() {
    struct Chain: View {
      @Environment(\.scenePhase) private var phase
      @State private var first = "a"
      @State private var second = ""

      var body: some View {
        Text("\(first) \(second)")
          .onChange(of: phase) { first = "\(phase)" }
          .onChange(of: first) { second = "seen" }
      }
    }
    let screen = Screen.phone()
    screen.show(Chain())
    screen.send(.scenePhase(.background))
    #expect(!screen.graph.needsUpdate)
    #expect(screen.nodes.map(\.label) == ["background seen"])
    screen.send(.scenePhase(.active))
    #expect(screen.nodes.map(\.label) == ["active seen"])
  }

  @Test("appearance and text size change while the view keeps its state")
  func appearance() {
    struct Look: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @State private var shown = 0

      var body: some View { Text("\(scheme) \(size) \(shown)").onAppear { shown += 1 } }
    }
    let screen = Screen(device: .iPhone)
    screen.show(Look())
    screen.send(
      .environment {
        $0.colorScheme = .dark
        $0.dynamicTypeSize = .accessibility1
      })
    #expect(screen.nodes.map(\.label) == ["dark accessibility1 1"])
  }

  @Test("a disabled control is reported in the same words for every kind of event")
  func disabled() throws {
    func issues(_ use: (Screen, SemanticsNode) throws -> Void) throws -> [String] {
      let screen = Screen.phone()
      screen.show(Button("Pay") { Issue.record("a disabled button was pressed") }.disabled(true))
      try use(screen, try #require(screen.node(.button)))
      return screen.graph.issues.map(\.description)
    }
    let touched = try issues { $0.tap(at: CGPoint(x: $1.frame.midX, y: $1.frame.midY)) }
    let performed = try issues { $0.perform(try #require($1.actions.first)) }
    #expect(touched.count == 1)
    #expect(touched == performed)
  }
}
