import SwiftUI

/// Shows a view of UIKit in SwiftUI in the size that its content, its constraints and its priorities ask for.
struct FittingView: View {
  let view: UIView

  /// The size that a representable asks for instead, if it does.
  var size: ((ProposedViewSize) -> CGSize?)?

  var body: some View {
    FittingBox(view: view, changes: view.changes.count, size: size, content: ViewContent(view: view))
  }
}

private struct FittingBox: ContainerView {
  let view: UIView
  let changes: UInt
  let size: ((ProposedViewSize) -> CGSize?)?

  let content: ViewContent
  @MainActor var arrangement: FittingArrangement { FittingArrangement(view: view, changes: changes, size: size) }
}

private struct FittingArrangement: ContainerLayout {
  let view: UIView
  let changes: UInt
  let size: ((ProposedViewSize) -> CGSize?)?

  @MainActor func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize { size?(proposal) ?? view.fittingSize(for: proposal) }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}

extension UIView {
  /// The size for a proposal of SwiftUI.
  ///
  /// Along an axis with its own length, the view is at least as long unless its resistance is low, and not longer
  /// if its hugging is high. Along others it takes what is proposed.
  func fittingSize(for proposal: ProposedViewSize) -> CGSize {
    let own = contentSize(width: proposal.width)
    return CGSize(
      width: length(own.width, for: proposal.width, along: .horizontal),
      height: length(own.height, for: proposal.height, along: .vertical))
  }

  private func length(_ own: CGFloat, for proposed: CGFloat?, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let hasOwn = own != UIView.noIntrinsicMetric
    guard let proposed else { return hasOwn ? own : 10 }
    guard hasOwn else { return proposed }
    if proposed > own { return contentHuggingPriority(for: axis) >= .defaultHigh ? own : proposed }
    return contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : proposed
  }
}
