import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let alignmentKey: AlignmentKey

  /// Creates a custom horizontal alignment of the specified type.
  public init(_ id: any AlignmentID.Type) {
    alignmentKey = AlignmentKey(id, axis: .horizontal)
  }

  package var id: any AlignmentID.Type { alignmentKey.id }

  /// Merges a sequence of explicit alignment values into their average, ignoring `nil`.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    alignmentKey.combineExplicit(values)
  }
}

extension HorizontalAlignment {
  /// A guide that marks the leading edge of the view.
  public static let leading = HorizontalAlignment(Leading.self)

  /// A guide that marks the horizontal center of the view.
  public static let center = HorizontalAlignment(Center.self)

  /// A guide that marks the trailing edge of the view.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// A guide marking the leading edge of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// A guide marking the trailing edge of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
