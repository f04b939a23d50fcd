import FlowRendering

/// A thin line between views: horizontal, or vertical inside an `HStack`.
public struct Divider: LeafView, Sendable {
  public nonisolated init() {}

  package func resolve(in element: Element) -> some ResolvedLeaf {
    let environment = element.environment
    let isOfIOS26 = environment.systemVersion == .iOS26
    return ResolvedDivider(
      isVertical: element.stackAxis == .horizontal, thickness: isOfIOS26 ? environment.pixelLength : 1,
      // Dividers keep the color that separators in lists had before iOS 26.
      color: SystemColor.separator.color(environment.colorScheme, environment.colorSchemeContrast))
  }
}

extension Divider: ComposedView {
  package var composition: Composition { Composition("Divider") }
}

private struct ResolvedDivider: ResolvedLeaf {
  let isVertical: Bool

  /// One point, as measured on a Mac, or one pixel, as in a picture of iOS 26.
  let thickness: CGFloat
  let color: RenderColor

  /// The divider spans the proposal along its length.
  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    list.add(.fill(RenderPath.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
  }
}
