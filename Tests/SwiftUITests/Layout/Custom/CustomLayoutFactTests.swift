import Testing

@testable import SwiftUI

/// Facts F208 to F212 of Docs/AppleFacts.md: the values that a custom layout receives.
@Suite("Custom layouts") @MainActor
struct CustomLayoutFactTests {
  /// Records the distances between its first two views.
  private struct Measuring: Layout {
    let note: @Sendable @MainActor (CGFloat, CGFloat) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let (first, second) = (subviews[0].spacing, subviews[1].spacing)
      let horizontal = first.distance(to: second, along: .horizontal)
      let vertical = first.distance(to: second, along: .vertical)
      MainActor.assumeIsolated { note(horizontal, vertical) }
    }
  }

  @Test("F208: two views with default spacing are 8 points apart on both axes")
  func defaultSpacing() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(
      Measuring(note: { log.add("\($0) \($1)") }) {
        Color.red
        Color.blue
      })
    #expect(log.lines == ["8.0 8.0"])
  }

  @Test("F210: two views with zero spacing touch on both axes")
  func zeroSpacing() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
  }

  private struct LineBreak: LayoutValueKey { static let defaultValue = false }

  /// Lines with as many views as fit; a view with `LineBreak` begins a new line.
  private struct Wrapping: Layout {
    var itemSpacing: CGFloat = 0
    var rowSpacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let places = places(subviews, width: proposal.width ?? .infinity)
      return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (subview, place) in zip(subviews, places(subviews, width: bounds.width)) {
        subview.place(
          at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
      }
    }

    private func places(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
      var places: [CGRect] = []
      var point = CGPoint.zero
      var rowHeight: CGFloat = 0
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if point.x > 0, point.x + size.width > width || subview[LineBreak.self] {
          point = CGPoint(x: 0, y: point.y + rowHeight + rowSpacing)
          rowHeight = 0
        }
        places.append(CGRect(origin: point, size: size))
        point.x += size.width + itemSpacing
        rowHeight = max(rowHeight, size.height)
      }
      return places
    }
  }

  private func height(
    _ layout: Wrapping, width: CGFloat, count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGFloat {
    let screen = Screen(size: ProposedViewSize(width: width, height: nil))
    screen.show(layout { ForEach(0..<count, id: \.self) { _ in Color.clear.frame(width: 50, height: 50) } })
    return screen.contentSize.height
  }

  @Test("F211: a layout reads the layout values of its views")
  func layoutValues() {
    for hasBreak in [false, true] {
      let screen = Screen(size: ProposedViewSize(width: 200, height: nil))
      screen.show(
        Wrapping() {
          Color.clear.frame(width: 50, height: 50)
          if hasBreak { Color.clear.frame(width: 0, height: 0).layoutValue(key: LineBreak.self, value: true) }
          Color.clear.frame(width: 50, height: 50)
          Color.clear.frame(width: 50, height: 50)
        })
      #expect(screen.contentSize == CGSize(width: 200, height: hasBreak ? 100 : 50))
    }
  }

  @Test("F212: a wrapping layout is as high as its lines")
  func wrapping() {
    #expect(height(Wrapping(), width: 280, count: 4) == 50)
    #expect(height(Wrapping(), width: 280, count: 7) == 100)
    #expect(height(Wrapping(rowSpacing: 20), width: 300, count: 7) == 120)
    #expect(height(Wrapping(itemSpacing: 2), width: 400, count: 8) == 100)
    #expect(height(Wrapping(), width: 400, count: 8) == 50)
    #expect(height(Wrapping(), width: 400, count: 0) == 0)
  }

  @Test("F198-F201: a union takes the larger distance of an edge, and a new spacing leaves it to the other one")
  func unions() {
    func fixed(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing.top = .fixed(top)
      spacing.leading = .fixed(leading)
      spacing.bottom = .fixed(bottom)
      spacing.trailing = .fixed(trailing)
      return spacing
    }
    let united = ViewSpacing().union(.zero)
    #expect(united.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.standard.union(.zero) == .standard)
    // The larger of two facing edges, and of two spacings in a union; other edges do not change.
    let edges = fixed(10, 20, 30, 40)
    #expect(edges.distance(to: .zero, along: .horizontal) == 40)
    #expect(edges.distance(to: .zero, along: .vertical) == 30)
    #expect(fixed(0, 0, 7, 11).distance(to: fixed(13, 17, 0, 0), along: .vertical) == 13)
    #expect(fixed(0, 0, 7, 11).distance(to: fixed(13, 17, 0, 0), along: .horizontal) == 17)
    #expect(edges.union(fixed(15, 15, 15, 15)) == fixed(15, 20, 30, 40))
    #expect(edges.union(fixed(50, 50, 50, 50), edges: .top) == fixed(50, 20, 30, 40))
  }
}
