import Foundation

/// The alignment of the cells and the title of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place: Hashable { case automatic, leading, center, trailing, numeric }

  private let place: Place

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(place: .automatic) }

  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(place: .leading) }

  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(place: .center) }

  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(place: .trailing) }

  /// The alignment of numbers: at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .numeric) }

  /// The alignment of numbers in a numbering system: at the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var horizontal: HorizontalAlignment {
    switch place {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}
