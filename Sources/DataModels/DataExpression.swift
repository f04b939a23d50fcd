import Foundation

/// An expression of a mapping model.
package indirect enum DataExpression {
  case constant(Any?)

  /// The object itself.
  case object

  /// A value that the migration gives, such as `source`.
  case variable(String)

  /// The value for a key path of an expression's value; without one, of the object.
  case keyPath(DataExpression?, String)

  /// A method of an expression's value by its selector; without one, a function of predicates.
  case call(String, of: DataExpression?, [DataExpression])
  case list([DataExpression])

  /// One of a kind that is not known here.
  case unknown

  /// Reads the archive of an expression that Xcode writes.
  ///
  /// - Returns: `nil` if it is no archive, or has an expression of another kind.
  package init?(archive data: Data) {
    guard let object = Self.object(in: data) as? ArchivedExpression, let content = object.content else { return nil }
    self = content
  }

  /// Reads the archive of a dictionary; `nil` if it is none.
  static func dictionary(in data: Data) -> [AnyHashable: Any]? { object(in: data) as? [AnyHashable: Any] }

  private static func object(in data: Data) -> Any? {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    for name in ArchivedExpression.classNames { unarchiver.setClass(ArchivedExpression.self, forClassName: name) }
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

/// What an archive has for one of Foundation's expressions.
private final class ArchivedExpression: NSObject, NSCoding {
  static let classNames = [
    "NSAggregateExpression", "NSConstantValueExpression", "NSFunctionExpression", "NSKeyPathExpression",
    "NSKeyPathSpecifierExpression", "NSSelfExpression", "NSVariableExpression",
    // Without a meaning here: their content is nil.
    "NSAnyKeyExpression", "NSBlockExpression", "NSFetchRequestExpression", "NSSetExpression", "NSSubqueryExpression",
    "NSTernaryExpression",
  ]

  let content: DataExpression?

  /// How many expressions are around the one that is read: in a damaged archive, one may contain itself.
  @TaskLocal private static var depth = 0

  init?(coder: NSCoder) {
    let depth = Self.depth
    content = depth < 64 ? Self.$depth.withValue(depth + 1) { Self.content(coder) } : nil
  }

  func encode(with coder: NSCoder) {}

  private static func content(_ coder: NSCoder) -> DataExpression? {
    func object(_ key: String) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }
    if let name = object("NSVariable") as? String { return .variable(name) }
    if let path = object("NSKeyPath") as? String { return .keyPath(nil, path) }
    if let name = object("NSSelectorName") as? String {
      guard let operand = (object("NSOperand") as? ArchivedExpression)?.content,
        let arguments = list(object("NSArguments") ?? [Any]())
      else { return nil }
      return call(name, of: operand, arguments)
    }
    // The receiver of the functions of predicates is a class.
    if let name = object("NSConstantValueClassName") as? String { return .constant(name) }
    if coder.containsValue(forKey: "NSConstantValue") { return .constant(object("NSConstantValue")) }
    if let parts = object("NSCollection") { return list(parts).map(DataExpression.list) }
    guard coder.containsValue(forKey: "NSExpressionType") else { return nil }
    return coder.decodeInteger(forKey: "NSExpressionType") == 1 ? .object : nil
  }

  private static func list(_ value: Any) -> [DataExpression]? {
    guard let parts = value as? [Any] else { return nil }
    let contents = parts.compactMap { ($0 as? ArchivedExpression)?.content }
    return contents.count == parts.count ? contents : nil
  }

  private static func call(
    _ name: String, of operand: DataExpression, _ arguments: [DataExpression]
  ) -> DataExpression {
    let receiver: DataExpression? =
      switch operand {
      case .object: nil
      default: operand
      }
    if ["valueForKey:", "valueForKeyPath:"].contains(name), arguments.count == 1 {
      switch arguments[0] {
      case .keyPath(nil, let path): return .keyPath(receiver, path)
      case .constant(let path as String): return .keyPath(receiver, path)
      default: break
      }
    }
    let isFunction = if case .constant(let type as String) = operand { type == "_NSPredicateUtilities" } else { false }
    return .call(name, of: isFunction ? nil : operand, arguments)
  }
}
