extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  package func main(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  package func cross(of size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }

  package func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  package func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  package func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}
