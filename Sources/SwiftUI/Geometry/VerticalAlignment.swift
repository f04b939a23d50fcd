import Foundation

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let alignmentKey: AlignmentKey

  /// Creates a custom vertical alignment of the specified type.
  public init(_ id: any AlignmentID.Type) {
    alignmentKey = AlignmentKey(id, axis: .vertical)
  }

  package var id: any AlignmentID.Type { alignmentKey.id }

  /// Merges a sequence of explicit alignment values into one, ignoring `nil`.
  ///
  /// The result is the average of the values; for the text baselines it is the first (topmost) or last (lowest) one.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    alignmentKey.combineExplicit(values)
  }
}

extension VerticalAlignment {
  /// A guide that marks the top edge of the view.
  public static let top = VerticalAlignment(Top.self)

  /// A guide that marks the vertical center of the view.
  public static let center = VerticalAlignment(Center.self)

  /// A guide that marks the bottom edge of the view.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// A guide that marks the topmost text baseline in a view; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// A guide that marks the lowest text baseline in a view; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }
}
