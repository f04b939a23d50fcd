/// A gradient as a view fills the space that it is offered.
extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

/// A gradient as a view fills the space that it is offered.
extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

/// A gradient as a view fills the space that it is offered.
extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

/// A gradient as a view fills the space that it is offered.
extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}
