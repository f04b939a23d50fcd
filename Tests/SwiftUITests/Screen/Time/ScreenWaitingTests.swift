import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Waiting")
struct ScreenWaitingTests {
  /// Loads with tasks or timers of several kinds when its button is pressed.
  private struct Loader: View {
    enum Way {
      case viewTask, actionTask, combine, animation
    }

    let way: Way
    @State private var text = "idle"
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Button(text) {
        switch way {
        case .actionTask:
          Task {
            try? await Task.sleep(for: .milliseconds(20))
            text = "loaded"
          }
        case .animation:
          withAnimation(.linear(duration: 2)) {
            text = "moving"
          } completion: {
            text = "loaded"
          }
        case .viewTask, .combine: break
        }
      }
      .task {
        guard way == .viewTask else { return }
        try? await Task.sleep(for: .milliseconds(20))
        text = "loaded"
      }
      .onReceive(timer) { _ in
        if way == .combine { text = "loaded" }
      }
      .frame(width: text == "idle" ? 100 : 200)
    }
  }

  private func screen(_ way: Loader.Way) throws -> Screen {
    let screen = MovingScreen(Loader(way: way)).screen
    screen.perform(try #require(screen.node(.button)?.actions.first { $0.kind == .activate }))
    return screen
  }

  private func isLoaded(_ screen: Screen) -> Bool { screen.node(.button, "loaded") != nil }

  @Test("a condition that already holds is detected at once, and no time passes")
  func atOnce() async throws {
    let screen = try screen(.combine)
    let clock = ContinuousClock()
    let elapsed = await clock.measure { #expect(await screen.wait(upTo: 600) { true }) }
    #expect(screen.time == 0)
    #expect(elapsed < .seconds(1))
  }

  @Test("virtual time advances to the moment at which the condition holds, and no further")
  func virtual() throws {
    let timer = try screen(.combine)
    #expect(timer.wait(upTo: 10) { isLoaded(timer) })
    #expect(timer.time == 1)
    let animation = try screen(.animation)
    #expect(animation.wait(upTo: 10) { isLoaded(animation) })
    #expect(isClose(animation.time, 2, within: 0.05))
  }

  @Test("an unsuccessful wait advances its virtual time without real delay")
  func inVain() throws {
    let screen = MovingScreen(Text("a")).screen
    let elapsed = ContinuousClock().measure { #expect(!screen.wait(upTo: 1_000) { false }) }
    #expect(screen.time == 1_000)
    #expect(elapsed < .seconds(5))
  }

  @Test("tasks of views and tasks of actions are waited for in real time, and named while they run")
  func tasks() async throws {
    for (way, name) in [(Loader.Way.viewTask, "Loader"), (.actionTask, "the action activate")] {
      let screen = try screen(way)
      #expect(screen.activity.tasks.contains { $0.contains(name) }, "\(screen.activity.tasks)")
      #expect(await screen.wait(upTo: 600) { isLoaded(screen) })
      #expect(await screen.wait(upTo: 600) { screen.activity.tasks.isEmpty })
    }
  }

  @Test("a task that never ends does not prevent a wait from advancing time")
  func endlessTask() async throws {
    struct Endless: View {
      @State private var ticks = 0
      @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

      var body: some View {
        Text("\(ticks)")
          .task { for await _ in AsyncStream<Int>.makeStream().stream {} }
          .onReceive(timer) { _ in ticks += 1 }
      }
    }
    let screen = MovingScreen(Endless()).screen
    #expect(await screen.wait(upTo: 60) { screen.node(.staticText, "30") != nil })
  }

  @Test("the activity is reported: animations, endless ones, timers, presentations, and nothing")
  func activity() throws {
    struct Busy: View {
      let isMoved: TestValue<Bool>
      @State private var isPresented = false

      var body: some View {
        Rectangle().fill(.red).opacity(isMoved.value ? 0 : 1)
          .onTapGesture { isPresented = true }
          .alert("Failed", isPresented: $isPresented) {}
      }
    }
    let isMoved = TestValue(false)
    let moving = MovingScreen(Busy(isMoved: isMoved))
    #expect(moving.screen.activity.isAtRest)
    #expect("\(moving.screen.activity)" == "no pending work")
    moving.animate { isMoved.value = true }
    #expect(moving.screen.activity.animations.count == 1)
    moving.screen.settle()
    moving.animate(.linear(duration: 1).repeatForever()) { isMoved.value = false }
    #expect(moving.screen.activity.endlessAnimations.count == 1)
    // Half-way through, the view is opaque enough for touches.
    moving.screen.advance(by: 0.5)
    moving.screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(moving.screen.activity.presentations == ["An alert"])
    #expect(try screen(.combine).activity.timers == 1)
  }

  @Test("delayed work of the main queue follows the screen's clock")
  func delays() throws {
    struct Later: View {
      @State private var text = "idle"

      var body: some View {
        Button(text) { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "late" } }
      }
    }
    let screen = MovingScreen(Later()).screen
    screen.perform(try #require(screen.node(.button)?.actions.first { $0.kind == .activate }))
    #expect(screen.activity.timers == 1)
    #expect(screen.wait(upTo: 5) { screen.node(.button, "late") != nil })
    #expect(screen.time == 2)
  }
}
