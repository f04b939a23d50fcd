import Foundation

/// A shape type that is able to inset itself to produce another shape.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns `self` inset by `amount`, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
