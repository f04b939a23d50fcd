import Foundation

/// Sizes a view relative to its container: a scroll view, a screen of a stack, of tabs or of a presentation, or the
/// window.
struct ContainerRelativeFrame: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor private func childProposal(_ proposal: ProposedViewSize, in element: Element) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      guard let container = element.lengthOfContainer(along: axis) else { continue }
      let value = element.reading { length(container, axis) }
      proposal[axis] = value.isFinite ? max(0, value) : 0
    }
    return proposal
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    if let container = element.relativeContainer {
      container.addContainerReader(element)
    } else {
      element.graph.addWindowReader(element)
    }
    let inner = childProposal(proposal, in: element)
    let size = child.size(for: inner)
    return CGSize(
      width: axes.contains(.horizontal as Axis) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical as Axis) ? inner.height ?? size.height : size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, aligned: alignment, in: size, proposal: childProposal(proposal, in: element))
  }

  func willUnmount(_ element: ModifiedElement) { element.graph.removeWindowReader(element) }

  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    element.explicitGuide(
      key, of: child, aligned: alignment, in: size, proposal: childProposal(proposal, in: element))
  }
}

extension Element {
  /// The length of the element's container, excluding margins and safe area; `nil` if it is unknown.
  fileprivate func lengthOfContainer(along axis: Axis) -> CGFloat? {
    guard let container = relativeContainer else { return lengthOfWindow(along: axis) }
    guard axis == .horizontal, container.arrangesCells else { return container.containerLength(along: axis) }
    // Measured on iOS 26: the container in a list is the cell area.
    let insets = environment.listAppearance.map { $0.leadingInset + $0.trailingInset } ?? 0
    return container.containerLength(along: axis).map { max(0, $0 - insets) }
  }

  private func lengthOfWindow(along axis: Axis) -> CGFloat? {
    guard let window = graph.windowSize[axis], window.isFinite else { return nil }
    var insets = EdgeInsets()
    var element = layoutParent
    while let current = element {
      if let area = current.safeAreaForChildren { insets = area }
      element = current.layoutParent
    }
    return max(0, window - insets.length(along: axis))
  }
}

extension View {
  /// Gives the view the size of its container along some axes.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a size computed from the size of its container.
  ///
  /// - Parameter length: Receives the container's length along an axis and returns that of the view, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the size of a span of equal parts of its container.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view covers.
  ///   - spacing: The distance between parts, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(max(1, span) - 1)
    }
  }
}
