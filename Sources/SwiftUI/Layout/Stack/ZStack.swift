/// Arranges its children on top of each other.
public struct ZStack<Content: View>: ContainerView {
  let layout: ZStackLayout
  package let content: Content

  /// - Parameter alignment: The guides on which the children are aligned.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  package var arrangement: some ContainerLayout { layout.arrangement }
}

extension ZStack: ComposedView {
  package var composition: Composition {
    Composition("ZStack").multiple(content).value("alignment", layout.alignment)
  }
}

/// The layout of a `ZStack`, for use as a value.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: ArrangedLayout {
  var arrangement: OverlayArrangement { OverlayArrangement(alignment: alignment) }
}

/// Layered children whose guides meet.
///
/// The children of the highest layout priority determine the common size, which is proposed to all children.
struct OverlayArrangement: ContainerLayout {
  let alignment: Alignment

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    forgetGuides(of: children)
    return bounds(of: children, proposal: proposal).size
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    let proposal = ProposedViewSize(size)
    forgetGuides(of: children)
    let origin = bounds(of: children, proposal: proposal).origin
    for child in children {
      let dimensions = child.dimensions(for: proposal)
      parent.placeChild(
        child,
        at: CGPoint(
          x: -origin.x - dimensions[alignment.horizontal], y: -origin.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  @MainActor func guideAxes(_ children: [Element]) -> Axis.Set { children.guideAxes }

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout Void
  ) -> CGFloat? {
    let proposal = ProposedViewSize(size)
    let origin = bounds(of: children, proposal: proposal).origin
    return key.combineExplicit(
      children.map { child in
        let dimensions = child.dimensions(for: proposal)
        return child.explicitGuide(key, for: proposal).map { value in
          key.axis == .horizontal
            ? value - origin.x - dimensions[alignment.horizontal] : value - origin.y - dimensions[alignment.vertical]
        }
      })
  }

  /// Some apps wrap lines in guide closures that count their calls. Either all are called, one view after the other, or
  /// none: a view of unchanged size returns another value when a view before it was called with another size.
  @MainActor private func forgetGuides(of children: [Element]) {
    for child in children where child.asksClosuresForGuides { child.forgetGuides() }
  }

  /// The union of the rectangles of the highest-priority children, with the common guides at the origin.
  @MainActor private func bounds(of children: [Element], proposal: ProposedViewSize) -> CGRect {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var highestPriority = -Double.infinity
    for child in children { highestPriority = max(highestPriority, child.layoutPriority) }
    var isFirst = true
    for child in children where child.layoutPriority == highestPriority {
      let dimensions = child.dimensions(for: proposal)
      let x = -dimensions[alignment.horizontal]
      let y = -dimensions[alignment.vertical]
      // An infinite child has its guide at infinity as well: nothing remains after it.
      let (endX, endY) = (x == -.infinity ? 0 : x + dimensions.width, y == -.infinity ? 0 : y + dimensions.height)
      left = isFirst ? x : min(left, x)
      right = isFirst ? endX : max(right, endX)
      top = isFirst ? y : min(top, y)
      bottom = isFirst ? endY : max(bottom, endY)
      isFirst = false
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
