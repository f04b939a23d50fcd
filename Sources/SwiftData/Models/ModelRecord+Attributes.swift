import FlowFoundation
import FlowSQLite
import Foundation

extension ModelRecord {
  /// The value of an attribute.
  func value<Value: Codable>(at index: Int) -> Value {
    let stored: SQLValue
    if case .value(let value) = slot(at: index) {
      stored = value
    } else if let value = description.properties[index].defaultValue as? Value {
      if state == .gone { reportGone(index) }
      return value
    } else {
      if state == .gone { reportGone(index) }
      return blank(index)
    }
    do { return try AttributeCoding.decode(Value.self, from: stored) } catch {
      reportMistake(
        "\(name(of: index)) cannot be read: \(stored) is no \(Value.self) (\(error)). A blank value is used.")
      return blank(index)
    }
  }

  /// A value for an attribute that has none.
  private func blank<Value: Codable>(_ index: Int) -> Value {
    let candidates: [SQLValue] = [
      .null, .integer(0), .text(""), .real(0), .blob(Data()), .blob(Data(count: 16)), .blob(Data("[]".utf8)),
      .blob(Data("{}".utf8)), .text("about:blank"),
    ]
    for candidate in candidates {
      if let value = try? AttributeCoding.decode(Value.self, from: candidate) { return value }
    }
    if let type = Value.self as? any CaseIterable.Type, let value = Self.first(of: type) as? Value { return value }
    fatalError("\(name(of: index)) of \(identifier.primaryKey) has no value, and \(Value.self) has no blank one.")
  }

  private static func first<T: CaseIterable>(of type: T.Type) -> Any? { type.allCases.first }

  func setValue<Value: Codable>(_ value: Value, at index: Int) {
    if isDiscarding { return }
    let stored: SQLValue
    do { stored = try AttributeCoding.encode(value) } catch {
      reportMistake("\(name(of: index)) cannot be set to \(value), which cannot be encoded: \(error). It is unchanged.")
      return
    }
    change(index) { slots[index] = .value(stored) }
  }

  /// The value of an attribute that a transformer stores.
  func transformedValue<Value>(at index: Int) -> Value {
    var value: Any?
    if case .value(.blob(let data)) = slot(at: index) {
      value = transformer(index).reverseTransformedValue(data)
    }
    if let value = value as? Value { return value }
    if let value = Optional<Any>.none as? Value { return value }
    fatalError(
      "\(name(of: index)) has no value of \(Value.self): its transformer returned \(String(describing: value)).")
  }

  func setTransformedValue<Value>(_ value: Value, at index: Int) {
    if isDiscarding { return }
    let isNil = (value as? any OptionalValue)?.isNone ?? false
    let data = isNil ? nil : transformer(index).transformedValue(value) as? Data
    change(index) { slots[index] = .value(data.map(SQLValue.blob) ?? .null) }
  }

  private func transformer(_ index: Int) -> ValueTransformer {
    guard let transformer = description.properties[index].transformer else {
      fatalError(
        """
        \(name(of: index)) is stored by a transformer that is not registered. Call ValueTransformer.setValueTransformer \
        with its name before the property is used.
        """)
    }
    return transformer
  }
}
