import Foundation

/// A type that you use to create custom alignment guides.
public protocol AlignmentID: SendableMetatype {
  /// Calculates a default value for the corresponding guide in the specified context, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of a container's `n`-th child into the container's own value.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The average of the children that have an explicit value.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let current = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    let count = CGFloat(n)
    parentValue = (current * count + childValue) / (count + 1)
  }
}
