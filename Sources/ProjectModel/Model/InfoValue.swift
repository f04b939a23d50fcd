import Foundation

/// A value of a property list.
package enum InfoValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case array([InfoValue])
  case dictionary([String: InfoValue])

  /// - Parameter object: An object of a property list. Its depth is that of the file, which the reader limits.
  init?(_ object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.compactMap { InfoValue($0) })
    case let dictionary as [String: Any]: self = .dictionary(dictionary.compactMapValues { InfoValue($0) })
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": self = .boolean(number.boolValue)
      case "d", "f": self = .real(number.doubleValue)
      default: self = .integer(number.intValue)
      }
    default: return nil
    }
  }

  /// The object of a property list.
  package var object: Any {
    switch self {
    case .string(let text): text
    case .boolean(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  /// The text; `nil` for values of other kinds.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The value with all its texts replaced.
  func mapTexts(_ replacement: (String) -> String) -> InfoValue {
    switch self {
    case .string(let text): .string(replacement(text))
    case .array(let values): .array(values.map { $0.mapTexts(replacement) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapTexts(replacement) })
    case .boolean, .integer, .real, .date, .data: self
    }
  }
}
