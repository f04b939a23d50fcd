/// A key for a value that views pass to their ancestors.
public protocol PreferenceKey {
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines a value with the next one in the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects the values of one preference key, in tree order.
@MainActor
package struct PreferenceCollector<K: PreferenceKey> {
  /// The combined value; `nil` if no view has set one.
  package private(set) var value: K.Value?

  package init(_ key: K.Type = K.self) {}

  package mutating func add(_ next: K.Value) {
    if var current = value {
      K.reduce(value: &current, nextValue: { next })
      value = current
    } else {
      value = next
    }
  }
}

extension _ViewNode {
  /// The combined value of a preference set by this node and its descendants.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var collector = PreferenceCollector<K>()
    collectPreference(into: &collector)
    return collector.value ?? K.defaultValue
  }
}
