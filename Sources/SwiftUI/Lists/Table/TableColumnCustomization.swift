import Foundation

/// Which columns of a table are shown.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  public init() {}

  /// Whether the column with an identifier is shown; `automatic` for what the column itself says.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Puts the columns in the order in which they are declared, in which they are always shown here.
  public mutating func resetOrder() {}
}

/// What people can change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Everything.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// Its place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)

  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)

  /// Whether it is shown.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
}
