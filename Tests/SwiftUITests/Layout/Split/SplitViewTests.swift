import Foundation
import Testing

@testable import SwiftUI

@Suite("HSplitView and VSplitView") @MainActor
struct SplitViewTests {
  /// Two filling panes, one with a least width, and one pane of a fixed width.
  private struct Panes: View {
    var body: some View {
      HSplitView {
        Color.red.frame(minWidth: 40)
        Color.green.frame(width: 30)
        Color.blue
      }
    }
  }

  private func widths(_ screen: Screen) -> [CGFloat] {
    [Color.red, .green, .blue].map { screen.frames(of: $0).first?.width ?? 0 }
  }

  @Test("panes share the width, with a line of a point between them, and fill the height")
  func sharing() {
    let screen = Screen.phone(width: 232, height: 100)
    screen.show(Panes())
    #expect(widths(screen) == [100, 30, 100])
    #expect(screen.frames(of: .red) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(screen.frames(of: .blue) == [CGRect(x: 132, y: 0, width: 100, height: 100)])
  }

  @Test("a divider follows the finger within its panes' limits, and returns with it")
  func dragging() {
    let screen = Screen.phone(width: 232, height: 100)
    screen.show(Panes())
    screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(widths(screen) == [150, 30, 50])
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 5, y: 50))
    #expect(widths(screen) == [40, 30, 160])
    screen.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 231, y: 50))
    #expect(widths(screen) == [200, 30, 0])
  }

  @Test("a divider follows the finger in a right-to-left layout")
  func draggingFromRightToLeft() {
    let screen = Screen.phone(width: 232, height: 100)
    screen.show(Panes().environment(\.layoutDirection, .rightToLeft))
    #expect(screen.frames(of: .red) == [CGRect(x: 132, y: 0, width: 100, height: 100)])
    screen.drag(from: CGPoint(x: 131, y: 50), to: CGPoint(x: 82, y: 50))
    #expect(widths(screen) == [150, 30, 50])
  }

  @Test("an added pane shares the width that the dragged ones leave")
  func adding() throws {
    struct Growing: View {
      @State private var hasThird = false

      var body: some View {
        VSplitView {
          Button("add") { hasThird = true }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
          Color.green
          if hasThird { Color.blue }
        }
      }
    }
    let screen = Screen.phone(width: 100, height: 201)
    screen.show(Growing())
    screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 50))
    #expect(screen.frames(of: .red).first?.height == 50)
    screen.tap(at: CGPoint(x: 50, y: 25))
    let heights = [Color.red, .green, .blue].map { screen.frames(of: $0).first?.height }
    #expect(heights == [50, 74.5, 74.5])
  }

  @Test("tests see a split group with splitters")
  func semantics() {
    let screen = Screen.phone(width: 232, height: 100)
    screen.show(Panes())
    #expect(screen.node(.splitGroup)?.frame == CGRect(x: 0, y: 0, width: 232, height: 100))
    #expect(screen.nodes.filter { $0.role == .splitter }.map(\.frame.midX) == [100.5, 131.5])
  }
}
