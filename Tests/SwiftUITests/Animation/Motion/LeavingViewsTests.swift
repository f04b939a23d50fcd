import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Insertion and removal")
struct LeavingViewsTests {
  @Test("by default a view fades in an animated change")
  func fading() {
    let isShown = TestValue(false)
    let screen = MovingScreen(Showing(isShown: isShown) { Color.red.frame(width: 10, height: 10) })
    screen.animate { isShown.value = true }
    #expect(screen.opacity(of: .red) == nil)
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.opacity(of: .red), 0.25))
    screen.screen.settle()
    #expect(screen.opacity(of: .red) == 1)
    screen.animate { isShown.value = false }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.opacity(of: .red), 0.75))
    screen.screen.settle()
    #expect(screen.opacity(of: .red) == nil)
  }

  @Test("without an animation views appear and disappear at once")
  func plain() {
    let isShown = TestValue(false)
    let screen = MovingScreen(Showing(isShown: isShown) { Color.red.transition(.move(edge: .top)) })
    screen.screen.perform { isShown.value = true }
    #expect(isClose(screen.frame(of: .red), 0, 0, 400, 400))
    screen.screen.perform { isShown.value = false }
    #expect(screen.frame(of: .red) == nil)
  }

  @Test("a removed view is drawn until its transition ends, without layout or semantics")
  func leaving() {
    let isShown = TestValue(true)
    let screen = MovingScreen(Stacked(isShown: isShown))
    #expect(isClose(screen.frame(of: .blue), 0, 10, 10, 10))
    screen.animate { isShown.value = false }
    #expect(screen.screen.nodes.map(\.label) == [])
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), -5, 0, 10, 10))
    #expect(isClose(screen.frame(of: .blue), 0, 5, 10, 10))
    screen.screen.settle()
    #expect(screen.frame(of: .red) == nil)
    #expect(isClose(screen.frame(of: .blue), 0, 0, 10, 10))
  }

  @MainActor @Observable
  final class Model {
    var isShown = true
    var size = DynamicTypeSize.large
  }

  private struct Sized: View {
    let model: Model
    var body: some View {
      VStack { if model.isShown { Text("A") } }.dynamicTypeSize(model.size)
    }
  }

  @Test("a view that comes back before it has disappeared has the environment that has changed meanwhile")
  func environment() {
    let model = Model()
    let screen = MovingScreen(Sized(model: model))
    screen.animate { model.isShown = false }
    screen.screen.perform { model.size = .accessibility5 }
    screen.screen.perform { model.isShown = true }
    screen.screen.settle()
    #expect(screen.screen.nodes.map(\.frame) == MovingScreen(Sized(model: model)).screen.nodes.map(\.frame))
  }

  @Test("onAppear runs at the start of an insertion and onDisappear at the end of a removal")
  func lifecycle() {
    let (isShown, log) = (TestValue(false), EventLog())
    let screen = MovingScreen(
      Showing(isShown: isShown) {
        Color.red.onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      })
    screen.animate { isShown.value = true }
    #expect(log.take() == ["appear"])
    screen.screen.settle()
    screen.animate { isShown.value = false }
    screen.screen.advance(by: 0.9)
    #expect(log.take() == [])
    screen.screen.advance(by: 0.1)
    #expect(log.take() == ["disappear"])
  }

  @Test("with an identity transition the old view disappears before the new one appears (fact F20)")
  func identity() {
    let (flag, log) = (TestValue(false), EventLog())
    let screen = MovingScreen(Identified(flag: flag, log: log))
    screen.animate { flag.value = true }
    #expect(log.take() == ["Afalse", "Dfalse", "Atrue"])
    screen.screen.remove()
    #expect(log.take() == ["Dtrue"])
  }

  @Test("a view that is inserted again during its removal keeps its state")
  func reinsertion() {
    let (isShown, log) = (TestValue(true), EventLog())
    let screen = MovingScreen(
      Showing(isShown: isShown) {
        Color.red.onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      })
    screen.animate { isShown.value = false }
    screen.screen.advance(by: 0.5)
    screen.animate { isShown.value = true }
    #expect(isClose(screen.opacity(of: .red), 0.5))
    screen.screen.settle()
    #expect(screen.opacity(of: .red) == 1)
    #expect(log.take() == ["appear"])
  }

  @Test("elements of a ForEach are inserted and removed one by one")
  func forEach() {
    let items = TestValue([1, 2, 3])
    let screen = MovingScreen(Listed(items: items))
    screen.animate { items.value = [1, 3, 4] }
    screen.screen.advance(by: 0.5)
    #expect(screen.colors.map(\.red) == [0.2, 0.1, 0.3, 0.4].map { Float($0) })
    screen.screen.settle()
    #expect(screen.colors.map(\.red) == [0.1, 0.3, 0.4].map { Float($0) })
  }

  @Test("a screen is removed while views are leaving")
  func removal() {
    let (isShown, log) = (TestValue(true), EventLog())
    let screen = MovingScreen(
      Showing(isShown: isShown) { Color.red.onDisappear { log.add("disappear") } })
    screen.animate { isShown.value = false }
    screen.screen.remove()
    #expect(log.take() == ["disappear"])
  }

  @Test("a view in front leaves in front when it has a zIndex, and behind its siblings otherwise")
  func order() {
    for zIndex in [0.0, 1] {
      let isShown = TestValue(true)
      let screen = MovingScreen(Layered(isShown: isShown, zIndex: zIndex))
      screen.animate { isShown.value = false }
      screen.screen.advance(by: 0.5)
      #expect(screen.colors.map(\.red) == (zIndex > 0 ? [0.5, 0.25] : [0.25, 0.5]))
    }
  }
}

struct Showing<Content: View>: View {
  let isShown: TestValue<Bool>
  @ViewBuilder let content: () -> Content
  var body: some View {
    ZStack {
      Color.clear
      if isShown.value { content() }
    }
  }
}

private struct Stacked: View {
  let isShown: TestValue<Bool>
  var body: some View {
    VStack(spacing: 0) {
      if isShown.value {
        Color.red.frame(width: 10, height: 10).accessibilityLabel("red").transition(.move(edge: .leading))
      }
      Color.blue.frame(width: 10, height: 10).accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Identified: View {
  let flag: TestValue<Bool>
  let log: EventLog
  var body: some View {
    let flag = flag.value
    Color.red.onAppear { log.add("A\(flag)") }.onDisappear { log.add("D\(flag)") }.transition(.identity).id(flag)
  }
}

private struct Listed: View {
  let items: TestValue<[Int]>
  var body: some View {
    VStack {
      ForEach(items.value, id: \.self) { item in
        Color(red: Double(item) / 10, green: 0, blue: 0).frame(width: 10, height: 10)
      }
    }
  }
}

private struct Layered: View {
  let isShown: TestValue<Bool>
  let zIndex: Double
  var body: some View {
    ZStack {
      Color(red: 0.5, green: 0, blue: 0)
      if isShown.value { Color(red: 0.25, green: 0, blue: 0).zIndex(zIndex) }
    }
  }
}
