import FlowSQLite
import Foundation

/// What Swift says about texts, for SQLite: the same code decides in statements and in memory.
enum TextRules {
  /// The order of Swift's `<`, in which texts of equal characters are equal.
  static let order = "SWIFT"
  /// The order of `localizedStandardCompare`.
  static let naturalOrder = "SWIFT_NATURAL"
  static let contains = "swift_contains"
  static let startsWith = "swift_starts_with"
  static let containsNaturally = "swift_localized_standard_contains"
  static let compareCaseInsensitively = "swift_case_insensitive_compare"
  static let compareLocalized = "swift_localized_compare"

  static func add(to database: SQLiteDatabase) throws {
    try database.add(
      SQLiteDatabase.TextOrder(order) { $0 < $1 ? .orderedAscending : $0 == $1 ? .orderedSame : .orderedDescending })
    try database.add(SQLiteDatabase.TextOrder(naturalOrder) { $0.localizedStandardCompare($1) })
    try database.add(.init(contains) { .integer(contains($0, $1) ? 1 : 0) })
    try database.add(.init(startsWith) { .integer($0.starts(with: $1) ? 1 : 0) })
    try database.add(.init(containsNaturally) { .integer($0.localizedStandardContains($1) ? 1 : 0) })
    try database.add(.init(compareCaseInsensitively) { .integer(Int64($0.caseInsensitiveCompare($1).rawValue)) })
    try database.add(.init(compareLocalized) { .integer(Int64($0.localizedCompare($1).rawValue)) })
  }

  /// Whether a text contains another one, as predicates ask it: an empty one is in each.
  private static func contains<Base: Collection>(_ base: Base, _ other: Base) -> Bool where Base.Element: Equatable {
    base.contains(other)
  }

  /// Whether no other text has the same characters, so that comparing bytes is enough.
  static func isPlain(_ text: String) -> Bool {
    // The signs for kelvin, a Greek question mark and a Greek accent are equal to these.
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "K") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "`") }
  }
}
