import Foundation

/// A value of a column or of a parameter.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package var isNull: Bool { self == .null }
}
