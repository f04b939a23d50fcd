/// A trait of the surroundings: one of UIKit's, or one that an app defines.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where nothing else is set.
  static var defaultValue: Value { get }

  /// The identity of the trait.
  static var identifier: String { get }

  /// The name, for descriptions.
  static var name: String { get }

  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }

  /// The value among traits.
  static func _value(in traits: UITraitCollection) -> Value

  /// Sets the value among traits.
  static func _set(_ value: Value, in traits: inout UITraitCollection)
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }

  public static func _value(in traits: UITraitCollection) -> Value {
    traits.ownValues[ObjectIdentifier(Self.self)]?.value as? Value ?? defaultValue
  }

  public static func _set(_ value: Value, in traits: inout UITraitCollection) {
    traits.ownValues[ObjectIdentifier(Self.self)] = OwnTraitValue(value: value)
  }

  package static func copy(from source: UITraitCollection, to target: inout UITraitCollection) {
    _set(_value(in: source), in: &target)
  }

  package static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    OwnTraitValue(value: _value(in: first)) != OwnTraitValue(value: _value(in: second))
  }
}

/// The value of a trait that an app defines.
///
/// Values that cannot be compared count as different.
package struct OwnTraitValue: Hashable, @unchecked Sendable {
  package let value: Any

  package static func == (first: Self, second: Self) -> Bool {
    func equal<Value: Equatable>(_ value: Value) -> Bool { value == second.value as? Value }
    return (first.value as? any Equatable).map { equal($0) } ?? false
  }

  package func hash(into hasher: inout Hasher) {}
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UITraitCollection {
  /// Code that changes traits.
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  private struct MutableTraits: UIMutableTraits {
    var traits: UITraitCollection

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
      get { T._value(in: traits) }
      set { T._set(newValue, in: &traits) }
    }
  }

  /// Creates traits by changing those without values.
  public init(mutations: TraitMutations) { self = Self().modifyingTraits(mutations) }

  /// Creates traits with the value of one of them.
  public init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init()
    T._set(value, in: &self)
  }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T._value(in: self) }

  /// The traits with changes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    var mutable: any UIMutableTraits = MutableTraits(traits: self)
    mutations(&mutable)
    return (mutable as? MutableTraits)?.traits ?? self
  }

  /// The traits with another value of one of them.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var copy = self
    T._set(value, in: &copy)
    return copy
  }
}
