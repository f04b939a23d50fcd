import Foundation

/// The protocol that `NSSortDescriptor(key:ascending:)` is added to, because an initializer there may return a subclass.
public protocol _KeyedSortDescriptor {}

extension NSSortDescriptor: _KeyedSortDescriptor {}

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  /// Sorts by the value for a key path.
  public init(key: String?, ascending: Bool) { self = Self.made(key, ascending, .plain) }

  /// Sorts by the value for a key path, in the order that a closure says.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = Self.made(key, ascending, .closure(cmptr))
  }

  /// Sorts by the value for a key path, in an order of texts.
  package init(key: String?, ascending: Bool, order: SortedKeyOrder) { self = Self.made(key, ascending, order) }

  private static func made(_ key: String?, _ ascending: Bool, _ order: SortedKeyOrder) -> Self {
    guard let descriptor = KeySortDescriptor(key, ascending, order) as? Self else {
      preconditionFailure("A key makes an NSSortDescriptor; \(Self.self) cannot be made from one.")
    }
    return descriptor
  }

  /// The key path that is sorted by; `nil` if it is one of Swift.
  public var key: String? { (self as? KeySortDescriptor)?.sortedKey }
}

extension NSSortDescriptor {
  /// Sorts by a property that need not be comparable for Swift, such as an optional date; a missing value comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: { SortedKeyOrder.plain.compare($0, $1) })
  }
}

/// The order of the values of a key.
package enum SortedKeyOrder {
  /// That of numbers, dates and texts.
  case plain
  case caseInsensitive, localized, localizedCaseInsensitive, localizedStandard
  case closure(Comparator)

  /// The order with the name of a method of texts; `nil` if there is none.
  package init?(selector: String) {
    switch selector {
    case "compare:": self = .plain
    case "caseInsensitiveCompare:": self = .caseInsensitive
    case "localizedCompare:": self = .localized
    case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
    case "localizedStandardCompare:": self = .localizedStandard
    default: return nil
    }
  }

  /// Compares two values; a missing one comes first.
  package func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    if case .closure(let compare) = self { return compare(left ?? NSNull(), right ?? NSNull()) }
    let (left, right) = (PredicateValue(left), PredicateValue(right))
    if left.isNull || right.isNull {
      return left.isNull == right.isNull ? .orderedSame : left.isNull ? .orderedAscending : .orderedDescending
    }
    if case .text(let left) = left, case .text(let right) = right { return compare(left, right) }
    return left.order(right) ?? .orderedSame
  }

  /// Compares two texts.
  package func compare(_ left: String, _ right: String) -> ComparisonResult {
    switch self {
    case .plain, .closure: PredicateText.compare(left, right, [])
    case .caseInsensitive: left.caseInsensitiveCompare(right)
    case .localized: left.localizedCompare(right)
    case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
    case .localizedStandard: left.localizedStandardCompare(right)
    }
  }
}

/// A sort descriptor with a key path of names.
package final class KeySortDescriptor: NSSortDescriptor {
  package let sortedKey: String?
  package let order: SortedKeyOrder

  /// What Foundation's initializer asks for.
  private struct Unused { let value = 0 }

  init(_ key: String?, _ ascending: Bool, _ order: SortedKeyOrder) {
    sortedKey = key
    self.order = order
    super.init(keyPath: \Unused.value, ascending: ascending)
  }

  package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order.compare(value(of: object1), value(of: object2))
    if ascending { return result }
    return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
  }

  private func value(of object: Any) -> Any? {
    guard let sortedKey else { return object }
    do {
      return try KeyValueCoding.value(of: object, at: sortedKey.split(separator: ".").map(String.init)[...])
    } catch {
      reportMistake("NSSortDescriptor(key: \"\(sortedKey)\", …) cannot compare: \(error)")
      return nil
    }
  }

  package override var reversedSortDescriptor: Any { KeySortDescriptor(sortedKey, !ascending, order) }

  package override var description: String { "(\(sortedKey ?? "SELF"), \(ascending ? "ascending" : "descending"))" }
}
