/// A gradient as a view fills the proposed size.
extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

/// A gradient as a view fills the proposed size.
extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

/// A gradient as a view fills the proposed size.
extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

/// A gradient as a view fills the proposed size.
extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}
