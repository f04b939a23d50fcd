/// Draws a view one length of its own beyond an edge of its place.
struct EdgeDisplacement: ElementModifier {
  /// The edge, or `nil` to draw the view in its place.
  let edge: Edge?

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let towardsLeading = element.isRightToLeft ? size.width : -size.width
    let origin: CGPoint =
      switch edge {
      case nil: .zero
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case .leading: CGPoint(x: towardsLeading, y: 0)
      case .trailing: CGPoint(x: -towardsLeading, y: 0)
      }
    child.place(at: origin, proposal: proposal)
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
