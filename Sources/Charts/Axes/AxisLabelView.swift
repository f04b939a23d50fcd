import SwiftUI

/// The view of a label of an axis. Assistive technologies read the marks, whose values say the same.
struct AxisLabelView: View {
  let label: ResolvedAxis.Label
  let model: ChartModel

  var body: some View {
    content.font(label.part.style.hasFont ? label.part.style.font : model.look.labels.font)
      .foregroundStyle(label.part.style.foreground ?? AnyShapeStyle(Color.secondary))
      .modifier(
        TurnedLabel(
          isTurned: !label.part.orientation.isHorizontal,
          isReversed: label.part.orientation.storage == .verticalReversed)
      )
      .environment(\.chartSettings, ChartSettings())
      .accessibilityHidden(true)
  }

  @ViewBuilder private var content: some View {
    if case .view(let view) = label.part.content { view } else { Text(verbatim: label.text ?? "") }
  }
}

extension AxisValueLabelOrientation {
  var isHorizontal: Bool { storage == .automatic || storage == .horizontal }
}

/// Turns a label by a quarter, with its frame.
struct TurnedLabel: ViewModifier {
  let isTurned: Bool
  let isReversed: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isTurned {
      TurnedLayout { content.fixedSize().rotationEffect(.degrees(isReversed ? 90 : -90)) }
    } else {
      content
    }
  }
}

private struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
