import Foundation

/// The visibility of a table's columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  public init() {}

  /// The visibility of the column with an identifier; `automatic` uses the column's own setting.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Restores the declared order, which this implementation always uses.
  public mutating func resetOrder() {}
}

/// The properties of a column that people can customize.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Everything.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// The position.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)

  /// The width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)

  /// The visibility.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
}
