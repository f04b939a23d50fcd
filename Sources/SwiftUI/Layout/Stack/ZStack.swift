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

/// Children on top of each other, their guides on common lines.
///
/// The children of the highest layout priority say how large they are together, and all are offered that.
struct OverlayArrangement: ContainerLayout {
  let alignment: Alignment

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    bounds(of: children, proposal: proposal).size
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    let proposal = ProposedViewSize(size)
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

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGFloat? {
    let proposal = ProposedViewSize(size)
    let origin = bounds(of: children, proposal: proposal).origin
    return key.combineExplicit(
      children.map { child in
        let dimensions = child.dimensions(for: proposal)
        return child.explicitGuide(key, in: dimensions.size).map { value in
          key.axis == .horizontal
            ? value - origin.x - dimensions[alignment.horizontal] : value - origin.y - dimensions[alignment.vertical]
        }
      })
  }

  /// The union of the rectangles of the children that matter, with the common guides at the origin.
  @MainActor private func bounds(of children: [Element], proposal: ProposedViewSize) -> CGRect {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var highestPriority = -Double.infinity
    for child in children {
      highestPriority = max(highestPriority, child.layoutPriority)
      // Closures that count how often they are asked wrap lines. They are asked all or none, one view after the other:
      // a view that keeps its size says something else when one before it has another size than it was asked with last.
      if child.asksClosuresForGuides { child.forgetGuides() }
    }
    var isFirst = true
    for child in children where child.layoutPriority == highestPriority {
      let dimensions = child.dimensions(for: proposal)
      let x = -dimensions[alignment.horizontal]
      let y = -dimensions[alignment.vertical]
      // An infinite child has its guide in the infinite as well: nothing is left behind that.
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
