import Foundation

/// Keeps an alert or a dialog away from the bars of the window and from the keyboard.
struct AlertInsets: ElementModifier {
  /// Whether the view is in the middle of its surroundings, or at the bottom.
  let isCentered: Bool

  /// The space below the view, and the least remaining space around both, in points.
  @MainActor
  private func insets(in element: Element) -> (below: CGFloat, around: CGFloat) {
    let insets = insetsWithoutTop(in: element)
    return centersInSafeArea(element) ? (safeArea(of: element).bottom, insets.around) : insets
  }

  /// The space above the view: it is in the middle of the safe area, if it has capsules.
  @MainActor
  private func above(in element: Element) -> CGFloat {
    centersInSafeArea(element) ? safeArea(of: element).top : 0
  }

  @MainActor
  private func centersInSafeArea(_ element: Element) -> Bool {
    isCentered && element.environment.design.presentations.alerts.capsules != nil
  }

  @MainActor
  private func safeArea(of element: Element) -> EdgeInsets {
    element.environment.presentationCenter?.safeArea ?? EdgeInsets()
  }

  @MainActor
  private func insetsWithoutTop(in element: Element) -> (below: CGFloat, around: CGFloat) {
    let design = element.environment.design.presentations
    let safeArea = element.environment.presentationCenter?.safeArea ?? EdgeInsets()
    if !isCentered {
      return (max(design.dialogs.margin, safeArea.bottom), safeArea.top + design.dialogs.margin)
    }
    let overlap = element.graph.keyboardOverlap
    let margin = max(safeArea.top, safeArea.bottom - overlap) + design.alerts.windowMargin
    return (overlap > 0 ? safeArea.bottom : 0, 2 * margin)
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, in element: Element) -> ProposedViewSize {
    let insets = insets(in: element)
    return proposal.inset(by: EdgeInsets(top: insets.around, leading: 0, bottom: insets.below, trailing: 0))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: inner(proposal, in: element))
    return CGSize(width: size.width, height: size.height + insets(in: element).below + above(in: element))
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, at: CGPoint(x: 0, y: above(in: element)), proposal: inner(proposal, in: element))
  }

  func guideAxes(child: Element) -> Axis.Set { .neither }
}
