/// Draws a view beyond an edge of its place.
struct EdgeDisplacement: ElementModifier, Animatable {
  let edge: Edge

  /// How far, in lengths of the view.
  var amount: Double

  init(_ edge: Edge, amount: Double) {
    self.edge = edge
    self.amount = amount
  }

  nonisolated var animatableData: Double {
    get { amount * animationUnitScale }
    set { amount = newValue / animationUnitScale }
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let towardsTrailing = element.isRightToLeft ? -size.width : size.width
    let origin: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: -size.height * amount)
      case .bottom: CGPoint(x: 0, y: size.height * amount)
      case .leading: CGPoint(x: -towardsTrailing * amount, y: 0)
      case .trailing: CGPoint(x: towardsTrailing * amount, y: 0)
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
