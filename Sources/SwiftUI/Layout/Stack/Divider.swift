import FlowRendering

/// A thin line between views: horizontal, or vertical inside an `HStack`.
public struct Divider: LeafView, Sendable {
  public nonisolated init() {}

  package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { DividerFact.answer(key, true) }

  package func resolve(in element: Element) -> some ResolvedLeaf {
    let environment = element.environment
    let design = environment.design.layout
    return ResolvedDivider(
      isVertical: element.stackAxis == .horizontal, thickness: design.dividerThickness ?? environment.pixelLength,
      length: design.dividerLength,
      color: design.dividerColor.color(environment.colorScheme, environment.colorSchemeContrast))
  }
}

/// Whether an element is a divider.
enum DividerFact: ElementFact { typealias Value = Bool }

extension Divider: ComposedView {
  package var composition: Composition { Composition("Divider") }
}

private struct ResolvedDivider: ResolvedLeaf {
  let isVertical: Bool

  let thickness: CGFloat

  /// The length if none is proposed, in points.
  let length: CGFloat
  let color: RenderColor

  /// The divider spans the proposal along its length.
  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.height ?? length)
      : CGSize(width: proposal.width ?? length, height: thickness)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    list.add(.fill(RenderPath.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
  }
}
