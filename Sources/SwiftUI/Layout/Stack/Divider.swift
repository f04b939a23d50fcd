import FlowRendering

/// A thin line between views: horizontal, or vertical inside an `HStack`.
public struct Divider: LeafView, Sendable {
  public nonisolated init() {}

  package func resolve(in element: Element) -> some ResolvedLeaf {
    ResolvedDivider(isVertical: element.stackAxis == .horizontal)
  }
}

extension Divider: ComposedView {
  package var composition: Composition { Composition("Divider") }
}

private struct ResolvedDivider: ResolvedLeaf {
  let isVertical: Bool

  /// One point thick, as measured on Apple's SwiftUI; it spans the proposal along its length.
  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    isVertical
      ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let color = Color(uiColor: .separator).renderColor(in: element.environment)
    list.add(.fill(RenderPath.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
  }
}
