/// A flexible space that fills the remaining length along the axis of its stack.
public struct Spacer: LeafView, Sendable {
  public var minLength: CGFloat?

  /// - Parameter minLength: The least length in points, or `nil` for the platform's distance between views.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func resolve(in element: Element) -> some ResolvedLeaf {
    ResolvedSpacer(minLength: minLength ?? ViewSpacing.standardDistance)
  }
}

extension Spacer: ComposedView {
  package var composition: Composition { Composition("Spacer").value("minLength", minLength) }
}

private struct ResolvedSpacer: ResolvedLeaf {
  let minLength: CGFloat

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    let axis = element.stackAxis
    let width = axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength)
    let height = axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength)
    return CGSize(width: width, height: height)
  }

  var spacing: ViewSpacing { .zero }

  /// A spacer takes what all other views leave.
  var layoutPriority: Double { -.infinity }

  func flexibility(along axis: Axis) -> CGFloat? { .infinity }
}

extension Element {
  /// The axis of the stack that contains the element, or `nil` outside of stacks.
  package var stackAxis: Axis? { layoutParent?.axisForChildren }
}
