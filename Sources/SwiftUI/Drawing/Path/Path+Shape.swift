import Foundation

extension Path: Shape {
  /// Returns the path itself, regardless of `rect`.
  public func path(in rect: CGRect) -> Path { self }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path: ComposedShape {}
