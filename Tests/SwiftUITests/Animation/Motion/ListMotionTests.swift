import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Lists in motion")
struct ListMotionTests {
  @Test("rows below a removed row move up while it fades")
  func removal() {
    let items = TestValue([1, 2, 3])
    let screen = MovingScreen(Rows(items: items))
    let second = screen.screen.frame(ofText: "row 2")?.minY ?? .nan
    let third = screen.screen.frame(ofText: "row 3")?.minY ?? .nan
    screen.animate { items.value = [1, 3] }
    #expect(screen.screen.frame(ofText: "row 2") == nil)
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.screen.frame(ofText: "row 3")?.minY, (second + third) / 2))
    #expect(screen.screen.settle().reason == .atRest)
    #expect(isClose(screen.screen.frame(ofText: "row 3")?.minY, second))
    #expect(screen.screen.graph.motion.leaving.isEmpty)
  }

  @Test("a lazy column's rows move")
  func lazyColumn() {
    let items = TestValue([1, 2, 3])
    let screen = MovingScreen(Column(items: items))
    screen.animate { items.value = [3, 1, 2] }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red), 195, 15, 10, 10))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red), 195, 0, 10, 10))
  }
}

private struct Rows: View {
  let items: TestValue<[Int]>
  var body: some View { List(items.value, id: \.self) { Text(verbatim: "row \($0)") } }
}

private struct Column: View {
  let items: TestValue<[Int]>
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(items.value, id: \.self) { item in
          (item == 3 ? Color.red : .blue).frame(width: 10, height: 10)
        }
      }
    }
  }
}
