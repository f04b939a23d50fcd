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
  dumpedLines(of: value, limit: limit).joined(separator: "\n")
}

/// Describes a value, with one member per line, as ``dump(_:limit:)`` does.
package func dumpedLines(of value: some Any, limit: Int = .max) -> [String] {
  var dumper = ValueDumper(limit: limit)
  dumper.add(value, after: "", indentation: "")
  return dumper.lines
}

/// A wrapper that is described by the value it wraps.
package protocol DumpedValue {
  var dumpedValue: Any { get }
}

private struct ValueDumper {
  private(set) var lines: [String] = []
  /// The remaining number of values to describe.
  private var limit: Int
  /// The objects that are being dumped, outermost first.
  private var objects: [ObjectIdentifier] = []

  init(limit: Int) { self.limit = limit }

  /// Adds the lines of a value.
  ///
  /// - Parameters:
  ///   - head: What the first line begins with, its indentation included.
  ///   - indentation: What the other lines begin with.
  mutating func add(_ value: Any, after head: String, indentation: String) {
    guard limit > 0 else { return lines.append(head + "…") }
    limit -= 1
    if let text = frequentText(of: value) { return lines.append(head + text) }
    let mirror = Mirror(reflecting: value)
    // Casts that fail take long.
    if mirror.displayStyle == .collection { return addItems(of: mirror, after: head, indentation: indentation) }
    if mirror.displayStyle != .class || value is NSObject, let text = knownText(of: value) {
      return lines.append(head + text)
    }
    if let wrapper = value as? any DumpedValue {
      return add(wrapper.dumpedValue, after: head, indentation: indentation)
    }
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return lines.append(head + "nil") }
      add(child.value, after: head, indentation: indentation)
    case .set:
      let count = mirror.children.count
      guard count <= limit else { return lines.append("\(head)Set(count: \(count))") }
      addSorted(mirror.children, after: head + "Set([", "])", indentation: indentation) {
        $0.add($1, after: $2, indentation: $2)
      }
    case .dictionary:
      let count = mirror.children.count
      guard count <= limit else { return lines.append("\(head)Dictionary(count: \(count))") }
      addSorted(mirror.children, after: head + "[", "]", indentation: indentation) { $0.addEntry($1, indentation: $2) }
    case .tuple:
      addMembers(declared(Array(mirror.children)), after: head + "(", indentation: indentation)
    case .enum:
      addCase(value, mirror, after: head, indentation: indentation)
    case .class:
      addObject(value as AnyObject, mirror, after: head, indentation: indentation)
    case .struct:
      addMembers(
        declared(Array(mirror.children)), after: "\(head)\(typeName(mirror.subjectType))(", indentation: indentation)
    default:
      if mirror.children.isEmpty {
        addText(String(reflecting: value), after: head, indentation: indentation)
      } else {
        addMembers(
          declared(Array(mirror.children)), after: "\(head)\(typeName(mirror.subjectType))(", indentation: indentation)
      }
    }
  }

  private mutating func addText(_ text: String, after head: String, indentation: String) {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      lines.append((index == 0 ? head : indentation) + line)
    }
  }

  /// The text of values of the most frequent types.
  private func frequentText(of value: Any) -> String? {
    let type = type(of: value)
    if type == String.self, let value = value as? String {
      return Self.escaped.isAbsent(from: value) ? "\"" + value + "\"" : String(reflecting: value)
    }
    if type == Int.self, let value = value as? Int { return String(value) }
    return nil
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

  /// The bytes of which some are escaped in a literal: `"`, `\`, controls, and all that are not of ASCII.
  private static let escaped = ByteSet(Array(0x01..<0x20) + [0x22, 0x5C] + Array(0x7F...0xFF))

  private mutating func addCase(_ value: Any, _ mirror: Mirror, after head: String, indentation: String) {
    let type = typeName(mirror.subjectType)
    guard let child = mirror.children.first, let name = child.label else {
      return addText("\(type).\(value)", after: head, indentation: indentation)
    }
    let payload = Mirror(reflecting: child.value)
    let isTuple = payload.displayStyle == .tuple && !payload.children.isEmpty
    addMembers(
      isTuple ? declared(Array(payload.children)) : [(nil, child.value)], after: "\(head)\(type).\(name)(",
      indentation: indentation)
  }

  private mutating func addObject(_ object: AnyObject, _ mirror: Mirror, after head: String, indentation: String) {
    // Not above: a cast of an array to a class bridges all of its elements.
    if let keyPath = object as? AnyKeyPath { return lines.append(head + String(describing: keyPath)) }
    let (id, type) = (ObjectIdentifier(object), typeName(mirror.subjectType))
    guard !objects.contains(id) else { return lines.append("\(head)\(type)(↩︎)") }
    objects.append(id)
    defer { objects.removeLast() }
    var parts = [Array(mirror.children)]
    var superclass = mirror.superclassMirror
    while let mirror = superclass {
      parts.append(Array(mirror.children))
      superclass = mirror.superclassMirror
    }
    addMembers(parts.reversed().flatMap(declared), after: "\(head)\(type)(", indentation: indentation)
  }

  /// Adds the items of a list, up to the limit.
  private mutating func addItems(of mirror: Mirror, after head: String, indentation: String) {
    lines.append(head + "[")
    let inner = indentation + "  "
    for child in mirror.children {
      let isBeyondLimit = limit == 0
      add(child.value, after: inner, indentation: inner)
      lines[lines.count - 1] += ","
      if isBeyondLimit { break }
    }
    lines.append(indentation + "]")
  }

  /// Adds the items of a collection without an order, sorted by their lines.
  private mutating func addSorted(
    _ children: Mirror.Children, after head: String, _ end: String, indentation: String,
    add: (inout ValueDumper, Any, String) -> Void
  ) {
    lines.append(head)
    let start = lines.count
    var items: [[String]] = []
    for child in children {
      add(&self, child.value, indentation + "  ")
      items.append(Array(lines[start...]))
      lines.removeSubrange(start...)
    }
    for item in items.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      lines += item
      lines[lines.count - 1] += ","
    }
    lines.append(indentation + end)
  }

  private mutating func addEntry(_ pair: Any, indentation: String) {
    let parts = Array(Mirror(reflecting: pair).children)
    guard parts.count == 2 else { return add(pair, after: indentation, indentation: indentation) }
    add(parts[0].value, after: indentation, indentation: indentation)
    let key = lines.removeLast()
    add(parts[1].value, after: key + ": ", indentation: indentation)
  }

  /// Adds members of a value in parentheses, with their names.
  private mutating func addMembers(_ members: [Mirror.Child], after head: String, indentation: String) {
    if members.isEmpty { return lines.append(head + ")") }
    lines.append(head)
    let inner = indentation + "  "
    for (index, member) in members.enumerated() {
      add(member.value, after: inner + label(of: member), indentation: inner)
      if index < members.count - 1 { lines[lines.count - 1] += "," }
    }
    lines.append(indentation + ")")
  }

  private func label(of member: Mirror.Child) -> String {
    // Elements of a tuple without labels are named `.0` and `.1`.
    guard let label = member.label, !label.hasPrefix(".") else { return "" }
    return label + ": "
  }

  /// The members of a type as they are declared: without the registrar of an observable class, and with the names of
  /// properties whose storage a macro or a wrapper declares.
  private func declared(_ members: [Mirror.Child]) -> [Mirror.Child] {
    guard members.contains(where: { $0.label?.hasPrefix("_") == true }) else { return members }
    let isObservable = members.contains { $0.label == "_$observationRegistrar" }
    return members.compactMap { label, value in
      guard let label, label.hasPrefix("_") else { return (label, value) }
      if label.hasPrefix("_$") { return nil }
      return (isObservable || value is any DumpedValue ? String(label.dropFirst()) : label, value)
    }
  }

  /// The name of a type without its module and enclosing types.
  private func typeName(_ type: Any.Type) -> String {
    // As `String(describing:)`, which casts the type to several protocols before.
    _typeName(type, qualified: false)
  }
}
