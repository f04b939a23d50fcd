import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Matched geometry")
struct GeometryMatchesTests {
  @Test("a view that is not the source is shown at the position of the source")
  func follower() {
    let screen = MovingScreen(Following())
    #expect(isClose(screen.frame(of: .red), 0, 0, 50, 20))
    #expect(isClose(screen.frame(of: .blue), 0, 0, 50, 20))
    #expect(screen.screen.graph.issues.isEmpty)
  }

  @Test("a view that replaces another starts at its position")
  func hero() {
    let isLarge = TestValue(false)
    let screen = MovingScreen(Hero(isLarge: isLarge))
    #expect(isClose(screen.frame(of: .red), 0, 0, 50, 50))
    screen.animate { isLarge.value = true }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .blue), 100, 100, 125, 125))
    #expect(isClose(screen.frame(of: .red), 100, 100, 125, 125))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .blue), 200, 200, 200, 200))
    #expect(screen.frame(of: .red) == nil)
    screen.animate { isLarge.value = false }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 100, 100, 125, 125))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red), 0, 0, 50, 50))
  }

  @Test("an indicator moves to the selected view")
  func indicator() {
    let selected = TestValue(0)
    let screen = MovingScreen(Tabs(selected: selected))
    #expect(isClose(screen.frame(of: .red), 0, 0, 100, 20))
    screen.animate { selected.value = 1 }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red), 25, 0, 100, 20))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red), 100, 0, 100, 20))
  }

  @Test("two sources in one group are reported")
  func twoSources() {
    let screen = MovingScreen(TwoSources())
    #expect(screen.screen.graph.issues.count == 1)
  }
}

private struct Following: View {
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 50, height: 20).matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}

private struct Hero: View {
  let isLarge: TestValue<Bool>
  @Namespace private var space
  var body: some View {
    ZStack(alignment: isLarge.value ? .bottomTrailing : .topLeading) {
      Color.clear
      if isLarge.value {
        Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 200)
      } else {
        Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 50, height: 50)
      }
    }
  }
}

private struct Tabs: View {
  let selected: TestValue<Int>
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { index in
          Color.clear.frame(width: 100, height: 20).matchedGeometryEffect(id: index, in: space)
        }
      }
      Color.red.matchedGeometryEffect(id: selected.value, in: space, isSource: false)
    }
  }
}

private struct TwoSources: View {
  @Namespace private var space
  var body: some View {
    VStack {
      Color.red.matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(id: 1, in: space)
    }
  }
}
