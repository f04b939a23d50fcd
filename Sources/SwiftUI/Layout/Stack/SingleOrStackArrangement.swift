import Foundation

/// The arrangement of a single child on its own, or of several in a centered stack with their preferred spacing.
struct SingleOrStackArrangement: ContainerLayout {
  private let stack: StackArrangement
  let lineShare: LineShare

  init(_ direction: Axis, lineShare: LineShare = .none) {
    let centre =
      direction == .horizontal ? VerticalAlignment.center.alignmentKey : HorizontalAlignment.center.alignmentKey
    stack = StackArrangement(direction: direction, alignment: centre, spacing: nil)
    self.lineShare = lineShare
  }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> StackArrangement.Cache {
    stack.makeCache(children, in: parent)
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    children.count == 1
      ? children[0].size(for: proposal)
      : stack.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout StackArrangement.Cache
  ) {
    if children.count == 1 {
      parent.placeChild(children[0], at: .zero, proposal: proposal)
    } else {
      stack.place(children, size: size, proposal: proposal, in: parent, cache: &cache)
    }
  }

  @MainActor func guideAxes(_ children: [Element]) -> Axis.Set { children.guideAxes }

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout StackArrangement.Cache
  ) -> CGFloat? {
    children.count == 1
      ? children[0].explicitGuide(key, for: proposal)
      : stack.explicitGuide(key, size: size, proposal: proposal, children: children, in: parent, cache: &cache)
  }

  @MainActor func spacing(_ children: [Element]) -> ViewSpacing {
    children.count == 1 ? children[0].spacing : stack.spacing(children)
  }
}
