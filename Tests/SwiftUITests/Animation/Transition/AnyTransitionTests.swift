import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Transitions")
struct AnyTransitionTests {
  /// The frame and the opacity of a red square of 100 points in the middle, half-way through insertion and removal.
  private func halves<T: View>(
    _ view: @escaping (AnyView) -> T
  ) -> (in: (frame: CGRect?, opacity: Double?), out: (frame: CGRect?, opacity: Double?)) {
    let isShown = TestValue(false)
    let screen = MovingScreen(
      Showing(isShown: isShown) { view(AnyView(Color.red.frame(width: 100, height: 100))) })
    screen.animate { isShown.value = true }
    screen.screen.advance(by: 0.5)
    let first = (screen.frame(of: .red), screen.opacity(of: .red))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red), 150, 150, 100, 100))
    screen.animate { isShown.value = false }
    screen.screen.advance(by: 0.5)
    let second = (screen.frame(of: .red), screen.opacity(of: .red))
    screen.screen.settle()
    #expect(screen.frame(of: .red) == nil)
    return (first, second)
  }

  @Test("move starts and ends beyond an edge")
  func move() {
    let result = halves { $0.transition(.move(edge: .bottom)) }
    #expect(isClose(result.in.frame, 150, 200, 100, 100) && isClose(result.in.opacity, 1))
    #expect(isClose(result.out.frame, 150, 200, 100, 100))
  }

  @Test("slide enters at the leading edge and leaves at the trailing one")
  func slide() {
    let result = halves { $0.transition(.slide) }
    #expect(isClose(result.in.frame, 100, 150, 100, 100))
    #expect(isClose(result.out.frame, 200, 150, 100, 100))
  }

  @Test("push enters at an edge and leaves at the opposite one, fading")
  func push() {
    let result = halves { $0.transition(.push(from: .trailing)) }
    #expect(isClose(result.in.frame, 200, 150, 100, 100) && isClose(result.in.opacity, 0.5))
    #expect(isClose(result.out.frame, 100, 150, 100, 100) && isClose(result.out.opacity, 0.5))
  }

  @Test("offset and opacity, combined, in either form")
  func combined() {
    let erased = halves { $0.transition(AnyTransition.offset(x: 40).combined(with: .opacity)) }
    #expect(isClose(erased.in.frame, 170, 150, 100, 100) && isClose(erased.in.opacity, 0.5))
    let typed = halves { $0.transition(OffsetTransition(CGSize(width: 40, height: 0)).combined(with: .opacity)) }
    #expect(isClose(typed.in.frame, 170, 150, 100, 100) && isClose(typed.in.opacity, 0.5))
  }

  @Test("asymmetric transitions differ for insertion and removal")
  func asymmetric() {
    let result = halves { view in
      view.transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
    }
    #expect(isClose(result.in.frame, 150, 100, 100, 100) && isClose(result.in.opacity, 1))
    #expect(isClose(result.out.frame, 150, 150, 100, 100) && isClose(result.out.opacity, 0.5))
  }

  @Test("a transition between two modifiers, and a custom one")
  func custom() {
    let modifiers = halves { $0.transition(.modifier(active: Shift(x: 100), identity: Shift(x: 0))) }
    #expect(isClose(modifiers.in.frame, 200, 150, 100, 100))
    #expect(isClose(modifiers.out.frame, 200, 150, 100, 100))
    let own = halves { $0.transition(Own()) }
    #expect(isClose(own.in.frame, 140, 150, 100, 100))
    #expect(isClose(own.out.frame, 160, 150, 100, 100))
  }

  @Test("a view keeps its state when its transition changes")
  func identity() {
    let (isOn, log) = (TestValue(false), EventLog())
    let screen = MovingScreen(Switching(isOn: isOn, log: log))
    screen.screen.perform { isOn.value = true }
    #expect(log.take() == ["appear"])
  }

  @Test("a transition with its own animation does not need an animated change")
  func ownAnimation() {
    let isShown = TestValue(false)
    let screen = MovingScreen(
      Showing(isShown: isShown) { Color.red.transition(.opacity.animation(.linear(duration: 2))) })
    screen.screen.perform { isShown.value = true }
    screen.screen.advance(by: 1)
    #expect(isClose(screen.opacity(of: .red), 0.5))
    screen.screen.settle()
    screen.screen.perform { isShown.value = false }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.opacity(of: .red), 0.75))
    screen.screen.settle()
    #expect(screen.opacity(of: .red) == nil)
  }

  @Test("each view of a group has the transition")
  func group() {
    let isShown = TestValue(false)
    let screen = MovingScreen(
      Showing(isShown: isShown) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 20, height: 20)
        }
        .transition(.move(edge: .top))
      })
    screen.animate { isShown.value = true }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 195, 190, 10, 10))
    #expect(isClose(screen.frame(of: .blue), 190, 180, 20, 20))
    screen.animate { isShown.value = false }
    screen.screen.settle()
    #expect(screen.colors.isEmpty)
  }
}

private struct Switching: View {
  let isOn: TestValue<Bool>
  let log: EventLog

  var body: some View {
    Color.red.onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      .transition(isOn.value ? .slide : .asymmetric(insertion: .scale, removal: .opacity))
  }
}

private struct Shift: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Own: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: 20 * phase.value) }
}
