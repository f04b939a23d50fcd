import Foundation

/// An object that knows the values of its properties by name.
package protocol KeyValueCoded {
  /// The value of a property.
  ///
  /// - Throws: A `PredicateEvaluationError` if there is no such property.
  func keyedValue(_ key: String) throws -> Any?
}

/// The values of objects by the names of their properties.
///
/// Linux has no Objective-C runtime: the properties of a class are those that it stores, as reflection shows them.
package enum KeyValueCoding {
  /// The value for keys one after the other, of which some may be collection operators, such as `@count`.
  package static func value(of object: Any?, at keys: ArraySlice<String>) throws -> Any? {
    guard let key = keys.first else { return object }
    let rest = keys.dropFirst()
    if key == "self" || key == "SELF" { return try value(of: object, at: rest) }
    if let values = list(object) {
      if key.hasPrefix("@") { return try operation(key, values, rest) }
      return try values.map { try value(of: $0, at: keys) ?? NSNull() }
    }
    guard let object else { return nil }
    if key == "@count", let dictionary = object as? [String: Any] { return dictionary.count }
    return try value(of: value(of: object, for: key), at: rest)
  }

  private static func list(_ object: Any?) -> [Any?]? {
    guard let object, !(object is any KeyValueCoded) else { return nil }
    guard case .list(let values) = PredicateValue(object) else { return nil }
    return values
  }

  /// The result of a collection operator for the elements.
  private static func operation(_ name: String, _ values: [Any?], _ keys: ArraySlice<String>) throws -> Any? {
    if name == "@count" { return values.count }
    let found = try values.map { try value(of: $0, at: keys) }
    switch name {
    case "@sum", "@min", "@max": return try PredicateFunction.statistics(name.dropFirst() + ":", found)
    case "@avg": return try PredicateFunction.statistics("average:", found)
    case "@unionOfObjects": return found.filter { !PredicateValue($0).isNull }
    case "@distinctUnionOfObjects", "@distinctUnionOfSets", "@distinctUnionOfArrays":
      let flat = name == "@distinctUnionOfObjects" ? found : found.flatMap { PredicateValue.elements(of: $0) ?? [$0] }
      return flat.reduce(into: [Any?]()) { distinct, value in
        let value = PredicateValue(value).isNull ? nil : value
        if value != nil, !distinct.contains(where: { PredicateValue($0).isEqual(PredicateValue(value)) }) {
          distinct.append(value)
        }
      }
    case "@unionOfArrays", "@unionOfSets": return found.flatMap { PredicateValue.elements(of: $0) ?? [$0] }
    default:
      throw PredicateEvaluationError(description: "A key path has '\(name)', which is no operator for collections.")
    }
  }

  private static func value(of object: Any, for key: String) throws -> Any? {
    switch object {
    case let object as any KeyValueCoded: return try object.keyedValue(key)
    case let dictionary as [String: Any]: return dictionary[key]
    case let dictionary as NSDictionary: return dictionary[key]
    case let text as String: return try value(of: text, named: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    case is NSNull: return nil
    default: break
    }
    if let number = PredicateNumber(object) { return try value(of: number, named: key) }
    guard let property = property(of: object, named: key) else { throw unknown(key, of: object) }
    return property
  }

  private static func value(of text: String, named key: String) throws -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString", "uppercased": text.uppercased()
    case "lowercaseString", "lowercased": text.lowercased()
    case "capitalizedString", "capitalized": text.capitalized
    case "intValue", "integerValue": Int((text as NSString).intValue)
    case "doubleValue", "floatValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    case "description": text
    default: throw unknown(key, of: text)
    }
  }

  private static func value(of number: PredicateNumber, named key: String) throws -> Any? {
    switch key {
    case "intValue", "integerValue", "longValue", "longLongValue": Int(number.double)
    case "doubleValue", "floatValue": number.double
    case "boolValue": number.double != 0
    case "stringValue", "description": PredicateValue.number(number).description
    default: throw unknown(key, of: number.value)
    }
  }

  /// The value of a stored property; `.some(nil)` if it has none, `nil` if there is no such property.
  private static func property(of object: Any, named key: String) -> Any?? {
    let names = [key, "_\(key)", "is\(key.prefix(1).uppercased())\(key.dropFirst())", "$__lazy_storage_$_\(key)"]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for name in names {
        if let child = current.children.first(where: { $0.label == name }) { return .some(plain(child.value)) }
      }
      mirror = current.superclassMirror
    }
    return key == "description" ? .some("\(object)") : nil
  }

  /// An optional in `Any` as what is in it.
  package static func plain(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  private static func unknown(_ key: String, of object: Any) -> PredicateEvaluationError {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      names += current.children.compactMap(\.label)
      mirror = current.superclassMirror
    }
    let known = names.isEmpty ? "has no stored properties" : "stores \(names.joined(separator: ", "))"
    return PredicateEvaluationError(
      description: "A key path asks for '\(key)' of \(type(of: object)), which \(known).")
  }
}
