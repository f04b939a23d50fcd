/// A key for a value in the environment that views of UIKit know as a trait.
///
/// Where SwiftUI's modifiers have set no value, it is read from the traits. A value that they set becomes a trait of the views
/// of UIKit inside, if the key writes it.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value among traits.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Sets the value among traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that is known as a trait, too.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { stored(key) ?? K.read(from: UITraitCollection(self)) }
    set {
      let old = UITraitCollection(withoutReader)
      let new = old.modifyingTraits { K.write(to: &$0, value: newValue) }
      // A key that writes no trait keeps its value in the environment alone.
      if new == old { store(newValue, for: key) } else { take(new, insteadOf: old) }
    }
  }

  /// The values of traits that the app defines.
  @Entry var ownTraits: [ObjectIdentifier: OwnTraitValue] = [:]

  /// Takes the traits that differ from others.
  package mutating func take(_ new: UITraitCollection, insteadOf old: UITraitCollection) {
    func changed<Value: Equatable>(_ property: KeyPath<UITraitCollection, Value>) -> Value? {
      new[keyPath: property] == old[keyPath: property] ? nil : new[keyPath: property]
    }
    if let value = changed(\.userInterfaceStyle).flatMap(ColorScheme.init) { colorScheme = value }
    if let value = changed(\.horizontalSizeClass) { horizontalSizeClass = UserInterfaceSizeClass(value) }
    if let value = changed(\.verticalSizeClass) { verticalSizeClass = UserInterfaceSizeClass(value) }
    if let value = changed(\.displayScale), value > 0 { displayScale = value }
    if let value = changed(\.preferredContentSizeCategory).flatMap(ContentSizeCategory.init) { sizeCategory = value }
    if let value = changed(\.layoutDirection).flatMap(LayoutDirection.init) { layoutDirection = value }
    if let value = changed(\.accessibilityContrast).flatMap(ColorSchemeContrast.init) { colorSchemeContrast = value }
    if let value = changed(\.ownValues) { ownTraits = value }
  }
}
