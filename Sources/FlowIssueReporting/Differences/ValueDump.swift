import Foundation

/// Describes a value, with one member per line.
///
/// ```
/// SearchState(
///   query: "tea",
///   results: [
///     "green",
///   ]
/// )
/// ```
///
/// Unordered collections, which are sets and dictionaries, are sorted, so that equal values have equal descriptions in
/// every run. Members added by macros, such as the registrar of an observable class, are omitted.
///
/// - Parameter limit: The largest number of values to describe; an ellipsis replaces the rest of a list, and a larger set
///   or dictionary, which has no first elements, is described by its count.
package func dump<Value>(_ value: Value, limit: Int = .max) -> String {
  var dumper = ValueDumper(limit: limit)
  return dumper.lines(of: value).joined(separator: "\n")
}

/// A wrapper that is described by the value it wraps.
package protocol DumpedValue {
  var dumpedValue: Any { get }
}

private struct ValueDumper {
  /// The remaining number of values to describe.
  var limit: Int
  /// The objects that are being dumped, outermost first.
  private var objects: [ObjectIdentifier] = []

  init(limit: Int) { self.limit = limit }

  mutating func lines(of value: Any) -> [String] {
    guard limit > 0 else { return ["…"] }
    limit -= 1
    if let text = knownText(of: value) { return [text] }
    if let wrapper = value as? any DumpedValue { return lines(of: wrapper.dumpedValue) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { lines(of: $0.value) } ?? ["nil"]
    case .collection:
      return block("[", items(of: mirror), "]", isList: true)
    case .set:
      guard mirror.children.count <= limit else { return ["Set(count: \(mirror.children.count))"] }
      return block("Set([", sorted(mirror.children.map { lines(of: $0.value) }), "])", isList: true)
    case .dictionary:
      guard mirror.children.count <= limit else { return ["Dictionary(count: \(mirror.children.count))"] }
      return block("[", sorted(mirror.children.map { entry($0.value) }), "]", isList: true)
    case .tuple:
      return block("(", members(of: mirror), ")")
    case .enum:
      return lines(ofCase: value, mirror)
    case .class:
      return lines(ofObject: value as AnyObject, mirror)
    case .struct:
      return block("\(typeName(mirror.subjectType))(", members(of: mirror), ")")
    default:
      return mirror.children.isEmpty
        ? String(reflecting: value).components(separatedBy: "\n")
        : block("\(typeName(mirror.subjectType))(", members(of: mirror), ")")
    }
  }

  /// The text of values that are described as a whole rather than by their members.
  private func knownText(of value: Any) -> String? {
    switch value {
    case let value as Date: value.ISO8601Format()
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    case let value as Data: "Data(\(value.count) bytes)"
    case let value as Decimal: value.description
    case let value as any Any.Type: "\(typeName(value)).self"
    case let value as String: String(reflecting: value)
    case let value as Substring: String(reflecting: String(value))
    case let value as Character: String(reflecting: String(value))
    case let value as Unicode.Scalar: String(reflecting: String(value))
    default: nil
    }
  }

  private mutating func lines(ofCase value: Any, _ mirror: Mirror) -> [String] {
    let type = typeName(mirror.subjectType)
    guard let child = mirror.children.first, let name = child.label else { return ["\(type).\(value)"] }
    let payload = Mirror(reflecting: child.value)
    let values =
      payload.displayStyle == .tuple && !payload.children.isEmpty
      ? members(of: payload) : [lines(of: child.value)]
    return block("\(type).\(name)(", values, ")")
  }

  private mutating func lines(ofObject object: AnyObject, _ mirror: Mirror) -> [String] {
    // Not above: a cast of an array to a class bridges all of its elements.
    if let keyPath = object as? AnyKeyPath { return [String(describing: keyPath)] }
    let (id, type) = (ObjectIdentifier(object), typeName(mirror.subjectType))
    guard !objects.contains(id) else { return ["\(type)(↩︎)"] }
    objects.append(id)
    defer { objects.removeLast() }
    var all = members(of: mirror)
    var superclass = mirror.superclassMirror
    while let mirror = superclass {
      all = members(of: mirror) + all
      superclass = mirror.superclassMirror
    }
    return block("\(type)(", all, ")")
  }

  /// The items of a list, up to the limit.
  private mutating func items(of mirror: Mirror) -> [[String]] {
    var items: [[String]] = []
    for child in mirror.children {
      let isBeyondLimit = limit == 0
      items.append(lines(of: child.value))
      if isBeyondLimit { break }
    }
    return items
  }

  private mutating func members(of mirror: Mirror) -> [[String]] {
    let isObservable = mirror.children.contains { $0.label == "_$observationRegistrar" }
    return mirror.children.filter { $0.label?.hasPrefix("_$") != true }.map { child in
      var lines = lines(of: child.value)
      // The storage of a property that has a macro or a wrapper.
      if isObservable || child.value is any DumpedValue, let label = child.label, label.hasPrefix("_") {
        lines[0] = "\(label.dropFirst()): \(lines[0])"
        return lines
      }
      // Elements of a tuple without labels are named `.0` and `.1`.
      if let label = child.label, !label.hasPrefix(".") { lines[0] = "\(label): \(lines[0])" }
      return lines
    }
  }

  private mutating func entry(_ pair: Any) -> [String] {
    let parts = Mirror(reflecting: pair).children.map { lines(of: $0.value) }
    guard parts.count == 2 else { return lines(of: pair) }
    let key = parts[0]
    return key.dropLast() + ["\(key[key.count - 1]): \(parts[1][0])"] + parts[1].dropFirst()
  }

  private func sorted(_ items: [[String]]) -> [[String]] {
    items.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func block(_ start: String, _ items: [[String]], _ end: String, isList: Bool = false) -> [String] {
    if items.isEmpty, !isList { return [start + end] }
    var result = [start]
    for (index, item) in items.enumerated() {
      result += item.map { "  " + $0 }
      if isList || index < items.count - 1 { result[result.count - 1] += "," }
    }
    return result + [end]
  }

  /// The name of a type without its module and enclosing types.
  private func typeName(_ type: Any.Type) -> String {
    String(describing: type)
  }
}
