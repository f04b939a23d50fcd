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

  private nonisolated struct Shifting: Layout {
    var animatableData: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + animatableData, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  private struct Shifted: View {
    let x: TestValue<Double>

    var body: some View {
      AnyLayout(Shifting(animatableData: x.value)) { Color.red }
    }
  }

  @Test("the properties of an animatable layout animate")
  func animates() {
    let x = TestValue(0.0)
    let screen = MovingScreen(Shifted(x: x))
    screen.animate { x.value = 100 }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red), 25, 0, 10, 10))
    screen.screen.advance(by: 0.75)
    #expect(isClose(screen.frame(of: .red), 100, 0, 10, 10))
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
