import Foundation

/// A value of an animation's file.
enum FileValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([FileValue])
  case object([String: FileValue])

  /// Reads JSON.
  ///
  /// - Throws: The error of `JSONSerialization`.
  init(json data: Data) throws {
    self.init(foundation: try JSONSerialization.jsonObject(with: data))
  }

  /// - Parameter value: A value as `JSONSerialization` makes it.
  init(foundation value: Any) {
    switch value {
    case let value as [String: Any]: self = .object(value.mapValues(FileValue.init(foundation:)))
    case let value as [Any]: self = .list(value.map(FileValue.init(foundation:)))
    case let value as String: self = .text(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    default: self = .null
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([FileValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: FileValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  subscript(key: String) -> FileValue? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  var number: Double? {
    switch self {
    case .number(let value): value
    case .bool(let value): value ? 1 : 0
    case .list(let values): values.count == 1 ? values[0].number : nil
    default: nil
    }
  }

  var text: String? { if case .text(let value) = self { value } else { nil } }

  var list: [FileValue] { if case .list(let values) = self { values } else { [] } }

  /// Numbers of a list, or one number.
  var numbers: [Double]? {
    switch self {
    case .number(let value): return [value]
    case .list(let values):
      let numbers = values.compactMap { if case .number(let value) = $0 { value } else { nil } }
      return numbers.count == values.count ? numbers : nil
    default: return nil
    }
  }

  var isTrue: Bool { number.map { $0 != 0 } ?? false }
}
