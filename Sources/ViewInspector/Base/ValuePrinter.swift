import SwiftUI

extension Inspector {
  /// A text with a value and its members, and the bodies of views.
  public static func print(_ value: Any) -> String {
    var printer = ValuePrinter()
    printer.write(value, after: typeName(value: value))
    return printer.text
  }

  /// A stored property of a value, by name.
  static func attribute(label: String, value: Any) throws -> Any {
    guard let field = ValuePrinter.fields(of: value).first(where: { $0.label == label }) else {
      throw InspectionError.attributeNotFound(label: label, type: typeName(value: value))
    }
    return field.value
  }

  static func attribute<T>(label: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(label: label, value: value), type: type)
  }

  /// A nested property, by names separated by `|`.
  static func attribute(path: String, value: Any) throws -> Any {
    try path.split(separator: "|").reduce(value) { try attribute(label: String($1), value: $0) }
  }

  static func attribute<T>(path: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(path: path, value: value), type: type)
  }
}

/// Prints values line by line, each below its container.
@MainActor
private struct ValuePrinter {
  private(set) var text = ""
  private let medium = Content.Medium.empty

  /// The objects that are being printed.
  private var open: Set<ObjectIdentifier> = []

  /// The objects that have been printed; several values may refer to the same one.
  private var written: Set<ObjectIdentifier> = []

  /// The largest depth, because views that contain themselves have endless bodies.
  private static let depthLimit = 100

  mutating func write(_ value: Any, after head: String, level: Int = 0) {
    text += String(repeating: "  ", count: level) + head
    let object = type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
    if let object, open.contains(object) { return end("{ cyclic reference }") }
    // The graph and its nodes are not part of a view's values.
    let isScreen = value is Graph || value is _ViewNode
    if let object, !written.insert(object).inserted || isScreen { return end("{ reference }") }
    guard level < Self.depthLimit else { return end("…") }
    let inner = parts(of: value)
    guard !inner.isEmpty else {
      if value is Any.Type { text += "\n" } else { end(value is [Any] ? "[]" : String(describing: value)) }
      return
    }
    text += "\n"
    if let object { open.insert(object) }
    for part in inner { write(part.value, after: part.head, level: level + 1) }
    if let object { open.remove(object) }
  }

  private mutating func end(_ value: String) { text += " = \(value)\n" }

  private func parts(of value: Any) -> [(head: String, value: Any)] {
    if let array = value as? [Any] { return array.enumerated().map { ("[\($0)]", $1) } }
    var parts = Self.fields(of: value).map { ("\($0.label): \(Self.typeName(of: $0.value))", $0.value) }
    let content = Content(value, medium: medium)
    if value is any View || value is any ViewModifier, content.isCustomView, let body = try? content.body().view {
      parts.append(("body: \(Inspector.typeName(value: body))", body))
    }
    return parts.sorted { $0.0 < $1.0 }
  }

  private static func typeName(of value: Any) -> String {
    value is Any.Type ? "Any.Type" : Inspector.typeName(value: value)
  }

  /// The stored properties of a value, including those of its superclasses.
  static func fields(of value: Any) -> [(label: String, value: Any)] {
    var fields: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children { fields.append((child.label ?? "[\(fields.count)]", child.value)) }
      mirror = current.superclassMirror
    }
    return fields
  }
}
