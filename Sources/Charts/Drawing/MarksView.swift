import SwiftUI

/// The marks of a chart: one element with one drawing, and an element of the semantics tree for each mark.
struct MarksView: LeafView {
  let model: ChartModel

  func resolve(in element: Element) -> some ResolvedLeaf { ResolvedMarks(model: model) }
}

@MainActor
private struct ResolvedMarks: ResolvedLeaf {
  let model: ChartModel

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    PlotDrawing(model, size: size, environment: element.environment).draw(into: &list)
  }

  func describe(in element: Element, into builder: inout SemanticsBuilder) {
    MarkDescriptions(model, element: element).describe(into: &builder)
  }
}
