import Foundation
import Testing

@testable import SwiftUI

@Suite("Touches") @MainActor
struct TouchDispatchTests {
  private let point = CGPoint(x: 10, y: 10)

  private func outcome(_ view: some View, at point: CGPoint = CGPoint(x: 100, y: 50)) -> TouchOutcome? {
    LaidOut { view }.screen.touch([.press(at: point)]).first
  }

  @Test("a touch reports its receiver: an element, a disabled control, or nothing")
  func outcomes() {
    guard case .taken? = outcome(Button("Go") {}) else { return #expect(Bool(false), "the button takes it") }
    guard case .disabled? = outcome(Button("Go") {}.disabled(true)) else {
      return #expect(Bool(false), "the disabled button keeps it")
    }
    guard case .missed(let element?)? = outcome(Color.red) else { return #expect(Bool(false), "nothing takes it") }
    #expect(element.size == CGSize(width: 200, height: 100))
    guard case .missed(nil)? = outcome(Color.red.frame(width: 10, height: 10), at: .zero) else {
      return #expect(Bool(false), "nothing is there")
    }
  }

  @Test("a button inside wins over a tap around it, also when it is disabled")
  func buttonInTap() {
    let log = EventLog()
    func tap(isDisabled: Bool) {
      let view = LaidOut {
        Button("Go") { log.add("button") }.disabled(isDisabled).padding(10).contentShape(Rectangle())
          .onTapGesture { log.add("around") }
      }
      let centre = CGPoint(x: view.frame.midX, y: view.frame.midY)
      view.screen.tap(at: centre)
      view.screen.tap(at: CGPoint(x: view.frame.minX + 2, y: centre.y))
    }
    tap(isDisabled: false)
    #expect(log.take() == ["button", "around"])
    tap(isDisabled: true)
    #expect(log.take() == ["around"])
  }

  @Test("a view that disappears under the finger receives no more events, and its gesture's state is reset")
  func vanishing() {
    struct Vanishing: View {
      let log: EventLog
      @State private var isShown = true
      @GestureState private var distance: CGFloat = 0

      var body: some View {
        let _ = log.add("\(Int(distance))")
        ZStack {
          Color.blue
          if isShown {
            Color.red.gesture(
              DragGesture(minimumDistance: 0)
                .updating($distance) { value, state, _ in state = value.translation.width }
                .onChanged { if $0.translation.width > 20 { isShown = false } }
                .onEnded { _ in log.add("ended") })
          }
        }
      }
    }
    let log = EventLog()
    let view = LaidOut { Vanishing(log: log) }
    view.screen.drag(from: point, to: CGPoint(x: 110, y: 10), steps: 4)
    #expect(log.take() == ["0", "25", "0"])
    view.screen.tap(at: point)
    #expect(log.take().isEmpty)
  }

  @Test("the whole content may disappear under a finger")
  func contentVanishes() {
    let log = EventLog()
    let view = LaidOut { Color.red.onTapGesture { log.add("tap") } }
    let screen = view.screen
    let vanish = LaidOut {
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in screen.remove() })
    }
    vanish.screen.drag(from: point, to: CGPoint(x: 50, y: 10))
    screen.tap(at: point)
    #expect(log.take().isEmpty)
  }

  @Test("time passes between the positions of a finger")
  func time() {
    let log = EventLog()
    let screen = MovingScreen(
      Color.red.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged {
            log.add("\($0.time.timeIntervalSince(EnvironmentValues().now)) \(Int($0.velocity.width.rounded()))")
          }))
    screen.screen.drag(from: point, to: CGPoint(x: 60, y: 10), steps: 2, duration: 0.5)
    #expect(log.take() == ["0.0 0", "0.25 100", "0.5 100"])
    #expect(screen.screen.time == 0.5)
  }

  @Test("animations continue while a finger rests, and stay in step with it")
  func animationsGoOn() {
    struct Growing: View {
      let log: EventLog
      @State private var isPressed = false
      var body: some View {
        Color.red.frame(width: isPressed ? 200 : 100, height: 50)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in withAnimation(.linear(duration: 1)) { isPressed = true } }
              .onEnded { log.add("\($0.time.timeIntervalSince(EnvironmentValues().now))") })
      }
    }
    let log = EventLog()
    let view = LaidOut { Growing(log: log) }
    view.screen.tap(at: CGPoint(x: 100, y: 50), duration: 0.25)
    #expect(log.take() == ["0.25"])
    #expect(view.screen.time == 1)
    #expect(view.screen.frames(of: .red).first?.width == 200)
  }

  @Test("locations can be measured in a named space")
  func namedSpace() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.frame(width: 50, height: 50)
        .onTapGesture(coordinateSpace: .named("outer")) { log.add("\(Int($0.x)) \(Int($0.y))") }
        .padding(10)
        .coordinateSpace(name: "outer")
    }
    view.screen.tap(at: CGPoint(x: view.frame.minX + 15, y: view.frame.minY + 20))
    #expect(log.take() == ["15 20"])
  }
}
