import SwiftUI

/// Traits that a view or a controller sets for itself and what is in it.
public struct UITraitOverrides: UIMutableTraits {
  private var values = UITraitCollection()
  private var traits: [ObjectIdentifier: UITrait] = [:]

  init() {}

  /// The value of a trait; its default, if it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { contains(trait) ? T._value(in: values) : T.defaultValue }
    set {
      T._set(newValue, in: &values)
      traits[ObjectIdentifier(trait)] = trait
    }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { traits[ObjectIdentifier(trait)] != nil }

  /// Takes a trait from the surroundings again.
  public mutating func remove(_ trait: UITrait) { traits[ObjectIdentifier(trait)] = nil }

  /// Sets the traits in an environment.
  func apply(to environment: inout EnvironmentValues) {
    if traits.isEmpty { return }
    let old = UITraitCollection(environment)
    var new = old
    // Each sets another value, so their order does not matter.
    for trait in traits.values { trait.copy(from: values, to: &new) }
    environment.take(new, insteadOf: old)
  }
}
