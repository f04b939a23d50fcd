import Testing

@testable import SwiftUI

@Suite("Axes and edges")
struct AxisAndEdgeTests {
  @Test("axes have Apple's raw values, order and descriptions")
  func axis() {
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(!Axis.Set.horizontal.contains(Axis.Set.vertical))
    #expect(Axis.Set.both.contains(Axis.horizontal))
  }

  @Test("edges have Apple's raw values and bits")
  func edge() {
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
    #expect(HorizontalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect(VerticalEdge.allCases.map(\.rawValue) == [0, 1])
  }

  @Test("insets add edge by edge, and leading and trailing swap when mirrored")
  func insets() {
    let sum =
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) + EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(sum == EdgeInsets(top: 6, leading: 8, bottom: 10, trailing: 12))
    #expect(sum.mirrored == EdgeInsets(top: 6, leading: 12, bottom: 10, trailing: 8))
    #expect(sum.restricted(to: .vertical) == EdgeInsets(top: 6, leading: 0, bottom: 10, trailing: 0))
  }

  @Test("a proposal is inset, keeps unspecified lengths, and never becomes negative or NaN")
  func proposals() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(ProposedViewSize(width: 100, height: 200).inset(by: insets) == ProposedViewSize(width: 60, height: 180))
    #expect(ProposedViewSize(width: nil, height: 5).inset(by: insets) == ProposedViewSize(width: nil, height: 0))
    #expect(ProposedViewSize(width: .nan, height: nil).inset(by: insets).width == 0)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }

  @Test("a set of corners has the corners of its edges")
  func corners() {
    #expect(Edge.Corner.Set.top.union(.bottom) == .all)
    #expect(Edge.Corner.Set.leading.intersection(.top) == .topLeading)
    #expect(Edge.Corner.Set.leading.union(.trailing) == .all)
    #expect(Edge.Corner.Set.none.isEmpty)
    for corner in Edge.Corner.allCases {
      #expect(Edge.Corner.allCases.filter { Edge.Corner.Set(corner).contains($0) } == [corner])
    }
    #expect(Edge.Corner.allCases.filter { Edge.Corner.Set.trailing.contains($0) } == [.topTrailing, .bottomTrailing])
  }

  @Test("insets grow by the larger one of the corners at each edge")
  func cornerInsets() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 10, height: 20), topTrailing: CGSize(width: 30, height: 5),
      bottomLeading: CGSize(width: 15, height: 1), bottomTrailing: .zero)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.inset(by: corners) == EdgeInsets(top: 21, leading: 17, bottom: 4, trailing: 34))
    #expect(insets.inset(by: corners, edges: .top) == EdgeInsets(top: 21, leading: 2, bottom: 3, trailing: 4))
    #expect(insets.inset(by: RectangleCornerInsets()) == insets)
  }
}
