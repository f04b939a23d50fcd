import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Animated values")
struct ValueMotionTests {
  @Test("an offset follows its curve")
  func offset() {
    let moved = TestValue(false)
    let screen = MovingScreen(
      ColorOnly(.red).frame(width: 10, height: 10).modifier(Moving(moved: moved)))
    #expect(isClose(screen.frame(of: .red), 195, 195, 10, 10))
    screen.animate(.linear(duration: 0.35)) { moved.value = true }
    #expect(isClose(screen.frame(of: .red), 195, 195, 10, 10))
    screen.screen.advance(by: 0.1)
    #expect(isClose(screen.frame(of: .red), 195 + 100 * 0.1 / 0.35, 195, 10, 10))
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red), 295, 195, 10, 10))
    #expect(screen.screen.settle().reason == .atRest)
  }

  @Test("an eased value follows the measured curve: 0.13 of the way after a quarter of easeInOut (fact F53)")
  func easing() {
    let moved = TestValue(false)
    let screen = MovingScreen(ColorOnly(.red).frame(width: 10, height: 10).modifier(Moving(moved: moved)))
    screen.animate(.easeInOut(duration: 1)) { moved.value = true }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red).map { $0.minX - 195 }, 13, within: 1))
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red).map { $0.minX - 195 }, 50))
  }

  @Test("a change without an animation is visible at once")
  func plain() {
    let moved = TestValue(false)
    let screen = MovingScreen(ColorOnly(.red).frame(width: 10, height: 10).modifier(Moving(moved: moved)))
    screen.screen.perform { moved.value = true }
    #expect(isClose(screen.frame(of: .red), 295, 195, 10, 10))
    screen.animate(nil) { moved.value = false }
    #expect(isClose(screen.frame(of: .red), 195, 195, 10, 10))
  }

  @Test("a reversed spring keeps its position and velocity")
  func interruption() {
    let moved = TestValue(false)
    let screen = MovingScreen(ColorOnly(.red).frame(width: 10, height: 10).modifier(Moving(moved: moved)))
    func x() -> Double { (screen.frame(of: .red)?.minX ?? .nan) - 195 }
    screen.animate(.spring(duration: 0.5)) { moved.value = true }
    screen.screen.advance(by: 0.099)
    let before = x()
    screen.screen.advance(by: 0.001)
    let there = x()
    screen.animate(.spring(duration: 0.5)) { moved.value = false }
    #expect(isClose(x(), there))
    screen.screen.advance(by: 0.001)
    #expect(isClose(x() - there, there - before, within: 0.05))
    screen.screen.settle()
    #expect(x() == 0)
  }

  @Test("a change without an animation shifts the rest of the motion")
  func shift() {
    let x = TestValue(0.0)
    let screen = MovingScreen(ColorOnly(.red).frame(width: 10, height: 10).modifier(At(x: x)))
    screen.animate { x.value = 100 }
    screen.screen.advance(by: 0.5)
    screen.screen.perform { x.value = 120 }
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 70))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 120))
  }

  @Test("opacity, scale, rotation, blur, clips and shapes move")
  func effects() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Effects(isOn: isOn))
    screen.animate { isOn.value = true }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.opacity(of: .red), 0.75))
    let transforms = screen.screen.groups.map(\.transform)
    #expect(transforms.contains { isClose($0.a, 1.25) && isClose($0.b, 0) })
    #expect(transforms.contains { isClose($0.a, cos(.pi / 8)) && isClose($0.b, sin(.pi / 8)) })
    #expect(screen.screen.groups.contains { $0.filters == [.blur(radius: 1)] })
    screen.screen.settle()
    #expect(isClose(screen.opacity(of: .red) ?? 0, 0))
  }

  @Test("a custom animatable view is evaluated with intermediate values")
  func animatableView() {
    let value = TestValue(0.0)
    let screen = MovingScreen(Counting(value: value))
    #expect(screen.screen.nodes.map(\.label) == ["0"])
    screen.animate { value.value = 100 }
    screen.screen.advance(by: 0.42)
    #expect(screen.screen.nodes.map(\.label) == ["42"])
    screen.screen.settle()
    #expect(screen.screen.nodes.map(\.label) == ["100"])
  }

  @Test("an animatable modifier and an animatable layout move")
  func animatableModifierAndLayout() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Custom(isOn: isOn))
    screen.animate { isOn.value = true }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 50, 0, 10, 10))
    #expect(screen.screen.nodes.map(\.label) == ["5"])
  }
}

private struct ColorOnly: View {
  let color: Color
  init(_ color: Color) { self.color = color }
  var body: some View { color }
}

private struct Moving: ViewModifier {
  let moved: TestValue<Bool>
  func body(content: Content) -> some View { content.offset(x: moved.value ? 100 : 0) }
}

private struct At: ViewModifier {
  let x: TestValue<Double>
  func body(content: Content) -> some View { content.offset(x: x.value) }
}

private struct Effects: View {
  let isOn: TestValue<Bool>

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .opacity(isOn.value ? 0 : 1)
      .scaleEffect(isOn.value ? 2 : 1)
      .rotationEffect(.degrees(isOn.value ? 90 : 0))
      .blur(radius: isOn.value ? 4 : 0)
  }
}

private struct Counting: View {
  let value: TestValue<Double>
  var body: some View { Number(value: value.value) }

  private struct Number: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
  }
}

private struct Custom: View {
  let isOn: TestValue<Bool>

  var body: some View {
    Shifting(x: isOn.value ? 100 : 0) {
      Color.red.modifier(Labelled(number: isOn.value ? 10 : 0))
    }
  }

  private struct Labelled: ViewModifier, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text(verbatim: "\(Int(number))")) }
  }

  private nonisolated struct Shifting: Layout {
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + x, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }
}

extension Screen {
  /// Every group of the display list.
  fileprivate var groups: [DisplayGroup] {
    func find(_ items: [DisplayItem]) -> [DisplayGroup] {
      items.flatMap { item -> [DisplayGroup] in
        if case .group(let group, let inner) = item.content { [group] + find(inner) } else { [] }
      }
    }
    return find(displayList().items)
  }
}
