import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Animated layout")
struct FrameTrackerTests {
  @Test("views that a layout moves and resizes have intermediate frames")
  func layout() {
    let isWide = TestValue(false)
    let screen = MovingScreen(Row(isWide: isWide))
    #expect(isClose(screen.frame(of: .red), 0, 0, 50, 20))
    #expect(isClose(screen.frame(of: .blue), 50, 0, 20, 20))
    screen.animate { isWide.value = true }
    #expect(isClose(screen.frame(of: .red), 0, 0, 50, 20))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 0, 0, 100, 20))
    #expect(isClose(screen.frame(of: .blue), 100, 0, 20, 20))
    #expect(screen.screen.settle() == Settlement(frames: 30, duration: 0.5, reason: .atRest, moving: []))
    #expect(isClose(screen.frame(of: .red), 0, 0, 150, 20))
    #expect(isClose(screen.frame(of: .blue), 150, 0, 20, 20))
  }

  @Test("padding and alignment change gradually")
  func paddingAndAlignment() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Padded(isOn: isOn))
    screen.animate { isOn.value = true }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 190, 10, 10, 10))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red), 370, 20, 10, 10))
  }

  @Test("the elements of the semantics tree are where they are drawn")
  func semantics() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Labelled(isOn: isOn))
    let start = screen.screen.frame(ofText: "here")?.minX ?? .nan
    screen.animate { isOn.value = true }
    screen.screen.advance(by: 0.25)
    let between = screen.screen.frame(ofText: "here")?.minX ?? .nan
    screen.screen.settle()
    let end = screen.screen.frame(ofText: "here")?.minX ?? .nan
    #expect(end > start)
    #expect(isClose(between, start + (end - start) / 4))
  }

  @Test("a new view in a moving one takes its final position at once, or moves along in a geometry group")
  func newInside() {
    for isGroup in [false, true] {
      let isOn = TestValue(false)
      let screen = MovingScreen(Growing(isOn: isOn, isGroup: isGroup))
      screen.animate { isOn.value = true }
      screen.screen.advance(by: 0.5)
      #expect(isClose(screen.frame(of: .red), 50, 0, 10, 10))
      #expect(isClose(screen.frame(of: .blue), isGroup ? 50 : 100, 10, 10, 10))
      screen.screen.settle()
      #expect(isClose(screen.frame(of: .blue), 100, 10, 10, 10))
    }
  }

  @Test("a view follows its own animation instead of its container's")
  func ownAnimation() {
    let isOn = TestValue(false)
    let screen = MovingScreen(Independent(isOn: isOn))
    screen.screen.perform { isOn.value = true }
    #expect(isClose(screen.frame(of: .red), 100, 0, 10, 10))
    #expect(isClose(screen.frame(of: .blue), 10, 0, 10, 10))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .blue), 60, 0, 10, 10))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .blue), 110, 0, 10, 10))
  }
}

private struct Row: View {
  let isWide: TestValue<Bool>
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: isWide.value ? 150 : 50, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Padded: View {
  let isOn: TestValue<Bool>
  var body: some View {
    Color.red.frame(width: 10, height: 10).padding(isOn.value ? 20 : 0).padding(.leading, isOn.value ? 0 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isOn.value ? .topTrailing : .topLeading)
      .padding(.leading, isOn.value ? 0 : 10)
  }
}

private struct Labelled: View {
  let isOn: TestValue<Bool>
  var body: some View {
    Text("here").frame(maxWidth: .infinity, alignment: isOn.value ? .trailing : .leading)
  }
}

private struct Growing: View {
  let isOn: TestValue<Bool>
  let isGroup: Bool
  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder
  private var content: some View {
    if isGroup { stack.geometryGroup().padding(.leading, indent) } else { stack.padding(.leading, indent) }
  }

  private var indent: CGFloat { isOn.value ? 100 : 0 }

  private var stack: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      if isOn.value { Color.blue.frame(width: 10, height: 10).transition(.identity) }
    }
  }
}

private struct Independent: View {
  let isOn: TestValue<Bool>
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10).animation(.linear(duration: 1), value: isOn.value)
    }
    .padding(.leading, isOn.value ? 100 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
