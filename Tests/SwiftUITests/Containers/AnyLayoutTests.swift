import Foundation
import Testing

@testable import SwiftUI

@Suite("AnyLayout") @MainActor
struct AnyLayoutTests {
  struct Switching: View {
    let isRow: TestValue<Bool>

    var body: some View {
      let layout = isRow.value ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counter(); Counter()
      }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  @Test("another layout keeps the state of the views")
  func keepsState() {
    let isRow = TestValue(true)
    let screen = Screen.phone()
    screen.show(Switching(isRow: isRow))
    screen.perform { screen.node(.button)?.actions.first?.perform() }
    let inRow = screen.nodes.filter { $0.role == .button }
    #expect(inRow.map(\.label) == ["1", "0"])
    #expect(inRow[0].frame.minY == inRow[1].frame.minY)
    screen.perform { isRow.value = false }
    let inColumn = screen.nodes.filter { $0.role == .button }
    #expect(inColumn.map(\.label) == ["1", "0"])
    #expect(inColumn[0].frame.maxY <= inColumn[1].frame.minY)
  }
}
